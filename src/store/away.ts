/** The database does not answer. What was asked can be asked again. */
export interface StoreAway {
  readonly name: 'StoreAway';
  readonly message: string;
}

export function isStoreAway(thrown: unknown): thrown is Error & StoreAway {
  return thrown instanceof Error && thrown.name === 'StoreAway';
}

export function storeAway(message: string): Error & StoreAway {
  return Object.assign(new Error(message), { name: 'StoreAway' as const });
}
