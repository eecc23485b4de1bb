import { sql } from 'drizzle-orm';
import type { Session } from '../../platform/db/database.ts';
import { removeImage } from '../../platform/images/remove.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { picturesOf, unusedPictures } from './pictures.ts';

/**
 * Removes the conversation of a person with support for good, what support answered included, with its pictures. What the person
 * wrote as support in the conversations of others stays there, under no name.
 */
export async function eraseConversation(
  session: Session,
  storage: Pick<Storage, 'remove'>,
  { schoolId, accountId }: { readonly schoolId: string; readonly accountId: string },
): Promise<void> {
  const { rows } = session;
  const removed = await rows<{ imageSchoolId: string | null; imageId: string | null }>(sql`
    delete from chat_message where school_id = ${schoolId} and account_id = ${accountId}
    returning image_school_id as "imageSchoolId", image_id as "imageId"`);
  await rows(sql`delete from chat where school_id = ${schoolId} and account_id = ${accountId}`);
  for (const { schoolId: school, id } of await unusedPictures(session, picturesOf(removed), sql`true`))
    await removeImage(session, storage, school, id);
}
