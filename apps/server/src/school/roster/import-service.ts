import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { Contract, ImportHead, ParsedOf, RosterImport } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { IdRow, jsonAs, numberAs, textAs } from '../../platform/db/row.ts';
import type { Grade } from '../../platform/db/schema/columns.ts';
import { type ImportedRow, type ImportKind, rosterImport } from '../../platform/db/schema/index.ts';
import { FileReply } from '../../platform/file-reply.ts';
import { writeCsv } from '../../platform/tables/csv.ts';
import { writeXlsx } from '../../platform/tables/xlsx.ts';
import { inWorker } from '../../platform/worker/in-worker.ts';
import { insertAccounts } from './accounts.ts';
import {
  type CheckedImport,
  type CheckedRow,
  checkRows,
  decideSimilar,
  KnownPerson,
  type SchoolState,
} from './check-rows.ts';
import { yearOfNewClasses } from './class-service.ts';
import { joinClass } from './enrolment.ts';
import { IMPORT_COLUMNS } from './import-columns.ts';
import { makeFirstPassword, type SignInCard } from './people-service.ts';
import type { readRoster, readRosterHead } from './read-table.ts';
import { changeRoster } from './school-lock.ts';
import { nextUsernames } from './usernames.ts';

type Calls = Contract['school']['roster'];
type Answers = ParsedOf<Calls['confirmImport']>['query'];

const LIFE_MS = 86_400_000;

/** First passwords hashed between two notes of progress. */
const HASH_BATCH = 64;

const readSent = inWorker<typeof readRoster>(new URL('read-table.ts', import.meta.url), 'readRoster');

const readSentHead = inWorker<typeof readRosterHead>(new URL('read-table.ts', import.meta.url), 'readRosterHead');

const ROLE_OF = { students: 'STUDENT', teachers: 'TEACHER' } as const;

const ImportRecord = v.object({
  id: v.string(),
  kind: textAs<ImportKind>(),
  fileName: v.string(),
  rows: v.nullable(v.array(jsonAs<ImportedRow>())),
  unreadHeadings: v.array(v.string()),
  createdAt: v.date(),
  hashedCount: v.number(),
  hashTotal: v.number(),
  confirmedAt: v.nullable(v.date()),
  madePeople: v.number(),
  madeClasses: v.number(),
});
type ImportRecord = v.InferOutput<typeof ImportRecord>;

/** The columns of the file, and those that a fault asks for, such as the grade of a new class. */
const columnsOf = (kind: ImportKind, rows: readonly CheckedRow[]) => {
  const there = new Set<string>();
  for (const { row, faults } of rows) {
    for (const name of Object.keys(row.cells)) there.add(name);
    for (const { column } of faults) if (column !== null) there.add(column);
  }
  return IMPORT_COLUMNS[kind].filter(({ name }) => there.has(name));
};

function viewOf(record: ImportRecord, { rows, classes }: CheckedImport): RosterImport {
  const count = (outcome: CheckedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const columns = columnsOf(record.kind, rows);
  return {
    id: record.id,
    kind: record.kind,
    file_name: record.fileName,
    columns: columns.map(({ name, heading }) => ({ column: name, heading })),
    unread_headings: record.unreadHeadings,
    rows: rows.map(({ row, outcome, faults, note }) => ({
      line: row.line,
      cells: columns.map(({ name }) => ({ column: name, text: row.cells[name] ?? '' })),
      outcome,
      faults: [...faults],
      note,
    })),
    new_classes: [...classes]
      .filter(([, { id }]) => id === null)
      .map(([key, { title, grade }]) => ({
        title,
        grade,
        students_count: rows.filter(({ outcome, classKeys }) => outcome !== 'faulty' && classKeys.includes(key)).length,
      }))
      .filter(({ students_count }) => students_count > 0),
    counts: { new: count('new'), known: count('known'), similar: count('similar'), faulty: count('faulty') },
    progress: { done: record.hashedCount, total: record.hashTotal },
    confirmed_at: record.confirmedAt?.toISOString() ?? null,
    made: { people: record.madePeople, classes: record.madeClasses },
  };
}

const HeadingRow = v.object({ heading: v.string(), column: v.string() });

const ClassesRow = v.object({ id: v.string(), title: v.string(), grade: numberAs<Grade>() });

/** Import of children and teachers from a file: a preview first, then everybody at once or nobody. */
export function rosterImportService(context: Context) {
  const { db, clock, passwords, phones } = context;
  const noSuchImport = () => notFound('این فایل پیدا نشد. آن را دوباره بفرستید.');

  async function find({ query }: Session, { schoolId }: Actor, importId: string): Promise<ImportRecord> {
    const [found] = await query(
      ImportRecord,
      sql`
      select id, kind, file_name as "fileName", rows, unread_headings as "unreadHeadings", created_at as "createdAt", hashed_count as "hashedCount",
        hash_total as "hashTotal", confirmed_at as "confirmedAt", made_people as "madePeople", made_classes as "madeClasses"
      from roster_import where school_id = ${schoolId} and id = ${importId}`,
    );
    if (!found) throw noSuchImport();
    if (!found.confirmedAt && found.createdAt.getTime() + LIFE_MS <= clock().getTime()) throw noSuchImport();
    return found;
  }

  async function rememberedHeadings(schoolId: string, kind: ImportKind): Promise<Record<string, string>> {
    const found = await db.query(
      HeadingRow,
      sql`
      select heading, column_name as "column" from roster_heading where school_id = ${schoolId} and kind = ${kind}`,
    );
    return Object.fromEntries(found.map(({ heading, column }) => [heading, column]));
  }

  /** The last word about a heading counts. */
  async function remember(schoolId: string, kind: ImportKind, said: Readonly<Record<string, string>>): Promise<void> {
    const given = Object.entries(said).map(([heading, column]) => ({ heading, column }));
    if (given.length === 0) return;
    await db.execute(sql`
      insert into roster_heading (school_id, kind, heading, column_name)
      select ${schoolId}::uuid, ${kind}, n.heading, n."column"
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n (heading text, "column" text)
      on conflict (school_id, kind, heading) do update set column_name = excluded.column_name`);
  }

  async function schoolState({ query }: Session, schoolId: string, kind: ImportKind): Promise<SchoolState> {
    const now = sql`${clock().toISOString()}::timestamptz`;
    const classes = await query(
      ClassesRow,
      sql`
      select id, title, grade from class where school_id = ${schoolId} and archived_at is null`,
    );
    const titles =
      kind === 'students'
        ? sql`select c.title from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
            where e.school_id = ${schoolId} and e.student_id = a.id and e.state = 'active'`
        : sql`select c.title from class_teacher ct join class c on c.school_id = ct.school_id and c.id = ct.class_id
            where ct.school_id = ${schoolId} and ct.teacher_id = a.id and c.archived_at is null
              and (ct.to_at is null or ct.to_at > ${now})`;
    const people = await query(
      KnownPerson,
      sql`
      select a.id, a.first_name as "firstName", a.last_name as "lastName", a.registration_code as "registrationCode",
        a.phone_hash as "phoneHash", a.archived_at is not null as "isArchived", array(${titles}) as "classTitles"
      from account a where a.school_id = ${schoolId} and a.role = ${ROLE_OF[kind]}`,
    );
    return { classes, people, phoneIndexes: phones.indexes };
  }

  async function check(
    session: Session,
    { schoolId }: Actor,
    record: ImportRecord,
    faulty?: Answers['faulty'],
  ): Promise<CheckedImport> {
    if (record.rows === null) return { rows: [], classes: new Map() };
    const state = await schoolState(session, schoolId, record.kind);
    let checked = checkRows(record.rows, record.kind, state);
    // A row may lean on one that is left out, as on the grade of its class: those that stay are checked among themselves.
    while (faulty === 'leave' && checked.rows.some(({ outcome }) => outcome === 'faulty')) {
      const good = checked.rows.filter(({ outcome }) => outcome !== 'faulty').map(({ row }) => row);
      checked = checkRows(good, record.kind, state);
    }
    return checked;
  }

  /** What is to be created and what is known, once nothing is faulty and the manager has said who the similar ones are. */
  function decide(checked: CheckedImport, { similar, 'except[]': except }: Answers): CheckedImport {
    const has = (outcome: CheckedRow['outcome']) => checked.rows.some((row) => row.outcome === outcome);
    if (has('faulty')) {
      throw conflict('faulty-rows', 'فایل هنوز ردیف نادرست دارد. آن را درست کنید، یا بقیه را بی آن بسازید.');
    }
    if (!has('similar')) return checked;
    if (similar === undefined) {
      throw conflict('similar-rows', 'بگویید ردیف‌های «مشابه» همان کسانی هستند که در مدرسه‌اند یا کسان دیگری.');
    }
    const lines = new Set(checked.rows.flatMap(({ outcome, row }) => (outcome === 'similar' ? [row.line] : [])));
    if (!except.every((line) => lines.has(line))) {
      throw conflict('school-changed', 'مدرسه در این میان تغییر کرده است. پیش‌نمایش را دوباره ببینید.');
    }
    return decideSimilar(checked, similar, new Set(except));
  }

  /** Hashes on the thread pool, before any transaction is open; how far it is can be read meanwhile. */
  async function hashPasswords({ schoolId }: Actor, { id, kind }: ImportRecord, lines: readonly number[]) {
    const made = new Map<number, { readonly password: string; readonly passwordHash: string }>();
    for (let at = 0; at < lines.length; at += HASH_BATCH) {
      await db.execute(sql`
        update roster_import set hashed_count = ${at}, hash_total = ${lines.length}
        where school_id = ${schoolId} and id = ${id} and confirmed_at is null`);
      await Promise.all(
        lines.slice(at, at + HASH_BATCH).map(async (line) => {
          const password = makeFirstPassword(ROLE_OF[kind]);
          made.set(line, { password, passwordHash: await passwords.hash(password) });
        }),
      );
    }
    return made;
  }

  /** Creates the classes that rows name and the school does not have; the id of every class by its key. */
  async function createClasses(tx: Session, { schoolId }: Actor, { classes }: CheckedImport, now: Date) {
    const ids = new Map([...classes].map(([key, each]) => [key, each.id ?? randomUUID()]));
    const missing = [...classes].filter(([, { id }]) => id === null);
    if (missing.length > 0) {
      const yearId = await yearOfNewClasses(tx, schoolId, now);
      const given = missing.map(([key, { title, grade }]) => ({ id: ids.get(key), title, grade }));
      await tx.execute(sql`
        insert into class (school_id, id, school_year_id, title, grade, created_at)
        select ${schoolId}::uuid, n.id, ${yearId}::uuid, n.title, n.grade, ${now.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n (id uuid, title text, grade int)`);
    }
    return { ids, count: missing.length };
  }

  /** A teacher owns a class that nobody owns, and teaches along in every other. */
  async function assignTeachers(
    { execute }: Session,
    { schoolId }: Actor,
    pairs: readonly { readonly teacher_id: string; readonly class_id: string }[],
    now: Date,
  ): Promise<void> {
    if (pairs.length === 0) return;
    const at = sql`${now.toISOString()}::timestamptz`;
    await execute(sql`
      insert into class_teacher (school_id, class_id, teacher_id, role, from_at)
      select ${schoolId}::uuid, n.class_id, n.teacher_id,
        case when row_number() over (partition by n.class_id order by n.place) = 1 and not exists (
          select from class_teacher o
          where o.school_id = ${schoolId} and o.class_id = n.class_id and o.role = 'owner' and (o.to_at is null or o.to_at > ${at})
        ) then 'owner' else 'co' end, ${at}
      from jsonb_to_recordset(${JSON.stringify(pairs.map((pair, place) => ({ ...pair, place })))}::jsonb)
        as n (teacher_id uuid, class_id uuid, place int)
      where not exists (
        select from class_teacher k
        where k.school_id = ${schoolId} and k.class_id = n.class_id and k.teacher_id = n.teacher_id
          and (k.to_at is null or k.to_at > ${at}))`);
  }

  return {
    template: async ({ kind, format }: ParsedOf<Calls['importTemplate']>['query']): Promise<FileReply> => {
      const columns = IMPORT_COLUMNS[kind];
      const title = kind === 'students' ? 'دانش‌آموزان' : 'معلمان';
      const table = {
        title,
        headings: columns.map(({ heading }) => heading),
        rows: [0, 1].map((row) => columns.map(({ examples }) => examples[row] ?? null)),
      };
      const name = `نمونه ${kind === 'students' ? 'دانش آموزان' : 'معلمان'}`;
      if (format === 'csv') return new FileReply(writeCsv(table), 'text/csv', `${name}.csv`);
      const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      return new FileReply(await writeXlsx([table]), mediaType, `${name}.xlsx`);
    },

    upload: async (actor: Actor, body: ParsedOf<Calls['uploadImport']>['body']): Promise<RosterImport> => {
      const { schoolId } = actor;
      const { id, kind, fileName, content, given } = body;
      const now = clock();
      const remembered = await rememberedHeadings(schoolId, kind);
      const { rows, unread, said } = await readSent(Buffer.from(content, 'base64'), kind, remembered, given);
      await remember(schoolId, kind, said);
      await db.execute(sql`
        delete from roster_import
        where school_id = ${schoolId} and confirmed_at is null
          and created_at < ${new Date(now.getTime() - LIFE_MS).toISOString()}::timestamptz`);
      await db.orm
        .insert(rosterImport)
        .values({ schoolId, id, kind, fileName, rows, unreadHeadings: unread, createdBy: actor.id, createdAt: now })
        .onConflictDoNothing();
      const record = await find(db, actor, id);
      return viewOf(record, await check(db, actor, record));
    },

    head: async ({ schoolId }: Actor, { kind, content }: ParsedOf<Calls['importHead']>['body']): Promise<ImportHead> =>
      readSentHead(Buffer.from(content, 'base64'), kind, await rememberedHeadings(schoolId, kind)),

    preview: async (actor: Actor, importId: string): Promise<RosterImport> => {
      const record = await find(db, actor, importId);
      return viewOf(record, await check(db, actor, record));
    },

    /** Corrects cells of one row. Under the school's lock: two rows that are corrected at once are both corrected. */
    correct: (
      actor: Actor,
      importId: string,
      line: number,
      cells: ParsedOf<Calls['correctImportRow']>['body']['cells'],
    ): Promise<RosterImport> =>
      changeRoster(context, actor.schoolId, async (tx) => {
        const record = await find(tx, actor, importId);
        if (record.rows === null) throw conflict('confirmed', 'این فهرست پیش‌تر وارد شده است.');
        if (!record.rows.some((row) => row.line === line)) throw notFound('این ردیف در فایل نیست.');
        const given = Object.fromEntries(cells.map(({ column, text }) => [column, text]));
        const rows = record.rows.map((row) =>
          row.line === line ? { ...row, cells: { ...row.cells, ...given } } : row,
        );
        await tx.execute(sql`
          update roster_import set rows = ${JSON.stringify(rows)}::json
          where school_id = ${actor.schoolId} and id = ${importId}`);
        const corrected = { ...record, rows };
        return viewOf(corrected, await check(tx, actor, corrected));
      }),

    /** The faulty rows as a file; its headings are those that an upload reads, and two more that it leaves alone. */
    faultyRows: async (actor: Actor, importId: string, format: 'xlsx' | 'csv'): Promise<FileReply> => {
      const record = await find(db, actor, importId);
      const { rows } = await check(db, actor, record);
      const columns = columnsOf(record.kind, rows);
      const table = {
        title: 'ردیف‌های نادرست',
        headings: [...columns.map(({ heading }) => heading), 'ردیف در فایل', 'چه چیزی درست شود'],
        rows: rows
          .filter(({ outcome }) => outcome === 'faulty')
          .map(({ row, faults }) => [
            ...columns.map(({ name }) => row.cells[name] ?? ''),
            row.line,
            faults.map(({ message }) => message).join(' '),
          ]),
      };
      const name = 'ردیف های نادرست';
      if (format === 'csv') return new FileReply(writeCsv(table), 'text/csv', `${name}.csv`);
      const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      return new FileReply(await writeXlsx([table]), mediaType, `${name}.xlsx`);
    },

    confirm: async (
      actor: Actor,
      importId: string,
      answers: Answers,
    ): Promise<{ import: RosterImport; cards: SignInCard[] }> => {
      const { schoolId } = actor;
      const before = await find(db, actor, importId);
      const planned = await check(db, actor, before, answers.faulty);
      if (before.confirmedAt) return { import: viewOf(before, planned), cards: [] };
      const lines = decide(planned, answers)
        .rows.filter(({ outcome }) => outcome === 'new')
        .map(({ row }) => row.line);
      const secrets = await hashPasswords(actor, before, lines);

      return changeRoster(context, schoolId, async (tx) => {
        const now = clock();
        const record = await find(tx, actor, importId);
        if (record.confirmedAt) return { import: viewOf(record, await check(tx, actor, record)), cards: [] };
        const checked = decide(await check(tx, actor, record, answers.faulty), answers);
        const newRows = checked.rows.filter(({ outcome }) => outcome === 'new');
        if (newRows.some(({ row }) => !secrets.has(row.line))) {
          throw conflict('school-changed', 'مدرسه در این میان تغییر کرده است. پیش‌نمایش را دوباره ببینید.');
        }
        const usernames = await nextUsernames(tx, schoolId, newRows.length);
        const { ids: classIds, count: madeClasses } = await createClasses(tx, actor, checked, now);
        const made = newRows.flatMap(({ person, row, classKeys }, index) => {
          const secret = secrets.get(row.line);
          const username = usernames[index];
          if (!person || !secret || username === undefined) return [];
          return [{ id: randomUUID(), username, ...secret, ...person, classKeys }];
        });
        await insertAccounts(
          tx,
          phones,
          schoolId,
          ROLE_OF[record.kind],
          made.map(({ password: _, classKeys: __, ...account }) => account),
          now,
        );
        const known = checked.rows.filter(({ personId }) => personId !== null);
        if (record.kind === 'students') {
          const joining = new Map<string, string[]>();
          const join = (key: string | undefined, studentId: string) => {
            const classId = classIds.get(key ?? '');
            if (classId !== undefined) joining.set(classId, [...(joining.get(classId) ?? []), studentId]);
          };
          for (const { id, classKeys } of made) join(classKeys[0], id);
          const placed = await tx.query(
            IdRow,
            sql`
            select student_id as id from enrolment where school_id = ${schoolId} and state = 'active'`,
          );
          const inClass = new Set(placed.map(({ id }) => id));
          for (const { personId, classKeys } of known) {
            if (personId !== null && !inClass.has(personId)) join(classKeys[0], personId);
          }
          for (const [classId, studentIds] of joining)
            await joinClass(context, tx, { schoolId, studentIds }, classId, now);
        } else {
          const people = [
            ...made.map(({ id, classKeys }) => ({ id, classKeys })),
            ...known.map(({ personId, classKeys }) => ({ id: personId ?? '', classKeys })),
          ];
          const pairs = people.flatMap(({ id, classKeys }) =>
            classKeys.map((key) => ({ teacher_id: id, class_id: classIds.get(key) ?? '' })),
          );
          await assignTeachers(tx, actor, pairs, now);
        }
        await tx.execute(sql`
          update roster_import set confirmed_at = ${now.toISOString()}::timestamptz, rows = null,
            hashed_count = hash_total, made_people = ${made.length}, made_classes = ${madeClasses}
          where school_id = ${schoolId} and id = ${importId}`);
        await recordAudit(tx, now, originOf(actor.id), {
          action: 'roster.import',
          target: importId,
          schoolId,
          after: { kind: record.kind, people: made.map(({ id }) => id), classes: madeClasses },
        });
        const done = await find(tx, actor, importId);
        const cards = made.map(
          ({ id, firstName, lastName, username, password, classKeys }): SignInCard => ({
            person_id: id,
            first_name: firstName,
            last_name: lastName,
            class_title: checked.classes.get(classKeys[0] ?? '')?.title ?? null,
            username,
            password,
          }),
        );
        return { import: viewOf(done, { rows: [], classes: new Map() }), cards };
      });
    },
  };
}
