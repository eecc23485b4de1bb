import type { HomeworkReportSchema } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { expect, test } from 'vitest';
import { makeWorld } from '../../test/world/world.ts';
import { DEMO_PASSWORD, SHARED_PHONE, SHOWN_ACCOUNTS } from './accounts.ts';
import { isEmpty, seedDemoWorld } from './seed.ts';

const world = await makeWorld();
world.setNow('2026-11-21T09:00:00Z');

test('the demo world is lived through the services, and reports agree with what its children did', async () => {
  expect(await isEmpty(world.db)).toBe(true);
  const { classes, totals } = await seedDemoWorld(world.context, () => {}, { classes: 1, childrenPerClass: 4 });
  expect(await isEmpty(world.db)).toBe(false);

  const [attempts] = await world.db.rows<{ count: number }>(sql`select count(*)::int as count from attempt`);
  expect(totals.answers).toBeGreaterThan(100);
  expect(attempts?.count).toBe(totals.answers);

  const [demo] = classes;
  if (!demo) throw new Error('no class was made');
  const { teacherHomework, homeworkReport } = world.services;
  const { items } = await teacherHomework.list(demo.teacher, { page: 1, size: 50 });
  expect(items.filter(({ state }) => state === 'closed')).toHaveLength(8);
  expect(items.filter(({ state }) => state === 'open')).toHaveLength(1);
  for (const { id } of items) {
    const { text } = await homeworkReport.report(demo.teacher, id);
    const { skills } = JSON.parse(text) as InferOutput<typeof HomeworkReportSchema>;
    const reported = skills
      .filter(({ answered }) => answered > 0)
      .map(({ id: skillId, answered, right, first_try_right: firstTryRight }) => {
        return [skillId, { answered, right, firstTryRight }] as const;
      });
    expect(new Map(reported)).toEqual(totals.ofHomework(id));
  }
});

test('every printed account signs in with the printed password', async () => {
  for (const { username } of SHOWN_ACCOUNTS) {
    const reply = await world.services.auth.login({ username, password: DEMO_PASSWORD }, '127.0.0.1');
    expect(reply).toMatchObject({ user: { username } });
  }
});

test('the shared phone belongs to the teacher; her children are in classes this small world leaves out', async () => {
  const shared = await world.db.rows(sql`select username from account where phone = ${SHARED_PHONE}`);
  expect(shared).toEqual([{ username: 'rezaei' }]);
});
