const NAME = 'stolik-operator';

/** The session a browser keeps. */
export function adminCookie(header: string | undefined): string | undefined {
  for (const each of header?.split(';') ?? []) {
    const [name = '', value] = each.trim().split('=');
    if (name === NAME) return value;
  }
  return undefined;
}

/** Keeps it for as long as the browser is open; an empty one lets it go. Only what looks after the house is sent it. */
export function keepSession(session: string, secure: boolean): string {
  const age = session === '' ? '; Max-Age=0' : '';
  return `${NAME}=${session}; Path=/api/admin${age}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}
