import { randomBytes, randomUUID } from 'node:crypto';
import { rawFromAnswer } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import { createServices, enrolmentHooks } from '../src/app/services.ts';
import type { Actor } from '../src/platform/actor.ts';
import type { Context } from '../src/platform/context.ts';
import type { Database } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openPostgres } from '../src/platform/db/postgres.ts';
import { defaultTimeLimits } from '../src/platform/db/time-limits.ts';
import { makeKeyring } from '../src/platform/security/keys.ts';
import { makePasswords } from '../src/platform/security/passwords.ts';
import { makePhoneCipher } from '../src/platform/security/phone-cipher.ts';
import { makeTokens } from '../src/platform/security/tokens.ts';
import { makeQuestion, type QuestionSource } from '../src/questions/make-question.ts';
import { memoryStorage } from '../test/world/memory-storage.ts';

export const BENCH_SECRET = randomBytes(32).toString('hex');
export const BENCH_DATA_KEY = randomBytes(32).toString('hex');
const WEEK = 7 * 24 * 3_600_000;

export interface BenchClass {
  readonly classId: string;
  readonly teacher: Actor;
  readonly students: readonly Actor[];
}

/** A Postgres database as the bench fills it. */
export async function openBench(url: string, observe?: (text: string) => void) {
  const db = await openPostgres({
    url,
    poolSize: 10,
    // Filling takes longer than a request may.
    limits: { ...defaultTimeLimits, statementMs: 600_000 },
    ...(observe ? { observe } : {}),
  });
  return benchOn(db);
}

/** A database with the product's schema and its services. */
export async function benchOn(db: Database) {
  await migrate(db);
  const keyring = makeKeyring(BENCH_SECRET);
  const tokens = makeTokens(keyring);
  const clock = () => new Date();
  const context: Context = {
    enrolmentHooks,
    db,
    clock,
    passwords: makePasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }),
    tokens,
    keyring,
    dataKeys: makeKeyring(BENCH_DATA_KEY),
    phones: makePhoneCipher(makeKeyring(BENCH_DATA_KEY)),
    sms: { send: async () => {} },
    storage: memoryStorage(),
    status: 'ok',
  };
  const services = createServices(context);
  const tokenOf = ({ id }: Actor) => tokens.issue({ id, sessionId: randomUUID(), version: 0 }, clock());

  async function makeClass(size: number): Promise<BenchClass> {
    const { roster } = services;
    const name = randomUUID().slice(0, 8);
    const schoolYearId = await roster.addSchoolYear({
      title: '1405-1406',
      startsOn: '2026-09-23',
      endsOn: '2027-09-22',
    });
    const schoolId = await roster.addSchool({ title: name, provinceCode: 'IR-23', features: ['quiz'] });
    const classId = await roster.addClass({ schoolId, schoolYearId, title: name, grade: 5 });
    const people = Array.from({ length: size + 1 }, (_, index) => ({
      username: `${name}-${index}`,
      role: index === 0 ? ('TEACHER' as const) : ('STUDENT' as const),
      firstName: 'نام',
      lastName: `خانواده${index}`,
      schoolId,
    }));
    const [teacherId = '', ...studentIds] = await roster.addAccounts(people);
    await roster.assignTeacher(classId, teacherId);
    await roster.enrol(classId, studentIds);
    return {
      classId,
      teacher: { id: teacherId, role: 'teacher', schoolId },
      students: studentIds.map((id) => ({ id, role: 'student', schoolId })),
    };
  }

  /** A homework over the pages of chapter 2 of grade 5. */
  async function setHomework(
    { teacher, classId }: BenchClass,
    itemsPerSkill: number,
    skillIds?: string[],
  ): Promise<string> {
    const id = randomUUID();
    await services.teacherHomework.create(teacher, {
      id,
      classId,
      title: '',
      firstPage: 40,
      lastPage: 76,
      itemsPerSkill,
      ...(skillIds ? { skillIds } : {}),
      endDate: new Date(Date.now() + WEEK).toISOString(),
      draft: false,
      reviewSkillIds: [],
      groupIds: [],
      studentIds: [],
      itemMode: 'generated',
      hintsAllowed: true,
      showAnswers: 'immediately',
      latePolicy: 'reject',
      note: '',
    });
    return id;
  }

  /** Lays a child's questions down and gives each with the body of its right answer. */
  async function answersFor(actor: Actor, homeworkId: string): Promise<{ questionId: string; body: string }[]> {
    await services.memberHomework.read(actor, homeworkId);
    const questions = await db.execute<QuestionSource & { id: string }>(sql`
      select id, skill_id as "skillId", level, seed from question
      where assignment_id = ${homeworkId} and student_id = ${actor.id} order by position`);
    return questions.map((question) => ({
      questionId: question.id,
      body: JSON.stringify({
        id: randomUUID(),
        raw: rawFromAnswer(makeQuestion(question).key),
        shownAt: new Date(Date.now() - 20_000).toISOString(),
        answeredAt: new Date().toISOString(),
        activeMs: 20_000,
      }),
    }));
  }

  /** What a database that has lived a while has behind it: statistics, and its pages written out. */
  async function settle(): Promise<void> {
    // A table that autovacuum works on is left to it; statistics wait for their turn.
    await db.execute(sql`vacuum (skip_locked)`);
    await db.execute(sql`analyze`);
    await db.execute(sql`checkpoint`);
  }

  return { db, services, tokenOf, makeClass, setHomework, answersFor, settle };
}

export type Bench = Awaited<ReturnType<typeof benchOn>>;
