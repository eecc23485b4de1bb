import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../actor.ts';
import { notFound } from '../app-error.ts';
import type { Context } from '../context.ts';
import { FileReply } from '../file-reply.ts';
import { inWorker } from '../worker/in-worker.ts';
import { imageBytes, imageKey, removeImage } from './files.ts';
import type { ImageSize, reencodeImage } from './reencode.ts';
import { missingUpload, uploadService } from './uploads.ts';

/** What is shown of a stored image. */
export const StoredImage = v.object({
  id: v.string(),
  width: v.number(),
  height: v.number(),
});
export type StoredImage = v.InferOutput<typeof StoredImage>;

const reencode = inWorker<typeof reencodeImage>(new URL('reencode.ts', import.meta.url), 'reencodeImage');

/**
 * Pictures of people: sent in chunks, then drawn again and stored. Who may see one is a rule of the domain that shows it: it
 * serves it with `read`.
 */
export function imageService(context: Pick<Context, 'db' | 'clock' | 'storage'>) {
  const { db, clock, storage } = context;
  const uploads = uploadService(context);

  async function imageOf({ schoolId, id: ownerId }: Actor, id: string): Promise<StoredImage | undefined> {
    const [image] = await db.query(
      StoredImage,
      sql`
      select id, width, height from image where school_id = ${schoolId} and id = ${id} and owner_id = ${ownerId}`,
    );
    return image;
  }

  return {
    begin: uploads.begin,
    append: uploads.append,
    sweep: uploads.sweep,

    /** Makes the picture of what has arrived. A repeat gives the same; what is no picture leaves nothing behind. */
    finish: async (actor: Actor, id: string): Promise<StoredImage> => {
      const { schoolId, id: ownerId } = actor;
      const before = await imageOf(actor, id);
      if (before) return before;
      await uploads.finish(actor, id, async (bytes) => {
        const { width, height, sizes } = await reencode(bytes);
        await storage.put(imageKey(schoolId, id, 'large'), sizes.large);
        await storage.put(imageKey(schoolId, id, 'small'), sizes.small);
        await db.execute(sql`
          insert into image (school_id, id, owner_id, width, height, created_at)
          values (${schoolId}, ${id}, ${ownerId}, ${width}, ${height}, ${clock().toISOString()}::timestamptz)
          on conflict do nothing`);
      });
      const image = await imageOf(actor, id);
      if (image === undefined) throw missingUpload();
      return image;
    },

    /** For the domain that shows the image, after it has asked who may see it. */
    read: async (schoolId: string, id: string, size: ImageSize): Promise<FileReply> => {
      const bytes = await imageBytes(storage, schoolId, id, size);
      if (bytes === undefined) throw notFound('این تصویر پیدا نشد.');
      return new FileReply(bytes, 'image/webp', `${size}.webp`);
    },

    remove: (schoolId: string, id: string) => removeImage(db, storage, schoolId, id),
  };
}
