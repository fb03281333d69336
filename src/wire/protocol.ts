/** The wire's own version, said in `hello`. Another one is refused with `old-program`. */
export const PROTOCOL = 2;
