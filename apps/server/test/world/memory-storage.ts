import { checkKey, type Storage } from '../../src/platform/storage/storage.ts';

/** Files in memory. */
export function memoryStorage(): Storage & { readonly keys: () => string[] } {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => {
      checkKey(key);
      files.set(key, bytes);
    },
    get: async (key) => files.get(key),
    remove: async (key) => {
      files.delete(key);
    },
    keys: () => [...files.keys()],
  };
}
