import type { ClassMessageAttachmentSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { textAs } from '../../platform/db/row.ts';
import type { FileReply } from '../../platform/file-reply.ts';
import type { fileService } from '../../platform/files/service.ts';
import type { imageService } from '../../platform/images/service.ts';
import { ownMessage, readableBy } from './queries.ts';

export type Attachment = InferOutput<typeof ClassMessageAttachmentSchema>;
type Kind = Attachment['kind'];

/** Where the bytes of attachments are. */
export interface AttachmentStores {
  readonly images: Pick<ReturnType<typeof imageService>, 'read' | 'remove'>;
  readonly files: Pick<ReturnType<typeof fileService>, 'read' | 'remove'>;
}

/** One that belongs to no message any more. */
export const Detached = v.object({
  schoolId: v.string(),
  id: v.string(),
  kind: textAs<Kind>(),
});
export type Detached = v.InferOutput<typeof Detached>;

interface Wanted {
  readonly id: string;
  readonly alt: string;
}

const noSuchUpload = () => notFound('یکی از پیوست‌ها پیدا نشد. آن را بردارید و دوباره انتخاب کنید.');

const SetAttachmentsRow = v.object({ id: v.string(), kind: textAs<Kind>(), isTaken: v.boolean() });

/**
 * Makes these the attachments of a message, in this order, and returns those that it lost. Each is a picture or file that the
 * author uploaded and shows nowhere else.
 */
export async function setAttachments(
  { execute, query }: Session,
  { id: ownerId, schoolId }: Actor,
  messageId: string,
  wanted: readonly Wanted[],
): Promise<Detached[]> {
  const ids = [...new Set(wanted.map(({ id }) => id))];
  const list = sql`any(${sql.param(ids)}::uuid[])`;
  const found = await query(
    SetAttachmentsRow,
    sql`
    select u.id, u.kind, exists (
        select from class_message_attachment t
        where t.school_id = ${schoolId} and t.id = u.id and t.message_id <> ${messageId}
      ) or exists (
        select from chat_message h where h.school_id = ${schoolId} and h.account_id = ${ownerId} and h.image_id = u.id
      ) or exists (
        select from account a where a.id = ${ownerId} and a.profile_url like '%' || u.id || '%'
      ) as "isTaken"
    from (
      select i.id, 'image' as kind from image i where i.school_id = ${schoolId} and i.owner_id = ${ownerId} and i.id = ${list}
      union all
      select f.id, 'file' from stored_file f where f.school_id = ${schoolId} and f.owner_id = ${ownerId} and f.id = ${list}
    ) u`,
  );
  if (found.length < ids.length || ids.length < wanted.length) throw noSuchUpload();
  if (found.some(({ isTaken }) => isTaken)) {
    throw conflict('attachment-taken', 'یکی از پیوست‌ها در پیام دیگری است. آن را دوباره انتخاب کنید.');
  }
  const lost = await query(
    Detached,
    sql`
    delete from class_message_attachment where school_id = ${schoolId} and message_id = ${messageId} and id <> all(${sql.param(ids)}::uuid[])
    returning school_id as "schoolId", id, kind`,
  );
  const kinds = new Map(found.map(({ id, kind }) => [id, kind]));
  const values = wanted.map(({ id, alt }, place) => ({ id, alt, place, kind: kinds.get(id) }));
  await execute(sql`
    insert into class_message_attachment (school_id, id, message_id, kind, place, alt)
    select ${schoolId}::uuid, v.id, ${messageId}::uuid, v.kind, v.place, v.alt
    from json_to_recordset(${JSON.stringify(values)}::json) as v(id uuid, kind text, place int, alt text)
    on conflict (school_id, id) do update set place = excluded.place, alt = excluded.alt`);
  return lost;
}

/** Removes pictures and files that no message has any more, after the transaction that took them from it. */
export async function removeDetached({ images, files }: AttachmentStores, lost: readonly Detached[]): Promise<void> {
  for (const { schoolId, id, kind } of lost) await (kind === 'image' ? images : files).remove(schoolId, id);
}

/** Serves attachments to those who read the message: children of its class, and who teaches it. */
export function classMessageAttachmentService(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { images, files }: AttachmentStores,
) {
  function mayRead(actor: Actor): SQL {
    return actor.role === 'student'
      ? readableBy(actor, clock())
      : sql`m.removed_at is null and ${ownMessage(actor, clock())}`;
  }

  async function requireReadable(actor: Actor, messageId: string, id: string, kind: Kind): Promise<void> {
    const found = await db.execute(sql`
      select t.id from class_message_attachment t
      join class_message m on m.school_id = t.school_id and m.id = t.message_id
      join class c on c.school_id = m.school_id and c.id = m.class_id
      where t.school_id = ${actor.schoolId} and t.message_id = ${messageId} and t.id = ${id} and t.kind = ${kind}
        and ${mayRead(actor)}`);
    if (found.length === 0) throw notFound('این پیوست پیدا نشد.');
  }

  return {
    image: async (actor: Actor, messageId: string, id: string, size: 'small' | 'large'): Promise<FileReply> => {
      await requireReadable(actor, messageId, id, 'image');
      return images.read(actor.schoolId, id, size);
    },
    file: async (actor: Actor, messageId: string, id: string): Promise<FileReply> => {
      await requireReadable(actor, messageId, id, 'file');
      return files.read(actor.schoolId, id);
    },
  };
}
