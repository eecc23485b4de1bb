import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { FileReply } from '../../platform/file-reply.ts';
import type { imageService } from '../../platform/images/service.ts';

const missing = () => notFound('این تصویر پیدا نشد. دوباره آن را انتخاب کنید.');

const PictureRow = v.object({ schoolId: v.string(), id: v.string() });
type Picture = v.InferOutput<typeof PictureRow>;

/** Pictures that visitors of the site may see. Each is of one partner or one seal, and goes with it. */
export function sitePictureService({ db }: Pick<Context, 'db'>, images: ReturnType<typeof imageService>) {
  return {
    /**
     * Shows those of `wanted` that are not in `had`, and no longer those of `had` that are not in `wanted`. Throws `not-found` for
     * a picture that somebody else has uploaded, or that is of something else. Hand what it returns to `erase` once the
     * transaction is over.
     */
    replace: async (
      tx: Session,
      actor: Actor,
      now: Date,
      had: readonly (string | null)[],
      wanted: readonly (string | null)[],
    ): Promise<readonly Picture[]> => {
      const idsOf = (ids: readonly (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];
      const added = idsOf(wanted).filter((id) => !had.includes(id));
      const dropped = idsOf(had).filter((id) => !wanted.includes(id));
      if (added.length > 0) {
        const shown = await tx.execute(sql`
          insert into site_picture (id, school_id, created_at)
          select /* across schools: support chats */ i.id, i.school_id, ${now.toISOString()}::timestamptz
          from image i
          where i.school_id = ${actor.schoolId} and i.owner_id = ${actor.id} and i.id = any(${sql.param(added)}::uuid[])
            and not exists (
              select from chat_message m where m.image_school_id = i.school_id and m.image_id = i.id)
          on conflict do nothing returning id`);
        if (shown.length < added.length) throw missing();
      }
      if (dropped.length === 0) return [];
      return tx.query(
        PictureRow,
        sql`
        delete from site_picture where id = any(${sql.param(dropped)}::uuid[]) returning school_id as "schoolId", id`,
      );
    },

    /** Removes pictures that nothing shows any more, with their bytes. */
    erase: async (pictures: readonly Picture[]): Promise<void> => {
      for (const { schoolId, id } of pictures) await images.remove(schoolId, id);
    },

    file: async (id: string): Promise<FileReply> => {
      const [shown] = await db.query(
        PictureRow,
        sql`select school_id as "schoolId", id from site_picture where id = ${id}`,
      );
      if (shown === undefined) throw missing();
      const { bytes, mediaType, name } = await images.read(shown.schoolId, id, 'small');
      return new FileReply(bytes, mediaType, name, { isPublicForEver: true });
    },
  };
}

export type SitePictures = ReturnType<typeof sitePictureService>;
