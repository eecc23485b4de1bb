import { randomInt } from 'node:crypto';
import {
  bookSkill,
  type Level,
  newProgress,
  nextLevel,
  type Skill,
  type SkillProgress,
  skillById,
} from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import { notFound } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { IdRow, numberAs } from '../platform/db/row.ts';
import { readRestedProgress } from '../progress/progress.ts';
import { askedSkills } from '../questions/asked-skills.ts';
import { canShow, toConfirm } from '../questions/confirmed-misconceptions.ts';
import { differentQuestion, fingerprint } from '../questions/different-question.ts';
import { canMake, makeQuestion } from '../questions/make-question.ts';
import { contentJson } from '../questions/question-content.ts';

/** A pause after which practice begins again, with an easier first question. */
const SESSION_MS = 30 * 60_000;

/** As many of the latest questions of a skill are not asked again. */
const REMEMBERED = 60;

const SEEDS = 2 ** 31;

const Earlier = v.object({
  id: v.string(),
  level: numberAs<Level>(),
  seed: v.number(),
  state: v.string(),
  tries: v.number(),
  createdAt: v.date(),
});
type Earlier = v.InferOutput<typeof Earlier>;

function chooseLevel(progress: SkillProgress, skill: Skill, latest: Earlier | undefined, now: Date) {
  const firstOfSession = latest === undefined || now.getTime() - latest.createdAt.getTime() > SESSION_MS;
  return nextLevel(skill, progress, firstOfSession);
}

/**
 * The open practice question, or a new one: at the level that fits, never one of the latest; after a misconception that was
 * seen once, one in which it can show again (ADR 0062). A question that was tried
 * and passed over for a fresh one is skipped, so that there is one in hand at a time; one that was never tried is fresh
 * itself, so that asking again, or twice at once, gives the same one.
 */
export async function practiceQuestion(
  { db, clock }: Context,
  actor: Actor,
  skillId: string,
  fresh: boolean,
): Promise<string> {
  const now = clock();
  if (!bookSkill(skillId) || !skillById(skillId)) throw notFound('این مهارت پیدا نشد یا هنوز سؤال ندارد.');
  const ofPractice = sql`school_id = ${actor.schoolId} and student_id = ${actor.id} and skill_id = ${skillId}
    and context = 'practice' and session_id is null and similar_to is null`;
  const earlier = await db.query(
    Earlier,
    sql`
    select id, level, seed, state, tries, created_at as "createdAt" from question
    where ${ofPractice} order by created_at desc limit ${REMEMBERED}`,
  );
  const inHand = earlier.find(({ state }) => state === 'open');
  if (inHand && (!fresh || inHand.tries === 0)) return inHand.id;

  const progress = (await readRestedProgress(db, actor, [skillId], now)).get(skillId) ?? newProgress;
  const skill = (await askedSkills(db))(skillId);
  if (!skill) throw notFound('این مهارت فعلاً سؤال ندارد.');
  const mistake = (await toConfirm(db, { schoolId: actor.schoolId, studentId: actor.id }, [skillId], now)).get(skillId);
  const level =
    mistake && skill.levels.includes(mistake.level) ? mistake.level : chooseLevel(progress, skill, earlier[0], now);
  const sources = earlier.map((source) => ({ ...source, skillId })).filter(canMake);
  const seen = new Set(sources.map((source) => fingerprint(makeQuestion(source))));
  const source = differentQuestion(
    skillId,
    level,
    seen,
    () => randomInt(SEEDS),
    (question) => !mistake || canShow(question, mistake.misconceptionId),
  );
  return db.transaction(async ({ execute, query }) => {
    await execute(sql`select pg_advisory_xact_lock(hashtextextended(${`practice ${actor.id} ${skillId}`}, 0))`);
    const [madeMeanwhile] = await query(
      IdRow,
      sql`
      select id from question
      where ${ofPractice} and state = 'open' and tries = 0`,
    );
    if (madeMeanwhile) return madeMeanwhile.id;
    const [made] = await query(
      IdRow,
      sql`
      with passed as (
        update question set state = 'skipped', done_at = ${now}::timestamptz
        where ${ofPractice} and state = 'open'
      )
      insert into question (school_id, student_id, context, skill_id, level, seed, content, created_at)
      values (${actor.schoolId}, ${actor.id}, 'practice', ${skillId}, ${level}, ${source.seed},
        ${contentJson(source)}::json, ${now}::timestamptz)
      returning id`,
    );
    if (!made) throw new Error('an insert gave no row');
    return made.id;
  });
}
