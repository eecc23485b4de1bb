import { randomUUID } from 'node:crypto';
import { contract, type NewSurvey, type SurveyQuestion } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeClassroom, makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import type { Actor } from '../platform/actor.ts';
import { readAudit } from '../platform/audit/audit.ts';
import { intervals } from './results.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const admin = await makePerson(world, { role: 'SYS_ADMIN' });
const calls = contract.admin.surveys;
const DAY = 86_400_000;

const question = (id: string, kind: SurveyQuestion['kind'], more: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  id,
  kind,
  text: `پرسش ${id}`,
  required: true,
  options: kind === 'single' || kind === 'multi' ? ['بله', 'نه'] : [],
  show_if: null,
  ...more,
});

const inDays = (days: number) => new Date(world.now().getTime() + days * DAY).toISOString();

const fresh = (given: Partial<NewSurvey> = {}) => ({
  title: 'نظر شما',
  roles: ['TEACHER' as const],
  to: inDays(7),
  questions: [question('mood', 'scale5'), question('again', 'single', { required: false })],
  ...given,
});

async function made(given: Partial<NewSurvey> = {}) {
  const { teacher, schoolId, students } = await makeClassroom(world, { students: 1 });
  const id = randomUUID();
  const params = { id };
  const reply = await world.call(admin, calls.create, { body: { id, ...fresh({ schools: [schoolId], ...given }) } });
  expect([reply.status, reply.body.state]).toEqual([201, 'draft']);
  return {
    id,
    params,
    teacher,
    schoolId,
    students,
    open: (to?: string) => world.call(admin, calls.open, { params, body: to === undefined ? {} : { to } }),
    close: () => world.call(admin, calls.close, { params }),
    change: (next: Partial<NewSurvey>) =>
      world.call(admin, calls.change, { params, body: fresh({ schools: [schoolId], ...next }) }),
    detail: async () => (await world.call(admin, calls.detail, { params })).body,
    isAsked: async (who: Actor = teacher) => (await world.call(who, contract.survey.checkExists, {})).body.exists,
    submit: (answers: { question: string; value: number | number[] | string }[], who: Actor = teacher) =>
      world.call(who, contract.survey.submit, { params, body: { answers, durationSeconds: 12 } }),
  };
}

describe('a survey', () => {
  test('asks nobody as a draft, begins when it is opened, ends when it is closed, and can be opened again', async () => {
    const { id, isAsked, open, close, detail, submit } = await made();
    expect(await isAsked()).toBe(false);
    expect((await submit([{ question: 'mood', value: 3 }])).status).toBe(404);
    expect((await close()).refusal.code).toBe('draft');
    for (let times = 0; times < 2; times += 1) expect((await open()).body.state).toBe('open');
    expect(await isAsked()).toBe(true);
    for (let times = 0; times < 2; times += 1) expect((await close()).body.state).toBe('closed');
    expect(await isAsked()).toBe(false);
    world.pass({ days: 8 });
    expect((await open()).status).toBe(422);
    expect((await open(inDays(-1))).refusal.fields).toHaveProperty('to');
    expect((await open(inDays(3))).body.state).toBe('open');
    expect(await isAsked()).toBe(true);
    world.pass({ days: 4 });
    expect((await detail()).state).toBe('closed');
    expect(await isAsked()).toBe(false);
    const noted = (await readAudit(world.db, { target: id })).map(({ action, actor }) => [action, actor === admin.id]);
    expect(noted.toSorted()).toEqual(
      [
        ['survey.create', true],
        ['survey.open', true],
        ['survey.close', true],
        ['survey.open', true],
      ].toSorted(),
    );
  });

  test('that is sent twice is made once, and keeps what was sent first', async () => {
    const { id, schoolId } = await made();
    const again = await world.call(admin, calls.create, {
      body: { id, ...fresh({ schools: [schoolId], title: 'دیگر' }) },
    });
    expect([again.status, again.body.title]).toEqual([201, 'نظر شما']);
    const [count] = await world.db.execute<{ count: number }>(sql`
      select count(*)::int as count from survey where id = ${id}`);
    expect(count?.count).toBe(1);
  });

  test('can be changed until somebody has answered it', async () => {
    const { change, open, submit, detail } = await made();
    await open();
    const changed = await change({ title: 'نظر شما دربارهٔ چاپ', questions: [question('print', 'scale5')] });
    expect([changed.status, changed.body.state, changed.body.questions.map(({ id }) => id)]).toEqual([
      200,
      'open',
      ['print'],
    ]);
    expect((await submit([{ question: 'print', value: 4 }])).status).toBe(200);
    expect((await change({ title: 'باز هم' })).refusal.code).toBe('answered');
    expect((await detail()).title).toBe('نظر شما دربارهٔ چاپ');
  });

  test('that begins later is coming, and asks nobody yet', async () => {
    const { open, isAsked } = await made({ from: inDays(2) });
    expect((await open()).body.state).toBe('coming');
    expect(await isAsked()).toBe(false);
    world.pass({ days: 3 });
    expect(await isAsked()).toBe(true);
  });

  test.each<[string, Partial<NewSurvey>]>([
    ['ends before it begins', { from: inDays(5), to: inDays(4) }],
    ['ends before now', { to: inDays(-1) }],
    ['has an unknown school', { schools: [randomUUID()] }],
    ['has two questions of one id', { questions: [question('a', 'scale5'), question('a', 'text')] }],
    ['has a choice of one', { questions: [question('a', 'single', { options: ['بله'] })] }],
    ['has the same option twice', { questions: [question('a', 'multi', { options: ['بله', 'بله'] })] }],
    ['has options of a text', { questions: [question('a', 'text', { options: ['بله', 'نه'] })] }],
    [
      'hangs on a later question',
      { questions: [question('a', 'text', { show_if: { question: 'b', is: 0 } }), question('b', 'single')] },
    ],
    [
      'hangs on an option that is not there',
      { questions: [question('b', 'single'), question('a', 'text', { show_if: { question: 'b', is: 2 } })] },
    ],
    [
      'asks children six questions',
      { roles: ['STUDENT'], questions: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => question(id, 'faces')) },
    ],
    ['asks children to write', { roles: ['STUDENT'], questions: [question('a', 'text')] }],
  ])('that %s is refused, and changes nothing', async (_, fault) => {
    const { change, detail } = await made();
    const before = await detail();
    const refused = await world.call(admin, calls.create, { body: { id: randomUUID(), ...fresh(fault) } });
    expect([refused.status, refused.refusal.code]).toEqual([422, 'survey']);
    expect((await change(fault)).status).toBe(422);
    expect(await detail()).toEqual(before);
  });

  test('that is not there is not found', async () => {
    const params = { id: randomUUID() };
    const replies = await Promise.all([
      world.call(admin, calls.detail, { params }),
      world.call(admin, calls.open, { params, body: {} }),
      world.call(admin, calls.close, { params }),
      world.call(admin, calls.change, { params, body: fresh() }),
      world.call(admin, calls.comments, { params: { ...params, question: 'a' }, query: {} }),
      world.call(admin, calls.export, { params, query: {} }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 404));
  });
});

const QUESTIONS = [
  question('mood', 'scale5'),
  question('kind', 'multi', { options: ['الف', 'ب', 'پ'] }),
  question('age', 'number'),
  question('why', 'text', { required: false }),
];

/** A survey of one school that some of its teachers have answered. */
async function answered(
  given: Partial<NewSurvey>,
  replies: readonly { question: string; value: number | number[] | string }[][],
) {
  const survey = await made({ questions: QUESTIONS, ...given });
  await survey.open();
  for (const [place, answers] of replies.entries()) {
    const who = await makePerson(world, {
      role: 'TEACHER',
      schoolId: survey.schoolId,
      firstName: `نام${place}`,
      lastName: 'معلم',
    });
    world.pass({ minutes: 1 });
    expect((await survey.submit(answers, who)).status).toBe(200);
  }
  return survey;
}

test('results count every answer: each option of one person, also options that nobody took', async () => {
  const { detail, params } = await answered({}, [
    [
      { question: 'mood', value: 5 },
      { question: 'kind', value: [0, 2] },
      { question: 'age', value: 30 },
      { question: 'why', value: 'خوب است' },
    ],
    [
      { question: 'mood', value: 4 },
      { question: 'kind', value: [0] },
      { question: 'age', value: 41.5 },
    ],
  ]);
  const { tallies, answered: people, median_seconds: median } = await detail();
  expect([people, median]).toEqual([2, 12]);
  expect(
    tallies.map(({ question: id, answered: of, average, counts }) => [
      id,
      of,
      average,
      counts.map(({ value, count }) => [value, count]),
    ]),
  ).toEqual([
    [
      'mood',
      2,
      4.5,
      [
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 1],
        [5, 1],
      ],
    ],
    [
      'kind',
      2,
      null,
      [
        [0, 2],
        [1, 0],
        [2, 1],
      ],
    ],
    [
      'age',
      2,
      35.75,
      [
        [30, 1],
        [41.5, 1],
      ],
    ],
    ['why', 1, null, []],
  ]);
  const list = await world.call(admin, calls.list, { query: { size: 100 } });
  expect(list.body.items.find(({ id }) => id === params.id)).toMatchObject({ answered: 2, skipped: 0, state: 'open' });
});

test.each([
  [true, [null, null, null]],
  [false, ['نام1 معلم', expect.any(String), expect.any(String)]],
])('comments and the file name people only where the survey does: anonymous %s', async (anonymous, author) => {
  const reply = (why: string) => [
    { question: 'mood', value: 5 },
    { question: 'kind', value: [1] },
    { question: 'age', value: 30 },
    { question: 'why', value: why },
  ];
  const { params, schoolId } = await answered({ anonymous }, [reply('نخست'), reply('=HYPERLINK("x")')]);
  const comments = async (page: number) =>
    (await world.call(admin, calls.comments, { params: { ...params, question: 'why' }, query: { page, size: 1 } }))
      .body;
  const newest = await comments(1);
  expect([newest.total, newest.items[0]?.text]).toEqual([2, '=HYPERLINK("x")']);
  const { name, school_title, submitted_at } = newest.items[0] ?? {};
  expect([name, school_title, submitted_at]).toEqual(author);
  expect((await comments(2)).items[0]?.text).toBe('نخست');
  expect((await world.call(admin, calls.comments, { params: { ...params, question: 'mood' }, query: {} })).status).toBe(
    404,
  );

  const file = async (query: { format?: 'csv'; table?: 'answers' | 'totals' }) => {
    const reply = await world.call(admin, calls.export, { params, query });
    expect(reply.status).toBe(200);
    return reply.body.text();
  };
  expect((await file({})).startsWith('PK')).toBe(true);
  const rows = await file({ format: 'csv' });
  const [school] = await world.db.execute<{ title: string }>(sql`select title from school where id = ${schoolId}`);
  expect([rows.includes('نام1 معلم'), rows.includes(school?.title ?? '-')]).toEqual([!anonymous, !anonymous]);
  expect(rows.trimEnd().split('\r\n')).toHaveLength(3);
  expect(await file({ format: 'csv', table: 'totals' })).toContain('پرسش mood,5,2,2');
  expect(
    (await readAudit(world.db, { target: params.id })).filter(({ action }) => action === 'survey.export'),
  ).toHaveLength(3);
});

test('the list and a survey cost the same number of statements, however many there are', async () => {
  const list = () => world.call(admin, calls.list, { query: { size: 100 } });
  const { detail } = await made();
  const few = [await world.countQueries(list), await world.countQueries(detail)];
  const more = await answered({}, [
    [
      { question: 'mood', value: 5 },
      { question: 'kind', value: [1] },
      { question: 'age', value: 7 },
    ],
    [
      { question: 'mood', value: 1 },
      { question: 'kind', value: [2] },
      { question: 'age', value: 8 },
    ],
  ]);
  await made();
  expect([await world.countQueries(list), await world.countQueries(more.detail)]).toEqual(few);
});

test('intervals hold every number once, and touch', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 60 }),
      (values) => {
        const bars = intervals(values.map((value) => ({ value, count: 2 })));
        expect(bars.length).toBeLessThanOrEqual(11);
        expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(2 * values.length);
        for (const [place, { until }] of bars.slice(0, -1).entries()) {
          if (until !== null) expect(bars[place + 1]?.value).toBe(until);
        }
      },
    ),
  );
});

test('answers and a change of the questions at once leave answers of the questions that are stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 2, maxLength: 5 }), async (steps) => {
      const { change, open, submit, detail, params, teacher } = await made();
      await open();
      // Its row is there then, and storing the answers locks nothing of the survey by itself.
      await world.call(teacher, contract.survey.skippedAttempts, { params, body: { attempt: 1 } });
      const replies = await Promise.all(
        steps.map((isChange, place) =>
          isChange
            ? change({ questions: [question(`new-${place}`, 'scale5')] })
            : submit([{ question: 'mood', value: 3 }]),
        ),
      );
      for (const { status } of replies) expect([200, 409, 422]).toContain(status);
      const { questions, tallies, answered: people } = await detail();
      const stored = tallies.reduce((sum, tally) => sum + tally.answered, 0);
      expect(stored).toBe(people);
      if (people > 0) expect(questions.map(({ id }) => id)).toContain('mood');
    }),
    { numRuns: 12 },
  );
});
