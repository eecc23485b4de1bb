import { randomUUID } from 'node:crypto';
import type { Storage } from './storage.ts';
import { StorageUnavailable } from './unavailable.ts';

const WITHIN_MS = 10_000;

/** What only a change of the settings mends, in the words of the system and of S3. */
const OF_SETTINGS =
  /^(EACCES|EPERM|EROFS|ENOTDIR|ENOENT|AccessDenied|NoSuchBucket|InvalidBucketName|InvalidAccessKeyId|SignatureDoesNotMatch|PermanentRedirect|AuthorizationHeaderMalformed)$/;

export interface StorageFault {
  /** Time does not mend it. */
  readonly isOfSettings: boolean;
  /** In English, for the operator. */
  readonly text: string;
}

/** Writes a small file, reads it and removes it. Null where all of that works. */
export async function tryStorage(storage: Storage): Promise<StorageFault | null> {
  // In no folder: one made here by another user, such as root, would be in the server's way.
  const key = `check-${randomUUID()}`;
  const written = Buffer.from(key);
  const work = async (): Promise<StorageFault | null> => {
    await storage.put(key, written);
    const read = await storage.get(key);
    await storage.remove(key);
    if (read !== undefined && written.equals(read)) return null;
    return { isOfSettings: true, text: 'what was written was not read again' };
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<StorageFault>((resolve) => {
    timer = setTimeout(() => resolve({ isOfSettings: false, text: 'no answer within ten seconds' }), WITHIN_MS);
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    const fault = error instanceof StorageUnavailable ? error.fault : (error as Error);
    const words = ['code' in fault ? String(fault.code) : '', fault.name];
    return { isOfSettings: words.some((word) => OF_SETTINGS.test(word)), text: fault.message || fault.name };
  } finally {
    clearTimeout(timer);
  }
}
