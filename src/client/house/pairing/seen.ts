/** The code of the screen this device has looked at last, and not shown anything on. */
export const SEEN = 'screen.seen';
