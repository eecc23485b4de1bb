import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contract, ResponseOf } from '@mashq/api/contract';
import { type RawInput, rawFromAnswer, skillsOnPages } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { Actor } from '../src/platform/actor.ts';
import { openEmbedded } from '../src/platform/db/embedded.ts';
import { makeQuestion, type QuestionSource } from '../src/questions/make-question.ts';
import { quantile, table } from './load.ts';
import { type Served, serve } from './processes.ts';
import { BENCH_DATA_KEY, BENCH_SECRET, type Bench, benchOn } from './world.ts';

type Paper = ResponseOf<Contract['member']['quiz']['begin']>;

/** Of a class. */
const CHILDREN = 30;
/** All children begin within this time. */
const BEGIN_MS = 10_000;
/** Answers of a child, one a second. */
const ANSWERS = 30;
const SKILLS = 5;
const ITEMS = 4;

interface Taker {
  readonly quizId: string;
  readonly token: string;
  /** Right answers by place. */
  readonly answers: readonly RawInput[];
}

/** Classes with an open quiz each. */
async function makeTakers({ db, services, makeClass, tokenOf, settle }: Bench, classes: number): Promise<Taker[]> {
  const range = skillsOnPages(5, 40, 76);
  if (!range.ok) throw new Error(range.message);
  const skills = range.skills.filter(({ available }) => available).slice(0, SKILLS);
  const takers: Taker[] = [];
  const join = async (student: Actor, quizId: string, answers: readonly RawInput[]) =>
    takers.push({ quizId, answers, token: await tokenOf(student) });
  for (let n = 0; n < classes; n += 1) {
    const { teacher, classId, students } = await makeClass(CHILDREN);
    const quizId = randomUUID();
    await services.teacherQuiz.create(teacher, {
      id: quizId,
      classId,
      draft: false,
      title: '',
      note: '',
      skills: skills.map(({ id: skillId }) => ({ skillId, items: ITEMS, points: 1, levels: [] })),
      groupIds: [],
      studentIds: [],
      startDate: undefined,
      endDate: new Date(Date.now() + 3_600_000).toISOString(),
      timeLimitMinutes: 30,
      navigation: 'free',
      // Answers are found by their place.
      shuffle: false,
      triesAllowed: 1,
      gradeMethod: 'highest',
      graceMinutes: 0,
      resultRelease: 'manual',
      shows: { marks: true, right_answers: true, solutions: true },
    });
    const questions = await db.execute<QuestionSource>(sql`
      select skill_id as "skillId", level, seed from quiz_question where assignment_id = ${quizId} order by position`);
    const answers = questions.map((question) => rawFromAnswer(makeQuestion(question).key));
    for (const student of students) await join(student, quizId, answers);
  }
  await settle();
  return takers;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, Math.max(0, ms)));

/** All of them begin within ten seconds, and answer once a second from then on. */
async function take(server: Served, takers: readonly Taker[]) {
  const begins: number[] = [];
  const answers: number[] = [];
  let failed = 0;
  const from = performance.now();

  async function post(token: string, path: string, body: object, times: number[]): Promise<Response> {
    const sent = performance.now();
    const reply = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    times.push(performance.now() - sent);
    if (!reply.ok) failed += 1;
    return new Response(text);
  }

  await Promise.all(
    takers.map(async ({ quizId, token, answers: right }, index) => {
      await pause((index * BEGIN_MS) / takers.length);
      const begun = await post(token, `/member/quiz/${quizId}/begin/`, { id: randomUUID() }, begins);
      const { questions } = (await begun.json()) as Paper;
      const first = performance.now();
      for (let n = 0; n < ANSWERS; n += 1) {
        await pause(first + (n + 1) * 1000 - performance.now());
        const place = n % questions.length;
        const now = new Date().toISOString();
        const body = { id: randomUUID(), raw: right[place], shownAt: now, answeredAt: now, sentAt: now, activeMs: 900 };
        await post(token, `/member/questions/${questions[place]?.question_id}/answer/`, body, answers);
      }
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  const figures = (times: readonly number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    return [quantile(sorted, 0.5).toFixed(1), quantile(sorted, 0.99).toFixed(1)];
  };
  return [takers.length, Math.round(answers.length / seconds), ...figures(begins), ...figures(answers), failed];
}

const environment = {
  SESSION_SECRET: BENCH_SECRET,
  DATA_KEY: BENCH_DATA_KEY,
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
};

/** One class on the embedded database, in a folder of its own. */
async function onEmbedded(): Promise<(string | number)[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mashq-bench-'));
  try {
    const bench = await benchOn(await openEmbedded({ dataDir: folder }));
    const takers = await makeTakers(bench, 1);
    await bench.db.close();
    const server = await serve('src/main.ts', { ...environment, DATABASE_URL: '', DATA_DIR: folder });
    try {
      return ['embedded', ...(await take(server, takers))];
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Children who begin a quiz at the same time: one class on the embedded database, one and ten on Postgres. */
export async function measureQuiz(bench: Bench, databaseUrl: string): Promise<string> {
  const rows = [await onEmbedded()];
  const server = await serve('src/main.ts', { ...environment, DATABASE_URL: databaseUrl });
  try {
    for (const classes of [1, 10]) rows.push(['Postgres', ...(await take(server, await makeTakers(bench, classes)))]);
  } finally {
    await server.stop();
  }
  return table(
    ['database', 'children', 'answers/s', 'begin p50 ms', 'begin p99 ms', 'answer p50 ms', 'answer p99 ms', 'refused'],
    rows,
  );
}
