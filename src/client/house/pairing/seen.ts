/** Where this device keeps the code of a screen it has scanned before it had a table to show. */
export const SEEN = 'screen.seen';
