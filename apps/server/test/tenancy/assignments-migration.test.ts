import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../src/platform/db/migrate.ts';
import { assignmentNumbers } from '../../src/reports/assignments/queries.ts';
import { emptyDatabase } from '../world/database.ts';
import { migrateUntil } from './migrate-until.ts';

const db = await emptyDatabase();
afterAll(() => db.close());

type Rows = Readonly<Record<string, unknown>>[];

/** A class of the demo world with its homework, as the version before the engine for assigned work stored it. */
const before = JSON.parse(
  gunzipSync(readFileSync(new URL('demo-before-assignments.json.gz', import.meta.url))).toString(),
) as Readonly<Record<string, Rows>>;

const NAMES: Readonly<Record<string, string>> = {
  homework: 'assignment',
  homework_skill: 'assignment_skill',
  student_homework: 'student_assignment',
};

const sum = (rows: Rows, column: string) => rows.reduce((total, row) => total + Number(row[column]), 0);
const rowsOf = (table: string) => before[table] ?? [];

test('homework of the version before keeps every row and every total', async () => {
  await migrateUntil(db, 'RENAME TO "assignment"');
  for (const [table, rows] of Object.entries(before)) {
    await db.execute(sql`
      insert into ${sql.identifier(table)}
      select * from json_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::json)`);
  }
  await migrate(db);

  for (const [table, rows] of Object.entries(before)) {
    const [count] = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from ${sql.identifier(NAMES[table] ?? table)}`);
    expect([table, count?.count]).toEqual([table, rows.length]);
  }

  const homeworks = rowsOf('homework');
  expect(homeworks.length).toBe(9);
  const [kinds] = await db.execute<{ kinds: string[]; drafts: number; contexts: string[] }>(sql`
    select array_agg(distinct kind) as kinds, count(*) filter (where published_at is null)::int as drafts,
      array(select distinct context from question union select distinct context from attempt order by 1) as contexts
    from assignment`);
  expect(kinds).toEqual({ kinds: ['homework'], drafts: 0, contexts: ['assignment', 'practice'] });

  for (const homework of homeworks) {
    const id = String(homework.id);
    const mine = (table: string) => rowsOf(table).filter((row) => row.homework_id === id);
    const parts = mine('student_homework');
    const [totals] = await db.execute(sql`
      select count(*)::int as parts, sum(items_done)::int as done, sum(first_try_right)::int as "firstTryRight",
        sum(final_right)::int as "finalRight", sum(hints_opened)::int as hints, sum(active_ms)::float8 as "activeMs",
        count(submitted_at)::int as submitted, sum(items_total)::int as "itemsTotal",
        (select sum(items)::int from assignment_skill k where k.assignment_id = ${id}) as items,
        (select sum(active_ms)::float8 from attempt a where a.assignment_id = ${id}) as "attemptMs",
        (select count(*)::int from help_alert al where al.assignment_id = ${id}) as alerts,
        (select count(*)::int from notification n where n.assignment_id = ${id}) as notifications,
        (select count(*)::int from comment m where m.assignment_id = ${id}) as comments
      from student_assignment where assignment_id = ${id}`);
    expect(totals).toEqual({
      parts: parts.length,
      done: sum(parts, 'items_done'),
      firstTryRight: sum(parts, 'first_try_right'),
      finalRight: sum(parts, 'final_right'),
      hints: sum(parts, 'hints_opened'),
      activeMs: sum(parts, 'active_ms'),
      submitted: parts.filter((row) => row.submitted_at !== null).length,
      itemsTotal: parts.length * Number(homework.items_total),
      items: Number(homework.items_total),
      attemptMs: mine('attempt').length === 0 ? null : sum(mine('attempt'), 'active_ms'),
      alerts: mine('help_alert').length,
      notifications: mine('notification').length,
      comments: mine('comment').length,
    });

    // The report counts what a naive count over the old rows comes to.
    const excused = new Set(parts.filter((row) => row.excused_at !== null).map((row) => row.student_id));
    const questions = mine('question').filter((row) => row.similar_to === null && !excused.has(row.student_id));
    const { skills } = await assignmentNumbers(db, String(homework.school_id), id);
    expect(skills.length).toBe(mine('homework_skill').length);
    for (const { skillId, answered, firstTryRight, right } of skills) {
      const ofSkill = questions.filter((row) => row.skill_id === skillId);
      expect([skillId, answered, firstTryRight, right]).toEqual([
        skillId,
        ofSkill.filter((row) => Number(row.tries) > 0).length,
        ofSkill.filter((row) => row.first_try_right === true).length,
        ofSkill.filter((row) => row.state === 'right' || row.state === 'corrected').length,
      ]);
    }
  }
});
