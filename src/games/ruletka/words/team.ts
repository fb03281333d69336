/** Six teams, one a seat, by their names. */
export const TEAMS = ['iskry', 'mewy', 'sadze', 'baki', 'zaby', 'fiolki'] as const;
export type Team = (typeof TEAMS)[number];

/** Three members and the captain, who falls last. */
export type Member = 0 | 1 | 2 | 3;
export const CAPTAIN = 3;
