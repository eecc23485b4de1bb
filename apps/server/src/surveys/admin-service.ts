import type {
  AdminSurvey,
  AdminSurveyDetail,
  Contract,
  NewSurvey,
  ParsedOf,
  ResponseOf,
  SurveyQuestion,
  SurveyRole,
} from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { AppError, conflict, notFound } from '../platform/app-error.ts';
import { type Origin, recordAudit } from '../platform/audit/audit.ts';
import type { Context } from '../platform/context.ts';
import type { Session } from '../platform/db/database.ts';
import { CountRow, jsonAs, numberAs, textAs } from '../platform/db/row.ts';
import type { Grade } from '../platform/db/schema/columns.ts';
import type { SurveyState } from '../platform/db/schema/index.ts';
import { readComments, readMedianSeconds, readResponses, readTallies, type SurveyResponse } from './results.ts';
import { validateSurvey } from './validate-survey.ts';

type Calls = Contract['admin']['surveys'];
type Comments = ResponseOf<Calls['comments']>;

const SurveyRow = v.object({
  id: v.string(),
  state: textAs<SurveyState>(),
  title: v.string(),
  intro: v.string(),
  roles: v.array(textAs<SurveyRole>()),
  grades: v.array(numberAs<Grade>()),
  schools: v.array(v.object({ id: v.string(), title: v.string() })),
  fromAt: v.date(),
  toAt: v.date(),
  anonymous: v.boolean(),
  maxSkips: v.number(),
  questions: v.array(jsonAs<SurveyQuestion>()),
  answered: v.number(),
  skipped: v.number(),
});
type SurveyRow = v.InferOutput<typeof SurveyRow>;

const noSuchSurvey = () => notFound('این نظرسنجی پیدا نشد.');

function endRefused(): AppError {
  const detail = 'پایان نظرسنجی باید پس از اکنون و پس از آغاز آن باشد.';
  return new AppError('unprocessable', detail, { code: 'survey', fields: { to: detail } });
}

function stateOf({ state, fromAt, toAt }: SurveyRow, now: Date): AdminSurvey['state'] {
  if (state === 'draft') return 'draft';
  if (state === 'closed' || toAt <= now) return 'closed';
  return fromAt > now ? 'coming' : 'open';
}

function summaryOf(row: SurveyRow, now: Date): AdminSurvey {
  const { id, title, roles, fromAt, toAt, answered, skipped } = row;
  return {
    id,
    title,
    roles,
    state: stateOf(row, now),
    from: fromAt.toISOString(),
    to: toAt.toISOString(),
    answered,
    skipped,
  };
}

const ListRow = v.object({ total: v.number() });

/**
 * Surveys as administrators make them and read their results. Its questions can be changed until somebody has answered;
 * it is opened, closed and opened again: a draft asks nobody.
 */
export function surveyAdministration({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  /** Some surveys with what came of them, the newest first: one query, however many they are. */
  function find({ query }: Session, chosen: SQL): Promise<SurveyRow[]> {
    return query(
      SurveyRow,
      sql`
      with chosen as (${chosen})
      select /* across schools: results of surveys */ s.id, s.state, s.title, s.intro, s.roles, s.grades,
        s.from_at as "fromAt", s.to_at as "toAt", s.anonymous, s.max_skips as "maxSkips", s.questions,
        coalesce((select json_agg(json_build_object('id', sc.id, 'title', sc.title) order by sc.title, sc.id)
          from school sc where sc.id = any(s.school_ids)), '[]'::json) as schools,
        coalesce(r.answered, 0) as answered, coalesce(r.skipped, 0) as skipped
      from survey s
      join chosen on chosen.id = s.id
      left join (
        select survey_id, count(*) filter (where submitted_at is not null)::int as answered,
          count(*) filter (where submitted_at is null and skips > 0)::int as skipped
        from survey_response where survey_id in (select id from chosen) group by survey_id
      ) r on r.survey_id = s.id
      order by s.created_at desc, s.id desc`,
    );
  }

  async function one(session: Session, id: string): Promise<SurveyRow> {
    const [row] = await find(session, sql`select id from survey where id = ${id}`);
    if (!row) throw noSuchSurvey();
    return row;
  }

  /** The survey, while other changes of it and answers to it wait for the end of the transaction. */
  async function locked(tx: Session, id: string): Promise<SurveyRow> {
    await tx.execute(sql`select from survey where id = ${id} for update`);
    return one(tx, id);
  }

  async function requireSchools({ query }: Session, ids: readonly string[]): Promise<void> {
    const [found] = await query(
      CountRow,
      sql`
      select count(*)::int as count from school where id = any(${sql.param(ids)}::uuid[])`,
    );
    if (found?.count === ids.length) return;
    const detail = 'یکی از مدرسه‌ها دیگر نیست.';
    throw new AppError('unprocessable', detail, { code: 'survey', fields: { schools: detail } });
  }

  /** What is stored of a survey that can be asked; refuses others. */
  async function storable(tx: Session, given: NewSurvey, firstAt: Date) {
    validateSurvey(given);
    const { from, grades, schools, roles, questions } = given;
    const fromAt = from === undefined ? firstAt : new Date(from);
    const toAt = new Date(given.to);
    if (toAt <= fromAt || toAt <= clock()) throw endRefused();
    const schoolIds = [...new Set(schools)];
    await requireSchools(tx, schoolIds);
    return {
      fromAt: sql`${fromAt.toISOString()}::timestamptz`,
      toAt: sql`${toAt.toISOString()}::timestamptz`,
      roles: sql`${sql.param([...new Set(roles)])}::text[]`,
      grades: sql`${sql.param([...new Set(grades)])}::int[]`,
      schoolIds: sql`${sql.param(schoolIds)}::uuid[]`,
      questions: sql`${JSON.stringify(questions)}::json`,
    };
  }

  async function detailOf(session: Session, row: SurveyRow): Promise<AdminSurveyDetail> {
    const { intro, grades, schools, anonymous, maxSkips, questions } = row;
    const [tallies, median] = await Promise.all([readTallies(session, row), readMedianSeconds(session, row.id)]);
    return {
      ...summaryOf(row, clock()),
      intro,
      grades,
      schools,
      anonymous,
      max_skips: maxSkips,
      questions,
      median_seconds: median,
      tallies,
    };
  }

  return {
    list: async ({ page, size }: ParsedOf<Calls['list']>['query']): Promise<ResponseOf<Calls['list']>> => {
      const [rows, [count]] = await Promise.all([
        find(
          db,
          sql`
          select id from survey order by created_at desc, id desc limit ${size} offset ${(page - 1) * size}`,
        ),
        db.query(ListRow, sql`select count(*)::int as total from survey`),
      ]);
      const now = clock();
      return { page, size, total: count?.total ?? 0, items: rows.map((row) => summaryOf(row, now)) };
    },

    detail: async (id: string): Promise<AdminSurveyDetail> => detailOf(db, await one(db, id)),

    /** Makes a draft. An id that is there already replies with what is there. */
    create: (origin: Origin, given: NewSurvey & { readonly id: string }): Promise<AdminSurveyDetail> =>
      db.transaction(async (tx) => {
        const { id, title, intro, anonymous, max_skips: maxSkips } = given;
        const [before] = await find(tx, sql`select id from survey where id = ${id}`);
        if (before) return detailOf(tx, before);
        const now = clock();
        const { fromAt, toAt, roles, grades, schoolIds, questions } = await storable(tx, given, now);
        const [made] = await tx.execute(sql`
          insert into survey (id, state, title, intro, roles, grades, school_ids, from_at, to_at, anonymous, max_skips,
            questions, created_at)
          values (${id}, 'draft', ${title}, ${intro}, ${roles}, ${grades}, ${schoolIds}, ${fromAt}, ${toAt}, ${anonymous},
            ${maxSkips}, ${questions}, ${now.toISOString()}::timestamptz)
          on conflict (id) do nothing returning id`);
        if (made) await recordAudit(tx, now, origin, { action: 'survey.create', target: id });
        return detailOf(tx, await one(tx, id));
      }),

    change: (origin: Origin, id: string, given: NewSurvey): Promise<AdminSurveyDetail> =>
      db.transaction(async (tx) => {
        const before = await locked(tx, id);
        if (before.answered > 0) {
          throw conflict('answered', 'کسی به این نظرسنجی پاسخ داده است؛ پرسش‌هایش دیگر عوض نمی‌شود.');
        }
        const { title, intro, anonymous, max_skips: maxSkips } = given;
        const { fromAt, toAt, roles, grades, schoolIds, questions } = await storable(tx, given, before.fromAt);
        await tx.execute(sql`
          update survey set title = ${title}, intro = ${intro}, roles = ${roles}, grades = ${grades},
            school_ids = ${schoolIds}, from_at = ${fromAt}, to_at = ${toAt}, anonymous = ${anonymous},
            max_skips = ${maxSkips}, questions = ${questions}
          where id = ${id}`);
        await recordAudit(tx, clock(), origin, { action: 'survey.change', target: id });
        return detailOf(tx, await one(tx, id));
      }),

    open: (origin: Origin, id: string, to?: string): Promise<AdminSurveyDetail> =>
      db.transaction(async (tx) => {
        const before = await locked(tx, id);
        const now = clock();
        const toAt = to === undefined ? before.toAt : new Date(to);
        if (toAt <= now || toAt <= before.fromAt) throw endRefused();
        if (before.state === 'active' && toAt.getTime() === before.toAt.getTime()) return detailOf(tx, before);
        await tx.execute(sql`
          update survey set state = 'active', to_at = ${toAt.toISOString()}::timestamptz where id = ${id}`);
        await recordAudit(tx, now, origin, {
          action: 'survey.open',
          target: id,
          before: { state: before.state, to: before.toAt.toISOString() },
          after: { to: toAt.toISOString() },
        });
        return detailOf(tx, await one(tx, id));
      }),

    close: (origin: Origin, id: string): Promise<AdminSurveyDetail> =>
      db.transaction(async (tx) => {
        const before = await locked(tx, id);
        if (before.state === 'draft') throw conflict('draft', 'این نظرسنجی هنوز باز نشده است.');
        if (before.state === 'closed') return detailOf(tx, before);
        await tx.execute(sql`update survey set state = 'closed' where id = ${id}`);
        await recordAudit(tx, clock(), origin, { action: 'survey.close', target: id });
        return detailOf(tx, await one(tx, id));
      }),

    comments: async (
      { id, question }: ParsedOf<Calls['comments']>['params'],
      { page, size }: ParsedOf<Calls['comments']>['query'],
    ): Promise<Comments> => {
      const { questions, anonymous } = await one(db, id);
      if (!questions.some((each) => each.id === question && each.kind === 'text')) {
        throw notFound('این نظرسنجی چنین پرسش نوشتنی ندارد.');
      }
      return readComments(db, { id, question, anonymous, page, size });
    },

    /** Every answer and how many gave each, for a file; who takes it is noted. */
    everything: async (
      origin: Origin,
      id: string,
    ): Promise<{ survey: AdminSurveyDetail; responses: SurveyResponse[] }> => {
      const survey = await detailOf(db, await one(db, id));
      await recordAudit(db, clock(), origin, { action: 'survey.export', target: id });
      return { survey, responses: await readResponses(db, id) };
    },
  };
}
