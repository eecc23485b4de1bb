/**
 * Where files of people are kept: pictures of a chat, logos of schools. A key is a path of lower-case letters, digits,
 * hyphens, dots and slashes; it begins with the school's id where the file belongs to one.
 */
export interface Storage {
  /** Stores the bytes under the key, whole or not at all, so that they outlast a crash of the machine; what was there is replaced. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined where nothing is stored under the key. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  /** Removing what is not there changes nothing. */
  readonly remove: (key: string) => Promise<void>;
}

const KEY = /^[a-z0-9-]+(?:[./][a-z0-9-]+)*$/;

/** Throws where a key could name a file outside the storage: a key is made by the server, never by a caller. */
export function checkKey(key: string): void {
  if (!KEY.test(key) || key.length > 300) throw new Error('not a key of the storage');
}
