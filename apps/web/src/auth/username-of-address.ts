const MAX_LENGTH = 60;

/** The username that the code on a printed card brings along; empty without one. The password is never in an address. */
export function usernameOfAddress(search: string): string {
  return (new URLSearchParams(search).get('username') ?? '').trim().slice(0, MAX_LENGTH);
}

/** Where the code on a card leads. */
export function signInAddress(origin: string, username: string): string {
  return `${origin}/auth/login?username=${encodeURIComponent(username)}`;
}
