/** Local-storage key of the device token: it stays beyond sign-out, for it is what the browser is known by. */
const DEVICE_KEY = 'deviceToken';

/** Sent with the calls of sign-in: tries from a known browser are counted apart from those of strangers. */
export function deviceToken(): string | null {
  return localStorage.getItem(DEVICE_KEY);
}

export function storeDeviceToken(token: unknown): void {
  if (typeof token === 'string' && token !== '') localStorage.setItem(DEVICE_KEY, token);
}
