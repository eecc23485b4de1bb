import type { HomeworkReportSchema } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world/world.ts';
import { weekStart } from '../../platform/calendar.ts';
import type { Database } from '../../platform/db/database.ts';
import { phoneIs } from '../../platform/security/phone-cipher.ts';
import { backfillContents } from '../../questions/backfill-contents.ts';
import { DEMO_PASSWORD, INDIVIDUAL_USERNAME, SHARED_PHONE, SHOWN_ACCOUNTS } from './accounts.ts';
import { readClasses } from './people.ts';
import { demoState, hasKnownPasswords, seedDemoWorld } from './seed.ts';

const world = await makeWorld();
world.setNow('2026-11-21T09:00:00Z');

test('the demo world is lived through the services, and reports agree with what its children did', async () => {
  expect(await demoState(world.db)).toBe('empty');
  const { classes, totals } = await seedDemoWorld(world.context, () => {}, {
    classes: 1,
    childrenPerClass: 4,
    livedClasses: 8,
    weeks: 8,
    firstBuyer: 16,
  });
  expect(await demoState(world.db)).toBe('whole');

  const [attempts] = await world.db.execute<{ count: number }>(
    sql`select count(*)::int as count from attempt where late_reason is distinct from 'revealed'`,
  );
  expect(totals.answers).toBeGreaterThan(100);
  expect(attempts?.count).toBe(totals.answers);

  const [demo] = classes;
  if (!demo) throw new Error('no class was made');
  const { teacherHomework, homeworkReports } = world.services;
  const { items } = await teacherHomework.list(demo.teacher, { page: 1, size: 50 });
  expect(items.filter(({ state }) => state === 'closed')).toHaveLength(8);
  expect(items.filter(({ state }) => state === 'open')).toHaveLength(1);
  expect(items.filter(({ state }) => state === 'draft')).toHaveLength(1);
  const { teacherReview, groups } = world.services;
  const reviews = await teacherReview.list(demo.teacher, { page: 1, size: 50 });
  expect(reviews.items.map(({ state }) => state)).toEqual(['open']);
  expect((await groups.list(demo.teacher, demo.id)).map(({ students }) => students.length)).toEqual([2, 2]);
  for (const { id } of items) {
    const { text } = await homeworkReports.report(demo.teacher, id);
    const { skills } = JSON.parse(text) as InferOutput<typeof HomeworkReportSchema>;
    const reported = skills
      .filter(({ answered }) => answered > 0)
      .map(({ id: skillId, answered, right, first_try_right: firstTryRight }) => {
        return [skillId, { answered, right, firstTryRight }] as const;
      });
    expect(new Map(reported)).toEqual(totals.ofAssignment(id));
  }
});

test('the demo world has class messages in every state, which some children have read, with their notifications', async () => {
  const [demo] = await readClasses(world.db);
  if (!demo) throw new Error('no class was made');
  const { teacher, students, id } = demo;
  const { teacherClassMessages, memberClassMessages, notifications } = world.services;
  const { items } = await teacherClassMessages.list(teacher, id, { page: 1, size: 50 });
  expect(items.map(({ state }) => state)).toEqual([
    'draft',
    'scheduled',
    ...Array.from({ length: 4 }, () => 'published'),
  ]);
  expect(items.filter(({ is_pinned }) => is_pinned)).toHaveLength(1);
  expect(items.filter(({ edited_at }) => edited_at !== null)).toHaveLength(1);
  const seen = items.slice(2).map(({ seen_count, students_count }) => seen_count / students_count);
  expect(Math.max(...seen)).toBe(1);
  expect(Math.min(...seen)).toBeLessThan(1);
  for (const child of students) {
    expect((await memberClassMessages.list(child, { page: 1, size: 50 })).total).toBe(4);
    const { items: shown, unread, total } = await notifications.list(child, { page: 1, size: 100 });
    expect(new Set(shown.map(({ kind }) => kind))).toContain('class-message');
    expect(unread).toBeGreaterThan(0);
    expect(unread).toBeLessThan(total);
  }
});

test('the child without a school has paid twice, once after a refusal of the bank, and administrators see both as sales', async () => {
  const { payments, adminToday } = world.services;
  const [child] = await world.db.execute<{ id: string; schoolId: string }>(sql`
    select id, school_id as "schoolId" from account where username = ${INDIVIDUAL_USERNAME}`);
  if (!child) throw new Error('no child without a school was made');
  const actor = { ...child, role: 'student' } as const;
  const { items } = await payments.receipts(actor, { page: 1, size: 20 });
  expect(items.map(({ state, discount_code }) => [state, discount_code])).toEqual([
    ['paid', 'MEHR20'],
    ['failed', null],
    ['paid', null],
  ]);
  expect(await payments.subscription(actor)).toMatchObject({ state: 'active', plan_title: 'سه‌ماهه' });
  const { sales } = await adminToday.read();
  expect(sales.filter(({ count }) => count > 0)).toHaveLength(2);
});

test('what is said of each child of the demo world equals a naive count over all answers', async () => {
  const [{ teacher, id: classId } = { teacher: undefined, id: '' }] = await readClasses(world.db);
  if (!teacher) throw new Error('no class was made');
  const { studentPage } = world.services;
  const { items } = await studentPage.students(teacher, { page: 1, size: 100, classId });
  const answers = await world.db.execute<{
    student: string;
    question: string;
    at: Date;
    ms: string;
    verdict: string;
    late: string | null;
  }>(sql`
    select student_id as student, question_id as question, answered_at as at, active_ms::text as ms, verdict, late_reason as late
    from attempt`);
  const [mastered] = [
    await world.db.execute<{ student: string; skill: string; band: string }>(sql`
    select student_id as student, skill_id as skill, band from skill_mastery`),
  ];
  expect(items).toHaveLength(4);
  const saturday = weekStart(world.now()).getTime();
  for (const item of items) {
    const own = answers.filter(({ student }) => student === item.student_id);
    const lately = own.filter(({ at, late }) => late === null && at.getTime() >= saturday);
    expect(item.last_seen_at).toBe(new Date(Math.max(...own.map(({ at }) => at.getTime()))).toISOString());
    expect(item.minutes).toBe(Math.round(lately.reduce((sum, { ms }) => sum + Number(ms), 0) / 60_000));
    const learned = mastered.filter(
      ({ student, band }) => student === item.student_id && /^(learned|mastered)$/.test(band),
    );
    expect(item.learned_skills).toBe(learned.length);
    const { weeks, chapters } = await studentPage.student(teacher, item.student_id, { grade: undefined });
    for (const { week_start, done } of weeks) {
      const from = Date.parse(week_start);
      const days = new Map<number, Set<string>>();
      for (const { at, verdict, late, question } of own) {
        const day = Math.floor((at.getTime() - from) / 86_400_000);
        if (late !== null || verdict === 'invalid' || day < 0 || day > 6) continue;
        days.set(day, (days.get(day) ?? new Set()).add(question));
      }
      expect(done).toBe([...days.values()].reduce((sum, questions) => sum + questions.size, 0));
    }
    const bands = chapters.flatMap(({ skills }) => skills).map(({ mastery }) => mastery.band);
    expect(bands.filter((band) => band === 'learned' || band === 'mastered')).toHaveLength(learned.length);
  }
});

test('contents of the demo world can be filled in after the fact, the same as they were stored', async () => {
  const contents = () =>
    world.db.execute<{ id: string; skillId: string; content: string }>(sql`
      select id, skill_id as "skillId", content::text from question order by id`);
  const stored = await contents();
  expect(new Set(stored.map(({ skillId }) => skillId)).size).toBeGreaterThan(5);
  await world.db.execute(sql`update question set content = null`);
  expect(await backfillContents(world.db)).toEqual({ filled: stored.length, lost: 0 });
  expect(await contents()).toEqual(stored);
});

test('the passwords that everybody knows are noticed, random ones are not', async () => {
  expect(await hasKnownPasswords(world.context)).toBe(true);
  const fresh = await makeWorld();
  expect(await hasKnownPasswords(fresh.context)).toBe(false);
  await seedDemoWorld(
    fresh.context,
    () => {},
    { classes: 1, childrenPerClass: 1, livedClasses: 8, weeks: 8, firstBuyer: 16 },
    'a random one',
  );
  expect(await hasKnownPasswords(fresh.context)).toBe(false);
  const [admin] = await fresh.db.execute<{ hash: string }>(sql`
    select password_hash as hash from account where username = 'admin'`);
  expect(await fresh.context.passwords.verify(admin?.hash ?? null, 'a random one')).toBe(true);
});

test('of a small world the first classes have lived the last weeks, and the others have nothing but people', async () => {
  const fresh = await makeWorld();
  fresh.setNow('2026-11-21T09:00:00Z');
  const size = { classes: 2, childrenPerClass: 1, livedClasses: 1, weeks: 2, firstBuyer: 16 };
  await seedDemoWorld(fresh.context, () => {}, size);
  expect(await demoState(fresh.db)).toBe('whole');
  const lived = await fresh.db.execute(sql`
    select d.place, count(*)::int as homeworks, min(a.start_at) > '2026-11-01' as "isRecent"
    from demo_class d join assignment a on a.school_id = d.school_id and a.class_id = d.class_id
    where a.kind = 'homework' and a.published_at is not null group by d.place`);
  // Those of two weeks, and the one that is open.
  expect(lived).toEqual([{ place: 0, homeworks: 3, isRecent: true }]);
});

test('every printed account signs in with the printed password', async () => {
  for (const { username } of SHOWN_ACCOUNTS) {
    const reply = await world.services.auth.login({ username, password: DEMO_PASSWORD }, { ip: '127.0.0.1' });
    expect(reply).toMatchObject({ user: { username } });
  }
});

test('the shared phone belongs to the teacher; her children are in classes this small world leaves out', async () => {
  const shared = await world.db.execute(sql`
    select username from account where ${phoneIs(world.context.phones, sql`phone_hash`, SHARED_PHONE)}`);
  expect(shared).toEqual([{ username: 'rezaei' }]);
});

test('filling that was broken off within a class goes on with that class, and nothing is there twice', async () => {
  const fresh = await makeWorld();
  fresh.setNow('2026-11-21T09:00:00Z');
  const size = { classes: 2, childrenPerClass: 2, livedClasses: 8, weeks: 8, firstBuyer: 16 };
  let transactions = 0;
  const breaking: Database = {
    ...fresh.db,
    // People, the first class, and the power goes at the end of the second.
    transaction: (work) =>
      fresh.db.transaction(async (session) => {
        const result = await work(session);
        transactions += 1;
        if (transactions === 3) throw new Error('broken off');
        return result;
      }),
  };
  await expect(seedDemoWorld({ ...fresh.context, db: breaking }, () => {}, size)).rejects.toThrow('broken off');
  expect(await demoState(fresh.db)).toBe('begun');

  const lines: string[] = [];
  const { totals } = await seedDemoWorld(fresh.context, (line) => lines.push(line), size);
  expect(lines).toHaveLength(1);
  expect(await demoState(fresh.db)).toBe('whole');
  const [kept] = await fresh.db.execute<{ classes: number; answers: number; attempts: number; homeworks: number }>(sql`
    select count(*)::int as classes, sum(answers)::int as answers, (select count(*)::int from attempt where late_reason is distinct from 'revealed') as attempts,
      (select count(*)::int from assignment where kind = 'homework' and published_at is not null) as homeworks
    from demo_class`);
  expect(kept?.classes).toBe(2);
  expect(kept?.homeworks).toBe(18);
  expect(kept?.answers).toBe(kept?.attempts);
  expect(totals.answers).toBeLessThan(kept?.answers ?? 0);
});
