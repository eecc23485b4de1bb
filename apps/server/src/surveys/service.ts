import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import { conflict, notFound } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Session } from '../platform/db/database.ts';
import { jsonAs } from '../platform/db/row.ts';
import type { SurveyQuestion } from '../platform/db/schema/index.ts';
import { readAnswers } from './answers.ts';

type Calls = Contract['survey'];
type Check = ResponseOf<Calls['checkExists']>;

const SurveyRow = v.object({
  id: v.string(),
  title: v.string(),
  intro: v.string(),
  anonymous: v.boolean(),
  maxSkips: v.number(),
  questions: v.array(jsonAs<SurveyQuestion>()),
  skips: v.number(),
  submittedAt: v.nullable(v.date()),
});
type SurveyRow = v.InferOutput<typeof SurveyRow>;

const noSuchSurvey = () => notFound('این نظرسنجی پیدا نشد.');

const NONE: Check = { exists: false, survey_id: null, title: '', may_skip: false, skips_left: 0, skips: 0 };

/** The condition that `survey s` asks a person of `account a` now. */
function asks({ schoolId }: Actor, now: Date): SQL {
  return sql`s.state = 'active' and s.from_at <= ${now}::timestamptz and s.to_at > ${now}::timestamptz and a.role = any(s.roles)
    and (cardinality(s.school_ids) = 0 or ${schoolId} = any(s.school_ids))
    and (cardinality(s.grades) = 0 or a.role <> 'STUDENT' or exists (
      select from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
      where e.school_id = ${schoolId} and e.student_id = a.id and e.state = 'active' and c.grade = any(s.grades)))`;
}

/** Surveys of a person: each is answered once, and put off at most as often as it allows. */
export function surveyService({ db, clock }: Context) {
  function find({ query }: Session, actor: Actor, condition: SQL): Promise<SurveyRow[]> {
    return query(
      SurveyRow,
      sql`
      select s.id, s.title, s.intro, s.anonymous, s.max_skips as "maxSkips", s.questions, coalesce(r.skips, 0) as skips,
        r.submitted_at as "submittedAt"
      from survey s
      join account a on a.id = ${actor.id}
      left join survey_response r on r.school_id = ${actor.schoolId} and r.survey_id = s.id and r.account_id = a.id
      where ${asks(actor, clock())} and ${condition}
      order by s.to_at, s.id limit 1`,
    );
  }

  async function own(session: Session, actor: Actor, id: string): Promise<SurveyRow> {
    const [row] = await find(session, actor, sql`s.id = ${id}`);
    if (!row) throw noSuchSurvey();
    return row;
  }

  /** Makes the person's row, and other requests of the person wait until the transaction's end. */
  async function lock({ execute }: Session, { id: accountId, schoolId }: Actor, id: string): Promise<void> {
    // An administrator who changes the questions waits until the answers are stored, and then may not.
    await execute(sql`select from survey where id = ${id} for share`);
    await execute(sql`
      insert into survey_response (school_id, survey_id, account_id) values (${schoolId}, ${id}, ${accountId})
      on conflict do nothing`);
    await execute(sql`
      select from survey_response
      where school_id = ${schoolId} and survey_id = ${id} and account_id = ${accountId} for no key update`);
  }

  async function check(session: Session, actor: Actor): Promise<Check> {
    const [row] = await find(session, actor, sql`r.submitted_at is null and coalesce(r.skips, 0) < s.max_skips`);
    if (!row) return NONE;
    const { id, title, maxSkips, skips } = row;
    return { exists: true, survey_id: id, title, may_skip: true, skips_left: maxSkips - skips, skips };
  }

  return {
    checkExists: (actor: Actor): Promise<Check> => check(db, actor),

    read: async (actor: Actor, id: string): Promise<ResponseOf<Calls['read']>> => {
      const { title, intro, anonymous, questions, submittedAt, maxSkips, skips } = await own(db, actor, id);
      return {
        id,
        title,
        intro,
        anonymous,
        questions: [...questions],
        submitted_at: submittedAt?.toISOString() ?? null,
        skips_left: maxSkips - skips,
      };
    },

    submit: async (
      actor: Actor,
      id: string,
      { answers, durationSeconds }: ParsedOf<Calls['submit']>['body'],
    ): Promise<ResponseOf<Calls['submit']>> => {
      const now = clock();
      return db.transaction(async (tx) => {
        await own(tx, actor, id);
        await lock(tx, actor, id);
        const { submittedAt, questions } = await own(tx, actor, id);
        if (submittedAt !== null) return { submitted_at: submittedAt.toISOString() };
        const read = readAnswers(questions, answers);
        await tx.execute(sql`
          update survey_response set submitted_at = ${now}::timestamptz, answers = ${JSON.stringify(read)}::json,
            duration_seconds = ${durationSeconds}
          where school_id = ${actor.schoolId} and survey_id = ${id} and account_id = ${actor.id}`);
        return { submitted_at: now.toISOString() };
      });
    },

    skip: async (actor: Actor, id: string, attempt: number): Promise<Check> =>
      db.transaction(async (tx) => {
        await own(tx, actor, id);
        await lock(tx, actor, id);
        const { skips, maxSkips, submittedAt } = await own(tx, actor, id);
        if (attempt > skips) {
          const isOver = submittedAt !== null || attempt !== skips + 1 || attempt > maxSkips;
          if (isOver) throw conflict('no-skip', 'این نظرسنجی را دیگر نمی‌شود به بعد انداخت.');
          await tx.execute(sql`
            update survey_response set skips = ${attempt}
            where school_id = ${actor.schoolId} and survey_id = ${id} and account_id = ${actor.id}`);
        }
        return check(tx, actor);
      }),
  };
}
