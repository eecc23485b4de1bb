import type { Config } from '../config.ts';
import { diskStorage } from './disk.ts';
import type { Storage } from './storage.ts';
import { withFaults } from './unavailable.ts';

/** The storage that the settings name. The client of S3 is loaded only where it is used. */
export async function openStorage({ files }: Pick<Config, 'files'>): Promise<Storage> {
  if ('folder' in files) return withFaults(diskStorage(files.folder));
  const { s3Storage } = await import('./s3.ts');
  return withFaults(s3Storage(files.s3));
}
