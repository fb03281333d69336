/** What tables tell whoever runs them. No secret is ever in it. */
export interface Report {
  readonly kind:
    | 'bot-failed'
    | 'store-trouble'
    | 'conflict'
    /** Another program had kept something that was not heard of. */
    | 'caught-up'
    /** Another program left undone what was to be done. */
    | 'stood-in'
    | 'loaded'
    | 'evicted'
    | 'finished'
    | 'damaged'
    /** Something that must not happen did; the table goes on as it was. */
    | 'broken'
    | 'resumed-clock';
  readonly table: string;
  readonly detail?: string;
}
