import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../src/platform/actor.ts';
import { imageFiles } from '../../src/platform/images/files.ts';
import type { World } from './world.ts';

/** A PDF of one empty page, with more objects where they are given. */
export function pdf(objects = '', trailer = ''): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n${objects}\nxref\n0 1\ntrailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );
}

/** A stored picture of somebody, as an upload that is finished leaves it; resolves to its id. */
export async function storedPicture(world: World, { id: ownerId, schoolId }: Actor): Promise<string> {
  const id = randomUUID();
  for (const key of imageFiles(schoolId, id)) await world.context.storage.put(key, new Uint8Array([1]));
  await world.db.execute(sql`
    insert into image (school_id, id, owner_id, width, height, created_at)
    values (${schoolId}, ${id}, ${ownerId}, 8, 6, ${world.now().toISOString()}::timestamptz)`);
  return id;
}
