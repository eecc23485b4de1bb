import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { eraseConversation } from '../../messages/chat/erase-conversation.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { IdRow } from '../../platform/db/row.ts';
import { removeImage } from '../../platform/images/files.ts';
import { uploadedPicture } from './picture.ts';

const BATCH = 50;

const DueRow = v.object({ id: v.string(), schoolId: v.string(), role: v.string(), profileUrl: v.string() });

/**
 * Empties the accounts whose deletion is due: who it was is gone, and nobody signs in to it again. What a child answered stays
 * in the school's totals under no name, what was paid in the books. Returns how many accounts were emptied.
 */
export async function eraseDue({ db, clock, storage }: Pick<Context, 'db' | 'clock' | 'storage'>): Promise<number> {
  const now = clock();
  const at = sql`${now.toISOString()}::timestamptz`;
  return db.transaction(async (session) => {
    const { execute, query } = session;
    const due = await query(
      DueRow,
      sql`
      select id, school_id as "schoolId", role, profile_url as "profileUrl" from account
      where deletion_due_at <= ${at} order by deletion_due_at limit ${BATCH} for update skip locked`,
    );
    for (const { id, schoolId, role, profileUrl } of due) {
      const picture = uploadedPicture(profileUrl);
      if (picture) await removeImage(session, storage, picture.schoolId, picture.imageId);
      await execute(sql`
        update account set username = ${`deleted-${id}`}, first_name = 'حساب', last_name = 'حذف‌شده', gender = null,
          phone = null, phone_hash = null, phone_tail_hash = null, password_hash = null, profile_url = '', theme = null, registration_code = null,
          token_version = token_version + 1, archived_at = coalesce(archived_at, ${at}), deletion_due_at = null
        where id = ${id}`);
      await execute(sql`delete from account_session where account_id = ${id}`);
      await execute(sql`delete from password_reset where account_id = ${id}`);
      await execute(sql`delete from pre_order where account_id = ${id}`);
      await execute(sql`
        update registration set first_name = '', last_name = '', phone = '', username = '', note = ''
        where account_id = ${id}`);
      for (const school of await schoolsOfPerson(session, id, schoolId))
        await eraseInSchool(session, storage, { id, schoolId: school, isChild: role === 'STUDENT' }, at);
      await recordAudit(session, now, { actor: 'server' }, { action: 'person.erase', target: id, schoolId });
    }
    return due.length;
  });
}

interface Leaving {
  readonly id: string;
  readonly schoolId: string;
  readonly isChild: boolean;
}

/** What a school that the person is or was in knows of it by name, or in words. */
async function eraseInSchool(
  session: Session,
  storage: Context['storage'],
  { id, schoolId, isChild }: Leaving,
  at: SQL,
): Promise<void> {
  const { execute } = session;
  await eraseConversation(session, storage, { schoolId, accountId: id });
  await execute(sql`delete from live_receiver where school_id = ${schoolId} and account_id = ${id}`);
  await execute(sql`delete from closed_pointer where school_id = ${schoolId} and account_id = ${id}`);
  await execute(sql`delete from push_subscription where school_id = ${schoolId} and account_id = ${id}`);
  await execute(sql`delete from notification_mute where school_id = ${schoolId} and account_id = ${id}`);
  await execute(sql`delete from class_message_reader where school_id = ${schoolId} and student_id = ${id}`);
  // What was only the author's is deleted with its pictures and files a month later, by the sweep.
  await execute(sql`
    update class_message set removed_at = coalesce(removed_at, ${at})
    where school_id = ${schoolId} and author_id = ${id} and (publish_at is null or publish_at > ${at})`);
  await execute(sql`delete from notification where school_id = ${schoolId} and account_id = ${id}`);
  // The sums stay for the books of the seller, without the card that paid.
  await execute(sql`
    update payment set card_mask = null where school_id = ${schoolId} and student_id = ${id}`);
  await execute(sql`
    update payment_event e set detail = e.detail - 'cardMask' from payment p
    where e.school_id = ${schoolId} and p.school_id = e.school_id and p.id = e.payment_id and p.student_id = ${id}`);
  await execute(sql`
    update student_note set body = '', removed_at = coalesce(removed_at, ${at})
    where school_id = ${schoolId} and student_id = ${id}`);
  await execute(sql`
    delete from parent_sms m using parent_link l
    where m.school_id = ${schoolId} and l.school_id = m.school_id and l.id = m.link_id and l.student_id = ${id}`);
  await execute(sql`
    update parent_link set revoked_at = coalesce(revoked_at, ${at})
    where school_id = ${schoolId} and student_id = ${id}`);
  await execute(sql`
    update enrolment set state = 'left', to_at = greatest(from_at, ${at})
    where school_id = ${schoolId} and student_id = ${id} and state = 'active'`);
  // A teacher's words stay with the work of the children they were for.
  await execute(sql`
    delete from comment
    where school_id = ${schoolId} and (student_id = ${id} or (author_id = ${id} and ${isChild}))`);
  await execute(sql`
    update student_skill_level set explanation = '' where school_id = ${schoolId} and student_id = ${id}`);
  await execute(sql`
    update question_report set note = '' where school_id = ${schoolId} and reporter_id = ${id}`);
}

/** The school of a person, and those it was in before: a child who joins a school leaves its answers in its personal tenant. */
export async function schoolsOfPerson({ query }: Session, id: string, schoolId: string): Promise<string[]> {
  const before = await query(
    IdRow,
    sql`
    /* across schools: where a person was before */
    select distinct e.school_id as id from enrolment e where e.student_id = ${id} and e.school_id <> ${schoolId}`,
  );
  return [schoolId, ...before.map((school) => school.id)];
}
