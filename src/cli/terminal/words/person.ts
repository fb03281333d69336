/** Somebody at the table, as a sentence needs them: languages treat "you" unlike a name. */
export interface Person {
  readonly name: string;
  readonly isMe: boolean;
}

export type Who = (seat: number) => Person;
