import { randomUUID } from 'node:crypto';
import type { RawInput, SkillProgress } from '@mashq/curriculum';
import { newProgress } from '@mashq/curriculum';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../src/platform/actor.ts';
import {
  attempt,
  attemptKey,
  type HelpReason,
  helpAlert,
  type QuestionState,
  question,
  type StoredVerdict,
  skillMastery,
  studentAssignment,
} from '../../src/platform/db/schema/index.ts';
import { estimateOf } from '../../src/progress/mastery.ts';
import { makeContent } from '../../src/questions/question-content.ts';
import type { World } from './world.ts';

/** A question as rows, past the rules of practice: reports are tested on exactly these. */
export interface RecordedQuestion {
  readonly skillId: string;
  readonly seed?: number;
  readonly level?: 1 | 2 | 3 | 4;
  readonly position?: number;
  readonly state?: QuestionState;
  readonly firstTryRight?: boolean;
  readonly hintsOpened?: number;
  readonly answers?: readonly {
    readonly raw: RawInput;
    readonly verdict: StoredVerdict;
    readonly misconceptionId?: string;
    readonly offline?: boolean;
    readonly activeMs?: number;
  }[];
}

/** Writes a question of a homework with its answers, a minute apart; gives its id. */
export async function recordQuestion(
  world: World,
  student: Actor,
  homeworkId: string,
  recorded: RecordedQuestion,
): Promise<string> {
  const { skillId, seed = 1, level = 2, position = 0, state = 'open', answers = [], hintsOpened = 0 } = recorded;
  const id = randomUUID();
  const start = world.now().getTime();
  const { id: studentId, schoolId } = student;
  const shared = { schoolId, studentId, assignmentId: homeworkId, context: 'assignment' as const, skillId, level };
  const counted = answers.filter(({ verdict }) => verdict !== 'invalid');
  await world.db.orm.insert(question).values({
    ...shared,
    id,
    seed,
    content: makeContent({ skillId, level, seed }),
    position,
    state,
    hintsOpened,
    firstTryRight: recorded.firstTryRight ?? false,
    firstVerdict: counted[0]?.verdict ?? null,
    tries: counted.length,
    createdAt: world.now(),
    fetchedAt: world.now(),
    countedAt: counted.length > 0 ? world.now() : null,
  });
  for (const [index, { raw, verdict, misconceptionId = null, offline = false, activeMs = 1000 }] of answers.entries()) {
    const at = new Date(start + index * 60_000);
    const attemptId = randomUUID();
    await world.db.orm.insert(attemptKey).values({ schoolId, id: attemptId, answeredAt: at });
    await world.db.orm.insert(attempt).values({
      ...shared,
      id: attemptId,
      questionId: id,
      shownAt: world.now(),
      answeredAt: at,
      receivedAt: at,
      activeMs,
      raw,
      normalized: null,
      verdict,
      misconceptionId,
      firstTry: counted[0]?.raw === raw,
      hintsOpened,
      offline,
      reply: {},
    });
  }
  return id;
}

/** Sets the counters of a child's part. */
export async function recordSubmission(
  world: World,
  student: Actor,
  homeworkId: string,
  part: Partial<typeof studentAssignment.$inferInsert>,
): Promise<void> {
  await world.db.orm
    .update(studentAssignment)
    .set({ startedAt: world.now(), lastActivityAt: world.now(), ...part })

    .where(
      and(
        eq(studentAssignment.schoolId, student.schoolId),
        eq(studentAssignment.assignmentId, homeworkId),
        eq(studentAssignment.studentId, student.id),
      ),
    );
}

/** Writes a child's progress in a skill. */
export async function recordMastery(
  world: World,
  student: Actor,
  skillId: string,
  given: Partial<SkillProgress>,
): Promise<void> {
  const progress = { ...newProgress, ...given };
  const row = { ...progress, estimate: estimateOf(skillId, progress), lastAt: world.now() };
  await world.db.orm
    .insert(skillMastery)
    .values({ schoolId: student.schoolId, studentId: student.id, skillId, ...row })
    .onConflictDoUpdate({ target: [skillMastery.schoolId, skillMastery.studentId, skillMastery.skillId], set: row });
}

/** Writes a help alert of now. */
export async function recordAlert(world: World, student: Actor, skillId: string, reason: HelpReason): Promise<void> {
  await world.db.orm.insert(helpAlert).values({
    schoolId: student.schoolId,
    studentId: student.id,
    skillId,
    reason,
    raisedOn: sql`(${world.now()}::timestamptz at time zone 'Asia/Tehran')::date`,
    raisedAt: world.now(),
  });
}
