import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../../platform/db/database.ts';
import { removeImage } from '../../platform/images/files.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { picturesOf, unusedPictures } from './pictures.ts';

const RemovedRow = v.object({ imageSchoolId: v.nullable(v.string()), imageId: v.nullable(v.string()) });

/**
 * Removes the conversation of a person with support for good, what support answered included, with its pictures. What the person
 * wrote as support in the conversations of others stays there, under no name.
 */
export async function eraseConversation(
  session: Session,
  storage: Pick<Storage, 'remove'>,
  { schoolId, accountId }: { readonly schoolId: string; readonly accountId: string },
): Promise<void> {
  const { execute, query } = session;
  const removed = await query(
    RemovedRow,
    sql`
    delete from chat_message where school_id = ${schoolId} and account_id = ${accountId}
    returning image_school_id as "imageSchoolId", image_id as "imageId"`,
  );
  await execute(sql`delete from chat where school_id = ${schoolId} and account_id = ${accountId}`);
  for (const { schoolId: school, id } of await unusedPictures(session, picturesOf(removed), sql`true`))
    await removeImage(session, storage, school, id);
}
