import { Readable } from 'node:stream';
import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { AccountRow } from '../../auth/accounts.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { DISTRIBUTED_TABLES } from '../../platform/db/distribution.ts';
import { jsonAs } from '../../platform/db/row.ts';
import * as schema from '../../platform/db/schema/index.ts';
import { FileReply } from '../../platform/file-reply.ts';
import { imageBytes } from '../../platform/images/files.ts';
import { exportedColumns, REGISTER } from '../../platform/privacy/register.ts';
import { countArchivedQuestions } from '../../work/answer-archive/archive.ts';
import { schoolsOfPerson } from './erase.ts';
import { uploadedPicture } from './picture.ts';

/** Rows that are read at once. */
const PAGE = 500;

/** In place of the id of somebody else. */
export const SOMEBODY_ELSE = 'another person';

/** Where answers are that are in none of the tables below. */
const ARCHIVE_NOTE =
  'جواب‌های این سؤال‌ها در بایگانی سامانه است و در این فایل نیست. از گردانندهٔ سامانه بخواهید آن‌ها را برگرداند، و دوباره فایل بگیرید.';

const ExportOfRow = v.object({ row: jsonAs<Record<string, unknown>>(), key: jsonAs<Record<string, unknown>>() });

/** What is right, and whether an answer was, is the child's to know once the work shows it. */
const pending = (question: string) => `exists (
  select 1 from student_assignment sa where sa.school_id = t.school_id and sa.assignment_id = t.assignment_id
    and sa.student_id = t.student_id and sa.results_pending) and ${question}`;
/**
 * Classmates may still be asked the same questions, and files are passed on. The file is no showing itself, which is noted and
 * closes the work to answers of before: what is right comes with it once another call has shown it to a child of the work. Of a
 * quiz so do the marks of single questions.
 */
const notShownYet = (work: string) => `exists (
  select 1 from assignment w where w.school_id = t.school_id and w.id = t.assignment_id and w.keys_shown_at is null and ${work})`;
const NOT_REVEALED_YET = `exists (
  select 1 from question q where q.school_id = t.school_id and q.id = t.question_id and q.revealed_at is null)`;
const WITHHELD: Readonly<Record<string, readonly { readonly columns: readonly string[]; readonly when: string }[]>> = {
  question: [
    { columns: ['content', 'seed'], when: `t.revealed_at is null and (t.state = 'open' or ${pending('true')})` },
    { columns: ['content', 'seed'], when: notShownYet("(w.kind = 'quiz' or w.item_mode = 'fixed')") },
    {
      columns: ['state', 'first_verdict', 'first_try_right'],
      when: `${pending('t.revealed_at is null')} or ${notShownYet("w.kind = 'quiz'")}`,
    },
  ],
  attempt: [
    {
      columns: ['verdict', 'misconception_id', 'normalized'],
      when: `${pending(NOT_REVEALED_YET)} or ${notShownYet("w.kind = 'quiz'")}`,
    },
  ],
  student_assignment: [{ columns: ['first_try_right', 'final_right'], when: 't.results_pending' }],
};

const inSql = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Primary keys by table: rows come in their order, page by page. */
const KEYS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(schema)
    .filter((each) => is(each, PgTable))
    .map((each) => getTableConfig(each))
    .map(({ name, columns, primaryKeys: [composed] }) => [
      name,
      (composed?.columns ?? columns.filter(({ primary }) => primary)).map((column) => inSql(column.name)),
    ]),
);

const distributed: ReadonlySet<string> = new Set(DISTRIBUTED_TABLES);

/** The condition that a row of `t` is the person's. */
function isOf(table: string, schoolId: string, id: string): SQL {
  const { through } = REGISTER[table] ?? {};
  const named = exportedColumns(table).map((column) => sql`t.${sql.identifier(column)}::text = ${id}`);
  if (through) {
    const place = distributed.has(through.table) ? sql`p.school_id = ${schoolId} and` : sql``;
    named.push(sql`exists (
      select 1 from ${sql.identifier(through.table)} p
      where ${place} p.id = t.${sql.identifier(through.column)} and p.${sql.identifier(through.person)} = ${id})`);
  }
  const place = distributed.has(table) ? sql`t.school_id = ${schoolId} and` : sql``;
  return sql`${place} (${sql.join(named, sql` or `)})`;
}

const array = (names: readonly string[]) => sql`${sql.param([...names])}::text[]`;

/** The rows of a table that are the person's, without secrets and without what is somebody else's. */
async function* rowsOf({ db, phones }: Context, table: string, schoolId: string, id: string) {
  const { hidden = {}, people = {} } = REGISTER[table] ?? {};
  const keys = sql.raw((KEYS.get(table) ?? []).map((key) => `t.${key}`).join(', '));
  const keysOfLast = sql.raw((KEYS.get(table) ?? []).map((key) => `r.${key}`).join(', '));
  const left = (WITHHELD[table] ?? []).map(
    ({ columns, when }) => sql` - case when ${sql.raw(when)} then ${array(columns)} else '{}' end`,
  );
  const name = sql.identifier(table);
  let last: Record<string, unknown> | undefined;
  do {
    const after =
      last === undefined
        ? sql``
        : sql`and (${keys}) > (
            select ${keysOfLast} from jsonb_populate_record(null::${name}, ${JSON.stringify(last)}::jsonb) r)`;
    const found = await db.query(
      ExportOfRow,
      sql`
      select to_jsonb(t) - ${array(Object.keys(hidden))}${sql.join(left)} as row,
        (select jsonb_object_agg(k, to_jsonb(t) -> k) from unnest(${array(KEYS.get(table) ?? [])}) k) as key
      from ${name} t where ${isOf(table, schoolId, id)} ${after} order by ${keys} limit ${PAGE}`,
    );
    for (const { row } of found) {
      for (const column of Object.keys(people)) {
        const value = row[column];
        if (value !== undefined && value !== null && value !== id) row[column] = SOMEBODY_ELSE;
      }
      if (typeof row.phone === 'string' && row.phone !== '') row.phone = phones.decrypt(row.phone);
      yield row;
    }
    last = found.length < PAGE ? undefined : found.at(-1)?.key;
  } while (last !== undefined);
}

/** The text of the file in parts: it is never held as a whole. */
async function* partsOf(context: Context, { id, schoolId }: Actor, head: object): AsyncGenerator<string> {
  const schools = await schoolsOfPerson(context.db, id, schoolId);
  const archived = await Promise.all(schools.map((school) => countArchivedQuestions(context.db, school, id)));
  const questions = archived.reduce((total, count) => total + count, 0);
  const withArchive = { ...head, archived_answers: questions === 0 ? null : { questions, note: ARCHIVE_NOTE } };
  yield JSON.stringify(withArchive, null, 2).slice(0, -2);
  for (const table of Object.keys(REGISTER)) {
    if (exportedColumns(table).length === 0 && !REGISTER[table]?.through) continue;
    yield `,\n  ${JSON.stringify(table)}: [`;
    let isFirst = true;
    for (const school of distributed.has(table) ? schools : [schoolId]) {
      for await (const row of rowsOf(context, table, school, id)) {
        yield `${isFirst ? '' : ','}\n    ${JSON.stringify(row)}`;
        isFirst = false;
      }
    }
    yield isFirst ? ']' : '\n  ]';
  }
  yield '\n}\n';
}

/** Everything stored of a person by the register of personal data, as a JSON file. */
export async function exportOf(context: Context, actor: Actor, row: AccountRow): Promise<FileReply<Readable>> {
  const { clock, phones, storage } = context;
  const { username, role, firstName, lastName, gender, phone, profileUrl, theme, schoolName } = row;
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
  const parts = partsOf(context, actor, { made_at: clock().toISOString(), person });
  return new FileReply(Readable.from(parts, { objectMode: false }), 'application/json', `mashq-${username}.json`);
}
