import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../db/database.ts';
import { checkKey, type Storage } from './storage.ts';

/** Files below a folder, readable by the server's user alone. Several copies of a server need a folder they share. */
export function diskStorage(folder: string): Storage {
  function pathOf(key: string): string {
    checkKey(key);
    return join(folder, key);
  }

  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Renamed into place, so that nobody reads half of a file.
      const part = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(part, bytes, { mode: 0o600, flush: true });
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
