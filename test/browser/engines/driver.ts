/** One input device and what it does, in the words both WebDriver and WebDriver BiDi have for it. */
export interface Source {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** A page of a running engine, as far as its protocol differs from the others'. */
export interface Driver {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression, waited for, that is a text or nothing. */
  evaluate(expression: string): Promise<unknown>;
  act(sources: readonly Source[]): Promise<void>;
  close(): Promise<void>;
}
