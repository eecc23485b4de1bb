import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../src/platform/actor.ts';
import { exportedColumns, REGISTER } from '../../src/platform/privacy/register.ts';
import type { World } from './world.ts';

/** What every text says that is written of a person. */
export const TEXT = (person: Actor): string => `متن ${person.id.slice(-12)}`;

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly array: boolean;
}

const VALUES: Readonly<Record<string, unknown>> = {
  int4: 1,
  int8: 1,
  float8: 0.5,
  bool: true,
  date: '2026-09-20',
  json: {},
  jsonb: {},
};

/** What the checks of a table ask for. */
const FIXED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  account_session: { end_reason: 'signed-out', created_at: '2026-09-01T00:00:00Z' },
  enrolment: { state: 'left' },
  class_teacher: { role: 'owner' },
  assignment: {
    kind: 'review',
    grade: 5,
    source_kind: null,
    source_first: null,
    source_last: null,
    order_mode: null,
    item_mode: 'generated',
    late_policy: 'reject',
    show_answers: 'immediately',
    target: 'class',
    start_at: '2026-09-01T00:00:00Z',
  },
  practice_session: { kind: 'own' },
  quiz_try: { try_no: 1 },
  question: {
    context: 'assignment',
    former_assignment_id: null,
    session_id: null,
    similar_to: null,
    state: 'right',
    level: 1,
    first_verdict: 'right',
  },
  attempt: { context: 'practice', level: 1, verdict: 'right', late_reason: null },
  waiting_answer: { counts: true },
  skill_mastery: { band: 'near' },
  help_alert: { reason: 'four-wrong-in-a-row' },
  student_skill_level: { level: 'good' },
  chat_message: { image_id: null, image_school_id: null, earlier_texts: [] },
  reward_earning: { kind: 'learned' },
  notification: { kind: 'notice' },
  notification_mute: { kind: 'notice' },
  closed_pointer: { screen: 'home' },
  question_report: { level: 1, reason: 'other', state: 'open' },
  payment: {
    discount_rial: 0,
    price_rial: 1000,
    amount_rial: 1000,
    verified_rial: null,
    state: 'created',
    gateway: 'local',
  },
  payment_event: { kind: 'request', from_state: 'created', to_state: 'pending', detail: { cardMask: '6037' } },
  subscription: { starts_at: '2026-09-01T00:00:00Z' },
  school_seat: { starts_at: '2026-09-01T00:00:00Z', released_at: '2026-09-02T00:00:00Z' },
  pre_order: { state: 'requested', role: 'parent', source: 'student', grade: 5 },
  pre_order_event: { kind: 'request', from_state: 'draft', to_state: 'requested' },
  registration: { kind: 'interest', state: 'pending', province_code: 'IR-23' },
  lab_event: { task: 1 },
  placement: { grade: 5 },
  stored_file: { media_type: 'application/pdf' },
  class_message_attachment: { kind: 'image' },
};

/** Rows past the rules of the product refer to nothing that is there: what cascades stays. */
async function dropReferences({ db }: World): Promise<void> {
  const found = await db.execute<{ table: string; name: string }>(sql`
    select conrelid::regclass::text as table, conname::text as name from pg_constraint
    where contype = 'f' and confdeltype <> 'c' and connamespace = 'public'::regnamespace and conparentid = 0`);
  for (const { table, name } of found) await db.execute(sql.raw(`alter table ${table} drop constraint "${name}"`));
}

/**
 * Writes a row into every table of which rows are exported, for one person; of further columns that name an account the other
 * one is named. A table whose checks refuse the row needs its values in `FIXED`.
 */
export async function fillEveryTable(world: World, person: Actor, other: Actor): Promise<void> {
  const { db, context } = world;
  await dropReferences(world);
  const columns = await db.execute<Column>(sql`
    select c.relname::text as table, a.attname::text as name, t.typname::text as type, t.typcategory = 'A' as array
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`);
  const checks = await db.execute<{ table: string; text: string }>(sql`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c'`);
  const ids = new Map<string, string>();
  const names = Object.keys(REGISTER);
  // Those that others lead to come first.
  const order = [...new Set([...names.flatMap((name) => REGISTER[name]?.through?.table ?? []), ...names])];

  /** A value that the column's own check takes, where that lists its values. */
  function listed(table: string, name: string): string | undefined {
    const found = checks
      .filter((check) => check.table === table)
      .map(({ text }) => new RegExp(`\\(${name} = ANY \\(ARRAY\\['([^']+)'`).exec(text)?.[1]);
    return found.find((value) => value !== undefined);
  }

  for (const table of order) {
    const { people = {}, through } = REGISTER[table] ?? {};
    const own = exportedColumns(table);
    const isNote = table === 'student_note';
    if (table === 'account' || (own.length === 0 && !through && !isNote)) continue;
    const id = randomUUID();
    ids.set(table, id);
    const makeValue = ({ name, type, array }: Column): unknown => {
      const fixed = FIXED[table]?.[name];
      if (fixed !== undefined) return fixed;
      if (name === 'school_id') return person.schoolId;
      if (name === 'id') return id;
      if (through && name === through.column) return ids.get(through.table);
      if (own.includes(name) || (isNote && name === 'student_id')) return person.id;
      if (name in people) return name === 'actor' ? `cli:${other.id}` : other.id;
      if (name === 'phone') return context.phones.encrypt('09120000000');
      if (array) return [];
      if (type === 'uuid') return randomUUID();
      if (type === 'timestamptz') return '2026-09-20T08:00:00Z';
      return VALUES[type] ?? listed(table, name) ?? TEXT(person);
    };
    const insert = async (extra: Record<string, unknown> = {}): Promise<void> => {
      const of = columns.filter((column) => column.table === table);
      const row = { ...Object.fromEntries(of.map((column) => [column.name, makeValue(column)])), ...extra };
      const list: SQL = sql.raw(of.map(({ name }) => `"${name}"`).join(', '));
      await db.execute(sql`
        insert into ${sql.identifier(table)} (${list})
        select ${list} from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`);
    };
    await insert();
    if (table === 'chat_message') await insert({ id: randomUUID(), seq: 2, from_support: false, sender_id: person.id });
  }
  await db.execute(sql`update account set registration_code = ${person.id.slice(-8)} where id = ${person.id}`);
}
