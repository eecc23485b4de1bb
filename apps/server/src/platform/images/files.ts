import { Buffer } from 'node:buffer';
import { sql } from 'drizzle-orm';
import type { Session } from '../db/database.ts';
import type { Storage } from '../storage/storage.ts';
import { IMAGE_SIZES, type ImageSize } from './reencode.ts';

/** Under which key the bytes of a stored image are. */
export const imageKey = (schoolId: string, id: string, size: ImageSize) => `${schoolId}/image/${id}/${size}.webp`;

/** The keys of all sizes. */
export const imageFiles = (schoolId: string, id: string) =>
  (Object.keys(IMAGE_SIZES) as ImageSize[]).map((size) => imageKey(schoolId, id, size));

/** The bytes of a stored image as WebP; undefined where there are none. */
export async function imageBytes(
  storage: Pick<Storage, 'get'>,
  schoolId: string,
  id: string,
  size: ImageSize,
): Promise<Buffer | undefined> {
  const bytes = await storage.get(imageKey(schoolId, id, size));
  return bytes === undefined ? undefined : Buffer.from(bytes);
}

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
