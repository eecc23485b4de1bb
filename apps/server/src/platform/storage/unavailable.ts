import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import { errorCode } from '../db/database.ts';
import { diskStorage } from './disk.ts';
import type { Storage } from './storage.ts';

const REASONS = {
  full: { code: 'files-full', detail: 'جای ذخیرهٔ فایل‌ها پر است. این فایل ذخیره نشد؛ کمی بعد دوباره تلاش کنید.' },
  away: { code: 'files-away', detail: 'سامانه همین حالا به فایل‌ها دسترسی ندارد. کمی بعد دوباره تلاش کنید.' },
} as const;

/**
 * Files cannot be stored or read now. The fault is no `cause`: within a transaction it would be read as a fault of the database,
 * which such errors of the system look like.
 */
export class StorageUnavailable extends AppError {
  readonly reason: keyof typeof REASONS;
  readonly fault: Error;

  constructor(reason: keyof typeof REASONS, fault: Error) {
    const { code, detail } = REASONS[reason];
    super('unavailable', detail, { code, retryAfter: 60 });
    this.reason = reason;
    this.fault = fault;
  }
}

/** Of the disk, and of services that speak S3. */
const FULL = /^(ENOSPC|EDQUOT|XMinioStorageFull|QuotaExceeded|InsufficientStorage|InsufficientCapacity)$/;

function faultOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (FULL.test(errorCode(error) ?? '') || FULL.test(error.name)) return new StorageUnavailable('full', error);
  // Errors of the system, of the client of S3, and of our own patience; all others are mistakes of the program.
  const isOutside = 'syscall' in error || '$metadata' in error || error.name === 'TimeoutError';
  return isOutside ? new StorageUnavailable('away', error) : error;
}

/** The storage with its faults kept apart from those of the database. */
export function withFaults({ put, get, remove }: Storage): Storage {
  const fail = (error: unknown): never => {
    throw faultOf(error);
  };
  return {
    put: (key, bytes) => put(key, bytes).catch(fail),
    get: (key) => get(key).catch(fail),
    remove: (key) => remove(key).catch(fail),
  };
}

/** The storage that the settings name. The client of S3 is loaded only where it is used. */
export async function openStorage({ files }: Pick<Config, 'files'>): Promise<Storage> {
  if ('folder' in files) return withFaults(diskStorage(files.folder));
  const { s3Storage } = await import('./s3.ts');
  return withFaults(s3Storage(files.s3));
}
