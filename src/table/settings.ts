/** What the host can switch. */
export interface Settings {
  /** Nobody new may sit down. */
  readonly locked: boolean;
  /** Whoever has the spectators' or the TV's link may watch. */
  readonly spectators: boolean;
  readonly chat: boolean;
  /** A bot minds a seat whose owner is absent or has left. */
  readonly minding: boolean;
  /** Bots answer at once. */
  readonly quickBots: boolean;
  /** What follows the last answer comes when the host says so, where the game can be shown in between. */
  readonly paced: boolean;
  /** A name with a bad word in it is refused. */
  readonly cleanNames: boolean;
  /** A name is shown once the host has approved it; until then an animal's is. */
  readonly approvedNames: boolean;
  /** Everybody is called by an animal's name. */
  readonly animalNames: boolean;
  /** The end is revealed to all together; left out: where a big screen shows the table, or its host stands beside it. */
  readonly together?: boolean;
  /** Open to everybody in the house: it is listed, people who come by sit down, and bots keep seats for them. */
  readonly listed: boolean;
}

export const SETTINGS = [
  'locked',
  'spectators',
  'chat',
  'minding',
  'quickBots',
  'paced',
  'cleanNames',
  'approvedNames',
  'animalNames',
  'together',
  'listed',
] as const;

export const DEFAULTS: Settings = {
  locked: false,
  spectators: true,
  chat: true,
  minding: true,
  quickBots: false,
  paced: false,
  cleanNames: false,
  approvedNames: false,
  animalNames: false,
  listed: false,
};
