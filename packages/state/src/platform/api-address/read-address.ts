import { toLatinDigits } from '@mashq/curriculum/persian';
import { OWN_ADDRESS } from '../api/stored-address.ts';

/** Why an address is not taken: it does not end with `/api`, or its server is not one of those that are allowed. */
export type AddressFault = 'ending' | 'server';

/** Spaces and direction marks that come along when an address is copied. */
const INVISIBLE = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * The address that somebody typed, in any digits: `/api` for the server of the page, else that of a server of the list. Nothing
 * else is taken, so that nobody is talked into sending a password to a stranger.
 */
export function readAddress(
  typed: string,
  allowed: readonly string[],
  here: string = window.location.origin,
): { readonly address: string } | { readonly fault: AddressFault } {
  const text = toLatinDigits(typed).replace(INVISIBLE, '').replace(/\/+$/, '');
  if (!text.endsWith('/api')) return { fault: 'ending' };
  const url = URL.parse(text, here);
  if (url === null || url.username !== '' || url.password !== '' || !url.pathname.endsWith('/api')) {
    return { fault: 'server' };
  }
  if (url.origin === here) return url.pathname === OWN_ADDRESS ? { address: OWN_ADDRESS } : { fault: 'server' };
  return allowed.includes(url.origin) ? { address: url.origin + url.pathname } : { fault: 'server' };
}
