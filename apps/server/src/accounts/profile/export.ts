import { Buffer } from 'node:buffer';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { AccountRow } from '../../auth/accounts.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { jsonAs } from '../../platform/db/row.ts';
import { FileReply } from '../../platform/file-reply.ts';
import { imageBytes } from '../../platform/images/files.ts';
import { uploadedPicture } from './picture.ts';

/** Answers and questions of many years are a large file; a person reads the newest. */
const MAX_ROWS = 20_000;

/** Tables with what a person did or what is said of it, the column of the person, and what belongs to others in them. */
const PLACES = [
  ['enrolment', 'student_id', []],
  ['class_teacher', 'teacher_id', []],
  ['student_assignment', 'student_id', []],
  ['assignment', 'teacher_id', []],
  ['practice_session', 'student_id', []],
  ['attempt', 'student_id', []],
  ['skill_mastery', 'student_id', ['rating', 'score']],
  ['class_message', 'author_id', []],
  ['class_message_reader', 'student_id', []],
  ['survey_response', 'account_id', []],
  ['image', 'owner_id', []],
  ['stored_file', 'owner_id', []],
  ['notification', 'account_id', []],
  ['notification_mute', 'account_id', []],
  ['push_subscription', 'account_id', ['endpoint', 'endpoint_hash', 'p256dh', 'auth']],
  ['closed_pointer', 'account_id', []],
  ['payment', 'student_id', ['authority']],
  ['subscription', 'student_id', []],
  ['parent_link', 'student_id', ['token_hash']],
] as const;

const ExportOfRow = v.object({ row: jsonAs<Record<string, unknown>>() });

/** Everything stored of a person, as a JSON file. Notes that teachers wrote for each other are not the child's to read. */
export async function exportOf(
  { db, clock, phones, storage }: Context,
  { id, schoolId }: Actor,
  row: AccountRow,
): Promise<FileReply> {
  const { username, role, firstName, lastName, gender, phone, profileUrl, theme, schoolName } = row;
  const tables: Record<string, unknown> = {};
  for (const [table, column, hidden] of PLACES) {
    const found = await db.query(
      ExportOfRow,
      sql`
      select to_jsonb(t) as row from ${sql.identifier(table)} t
      where t.school_id = ${schoolId} and t.${sql.identifier(column)} = ${id} limit ${MAX_ROWS}`,
    );
    tables[table] = found.map((each) =>
      Object.fromEntries(Object.entries(each.row).filter(([key]) => !(hidden as readonly string[]).includes(key))),
    );
  }
  const sessions = await db.execute(sql`
    select user_agent, created_at, last_used_at, ended_at from account_session where account_id = ${id}`);
  const uploaded = uploadedPicture(profileUrl);
  const picture = uploaded && (await imageBytes(storage, uploaded.schoolId, uploaded.imageId, 'large'));
  const person = {
    username,
    role,
    first_name: firstName,
    last_name: lastName,
    gender,
    phone: phone === null ? null : phones.decrypt(phone),
    profile_url: profileUrl,
    picture: picture === undefined ? null : { media_type: 'image/webp', base64: picture.toString('base64') },
    theme,
    school_name: schoolName,
  };
  const text = JSON.stringify({ made_at: clock().toISOString(), person, sessions, ...tables }, null, 2);
  return new FileReply(Buffer.from(text), 'application/json', `mashq-${username}.json`);
}
