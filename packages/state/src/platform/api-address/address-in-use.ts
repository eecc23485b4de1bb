import { clientOptions } from '../api/api.ts';
import { ADDRESS_KEY, OWN_ADDRESS } from '../api/stored-address.ts';
import { DEVICE_KEY } from '../api/token.ts';
import { endSession } from '../session/session.ts';

/** The address in use. */
export const apiAddress = (): string => clientOptions.baseUrl;

/** Whether another server than that of the page is in use. */
export const isOtherServer = (): boolean => apiAddress() !== OWN_ADDRESS;

/** Forgets what the server in use has given, stores the address and starts the app again, at sign-in. */
export function startAt(address: string): void {
  // Only the server that signed it knows it.
  localStorage.removeItem(DEVICE_KEY);
  endSession('signed-out');
  if (address === OWN_ADDRESS) localStorage.removeItem(ADDRESS_KEY);
  else localStorage.setItem(ADDRESS_KEY, address);
  window.location.assign('/auth/login');
}

/** Goes back to the server of the page. */
export const resetApiAddress = (): void => startAt(OWN_ADDRESS);

/** Loads the page again when another tab has switched the server: this tab's tokens would go to the one before. Call it once. */
export function followApiAddress(): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage && key === ADDRESS_KEY) window.location.reload();
  });
}
