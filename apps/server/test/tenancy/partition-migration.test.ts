import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createAttemptPartitions } from '../../src/platform/db/attempt-partitions.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { emptyDatabase } from '../world/database.ts';
import { migrateUntil } from './migrate-until.ts';

const db = await emptyDatabase();
afterAll(() => db.close());

/** Around the turn of a month in UTC, which is not that of Tehran, and of a year. */
const TIMES = [
  '2026-10-31T23:59:59.999Z',
  '2026-11-01T00:00:00.000Z',
  '2026-12-31T23:59:59.000Z',
  '2026-12-31T23:59:59.000Z',
  '2027-01-01T00:00:00.000Z',
];

test('a log that was one table keeps every row, in its month, and every id stays taken', async () => {
  await migrateUntil(db, 'PARTITION BY RANGE');
  // Months are those of UTC, whatever the session's time zone is.
  await db.execute(sql`set timezone = 'Asia/Tehran'`);
  await db.execute(sql`insert into school (kind, title, created_at) values ('personal', '', now())`);
  await db.execute(sql`
    insert into account (username, role, first_name, last_name, school_id, created_at)
    select 'child', 'STUDENT', 'نام', 'خانواده', id, now() from school`);
  await db.execute(sql`
    insert into question (school_id, student_id, context, skill_id, level, seed, created_at)
    select school_id, id, 'practice', 'g5-mixed-to-improper', 2, 1, now() from account`);
  for (const at of TIMES) {
    await db.execute(sql`
      insert into attempt (school_id, id, student_id, question_id, context, skill_id, level, shown_at, answered_at,
        received_at, active_ms, raw, verdict, first_try, hints_opened, offline, reply)
      select school_id, gen_random_uuid(), student_id, id, 'practice', skill_id, 2, ${at}::timestamptz, ${at}::timestamptz,
        ${at}::timestamptz, 1000, '{"kind":"integer"}', 'right', true, 0, false, '{"verdict":"right"}' from question`);
  }
  const rows = () => db.execute(sql`select to_jsonb(t) as row from attempt t order by answered_at, id`);
  const before = await rows();
  await migrate(db);
  expect(await rows()).toEqual(before);
  const places = await db.execute<{ place: string; count: number }>(sql`
    select tableoid::regclass::text as place, count(*)::int as count from attempt group by 1 order by 1`);
  expect(places).toEqual([
    { place: 'attempt_2026_10', count: 1 },
    { place: 'attempt_2026_11', count: 1 },
    { place: 'attempt_2026_12', count: 2 },
    { place: 'attempt_2027_01', count: 1 },
  ]);
  const keys = await db.execute(sql`
    select from attempt t join attempt_key k on k.school_id = t.school_id and k.id = t.id and k.answered_at = t.answered_at`);
  expect(keys).toHaveLength(TIMES.length);
  // What the server makes at its start fits beside it.
  expect(await createAttemptPartitions(db, new Date('2026-12-15T00:00:00Z'))).toBe(1);
  expect(await rows()).toEqual(before);
  await expect(
    db.execute(sql`update attempt set question_id = gen_random_uuid() where answered_at = ${TIMES[0]}::timestamptz`),
  ).rejects.toThrow();
});
