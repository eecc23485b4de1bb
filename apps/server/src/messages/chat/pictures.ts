import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../../platform/db/database.ts';

/** A picture by its school, which for one that support sent is not the person's. */
export const ChatPicture = v.object({
  schoolId: v.string(),
  id: v.string(),
});
export type ChatPicture = v.InferOutput<typeof ChatPicture>;

/** The pictures of messages, as the database has them. */
export const picturesOf = (
  messages: readonly { readonly imageSchoolId: string | null; readonly imageId: string | null }[],
): ChatPicture[] =>
  messages.flatMap(({ imageSchoolId, imageId }) =>
    imageSchoolId === null || imageId === null ? [] : [{ schoolId: imageSchoolId, id: imageId }],
  );

/**
 * Those of the pictures that may go with their messages. One that is shown elsewhere as well stays: in a message `m` that is kept, in
 * one of a class, as a logo, as its owner's profile picture.
 */
export async function unusedPictures(
  { query }: Session,
  pictures: readonly ChatPicture[],
  isKept: SQL,
): Promise<ChatPicture[]> {
  if (pictures.length === 0) return [];
  const schools = sql.param(pictures.map(({ schoolId }) => schoolId));
  const ids = sql.param(pictures.map(({ id }) => id));
  return query(
    ChatPicture,
    sql`
    /* across schools: support chats */
    select distinct i.id, i.school_id as "schoolId" from unnest(${schools}::uuid[], ${ids}::uuid[]) as old(school_id, id)
      join image i on i.school_id = old.school_id and i.id = old.id join account owner on owner.id = i.owner_id
    where strpos(owner.profile_url, i.id::text) = 0
      and not exists (
        select 1 from chat_message m where m.image_id = i.id and m.image_school_id = i.school_id and ${isKept})
      and not exists (
        select 1 from class_message_attachment c where c.school_id = i.school_id and c.id = i.id)
      and not exists (
        select 1 from school_look l where l.school_id = i.school_id and (l.logo_id = i.id or l.dark_logo_id = i.id))
      and not exists (select 1 from site_picture s where s.school_id = i.school_id and s.id = i.id)`,
  );
}
