import type { Contract, ParsedOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import { FileReply } from '../../platform/file-reply.ts';
import { imageBytes, imageFiles } from '../../platform/images/files.ts';

/** Where an uploaded picture is; the drawn ones are files of the app, `/avatars/…`. */
const ADDRESS = /^\/api\/site\/picture\/([0-9a-f-]{36})\/([0-9a-f-]{36})\/$/;

/** How long a browser keeps a picture: one that was removed is gone from others' screens a day later at the latest. */
const STORED_SECONDS = 86_400;

export interface UploadedPicture {
  readonly schoolId: string;
  readonly imageId: string;
}

const addressOf = ({ schoolId, imageId }: UploadedPicture) => `/api/site/picture/${schoolId}/${imageId}/`;

/** The uploaded picture that an address of an account names; undefined for a drawn one and for none. */
export function uploadedPicture(profileUrl: string): UploadedPicture | undefined {
  const [, schoolId, imageId] = ADDRESS.exec(profileUrl) ?? [];
  return schoolId === undefined || imageId === undefined ? undefined : { schoolId, imageId };
}

const missing = () => notFound('این تصویر پیدا نشد. دوباره آن را انتخاب کنید.');

const ReplaceRow = v.object({ url: v.string() });

/** Pictures that teachers and managers upload of themselves. */
export function pictureService({ db, clock, storage }: Pick<Context, 'db' | 'clock' | 'storage'>) {
  /** Puts another address in place of the one before, whose bytes are removed if they were uploaded. */
  async function replace(actor: Actor, next: UploadedPicture | string): Promise<void> {
    const url = typeof next === 'string' ? next : addressOf(next);
    const dropped = await db.transaction(async (tx) => {
      const [before] = await tx.query(
        ReplaceRow,
        sql`
        select profile_url as url from account where id = ${actor.id} for update`,
      );
      if (before === undefined || before.url === url) return undefined;
      if (typeof next !== 'string') {
        // A logo, or what a message shows, is not this picture alone: its bytes would go with the person's next picture.
        const [own] = await tx.execute(sql`
          select i.id from image i
          where i.school_id = ${next.schoolId} and i.id = ${next.imageId} and i.owner_id = ${actor.id} and not exists (
            select from school_look l where l.school_id = i.school_id and (l.logo_id = i.id or l.dark_logo_id = i.id))
            and not exists (
              select from class_message_attachment c where c.school_id = i.school_id and c.id = i.id)
            and not exists (
              select from chat_message m
              where m.school_id = ${actor.schoolId} and m.image_school_id = i.school_id and m.image_id = i.id)`);
        if (own === undefined) throw missing();
      }
      await tx.execute(sql`update account set profile_url = ${url} where id = ${actor.id}`);
      await recordAudit(tx, clock(), originOf(actor.id), {
        action: 'person.picture',
        target: actor.id,
        schoolId: actor.schoolId,
      });
      const uploaded = uploadedPicture(before.url);
      if (uploaded === undefined) return undefined;
      await tx.execute(sql`delete from image where school_id = ${uploaded.schoolId} and id = ${uploaded.imageId}`);
      return uploaded;
    });
    if (dropped) for (const key of imageFiles(dropped.schoolId, dropped.imageId)) await storage.remove(key);
  }

  return {
    replace,

    set: (actor: Actor, imageId: string) => replace(actor, { schoolId: actor.schoolId, imageId }),

    /** A drawn picture stays: it is taken back where it was chosen. */
    remove: async (actor: Actor): Promise<void> => {
      const [row] = await db.query(ReplaceRow, sql`select profile_url as url from account where id = ${actor.id}`);
      if (row !== undefined && uploadedPicture(row.url) !== undefined) await replace(actor, '');
    },

    /** Only while an account shows it: neither other uploads nor what was removed have an address. */
    file: async (asked: ParsedOf<Contract['account']['picture']>['params']): Promise<FileReply> => {
      const [shown] = await db.execute(sql`
        select i.id from image i join account a on a.id = i.owner_id
        where i.school_id = ${asked.schoolId} and i.id = ${asked.imageId} and a.profile_url = ${addressOf(asked)}
          and a.archived_at is null`);
      const bytes = shown === undefined ? undefined : await imageBytes(storage, asked.schoolId, asked.imageId, 'small');
      if (bytes === undefined) throw missing();
      return new FileReply(bytes, 'image/webp', 'picture.webp', { storedSeconds: STORED_SECONDS });
    },
  };
}
