/** What the acts of these tests ask of a page: Playwright's has it under the same names, and so has every driven engine's. */
export interface Page {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate<R>(what: () => R | Promise<R>): Promise<R>;
  evaluate<R, A>(what: (arg: A) => R | Promise<R>, arg: A): Promise<R>;
  waitForFunction<A>(what: (arg: A) => boolean, arg: A, options: Patience): Promise<unknown>;
  waitForTimeout(ms: number): Promise<void>;
  locator(selector: string, options?: { readonly hasText?: Words }): Locator;
  getByRole(role: Role, options: { readonly name: Words; readonly exact?: boolean }): Locator;
  getByLabel(label: Words): Locator;
  getByText(text: Words, options?: { readonly exact?: boolean }): Locator;
  readonly keyboard: { press(key: string): Promise<void> };
}

export interface Locator {
  first(): Locator;
  last(): Locator;
  nth(at: number): Locator;
  count(): Promise<number>;
  isVisible(): Promise<boolean>;
  textContent(): Promise<string | null>;
  innerText(options?: Patience): Promise<string>;
  click(options?: Touch): Promise<void>;
  tap(options?: Touch): Promise<void>;
  fill(text: string): Promise<void>;
  waitFor(options?: Patience & { readonly state?: State }): Promise<void>;
}

export type Role = 'button' | 'heading' | 'radio';
export type Words = string | RegExp;
export type State = 'visible' | 'attached' | 'detached';

export interface Patience {
  readonly timeout?: number;
}

/** Where on it, from its upper left corner; its middle where nothing is said. */
export interface Touch extends Patience {
  readonly position?: { readonly x: number; readonly y: number };
}
