import { sql } from 'drizzle-orm';
import type { Session } from '../db/database.ts';
import type { Storage } from '../storage/storage.ts';
import { imageFiles } from './files.ts';

/**
 * Removes an image, its bytes first: none are left where it is broken off. Removing what is not there changes nothing, so that a
 * transaction which is run again may do it again.
 */
export async function removeImage(
  { execute }: Pick<Session, 'query' | 'execute'>,
  storage: Pick<Storage, 'remove'>,
  schoolId: string,
  id: string,
): Promise<void> {
  for (const key of imageFiles(schoolId, id)) await storage.remove(key);
  await execute(sql`delete from image where school_id = ${schoolId} and id = ${id}`);
}
