import type { Contract, ResponseOf, SurveyAnswer, SurveyQuestion, SurveyRole, SurveyTally } from '@mashq/api/contract';
import { SurveyCommentSchema } from '@mashq/api/contract';
import { meanOf } from '@mashq/api/measures/shares';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../platform/db/database.ts';
import { jsonAs, textAs } from '../platform/db/row.ts';

type Counts = SurveyTally['counts'];

const STEPS = [1, 2, 3, 4, 5];

/** Numbers of more kinds than this come in intervals. */
const MAX_BARS = 8;

/** More people than are ever asked at once. */
const EVERYBODY = 1_000_000;

interface Counted {
  readonly value: number;
  readonly count: number;
}

/** The distances between rules that people read easily: 1, 2 or 5 of a power of ten, at least `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
}

/** Numbers as they are where they are few, else in intervals of one round width. */
export function intervals(counted: readonly Counted[]): Counts {
  const sorted = [...counted].sort((a, b) => a.value - b.value);
  if (sorted.length <= MAX_BARS) return sorted.map(({ value, count }) => ({ value, until: null, count }));
  const least = sorted[0]?.value ?? 0;
  const most = sorted.at(-1)?.value ?? 0;
  const width = roundStep((most - least) / MAX_BARS);
  const begin = Math.floor(least / width) * width;
  // Without the last digits of a sum of fractions, such as 0.30000000000000004.
  const end = (bar: number) => Number((begin + bar * width).toPrecision(12));
  const bars = Array.from({ length: Math.max(1, Math.ceil((most - begin) / width)) }, (_, bar) => ({
    value: end(bar),
    until: end(bar + 1),
    count: 0,
  }));
  for (const { value, count } of sorted) {
    // The largest may be the end of the last interval.
    const bar = bars[Math.min(bars.length - 1, Math.floor((value - begin) / width))];
    if (bar) bar.count += count;
  }
  return bars;
}

function tallyOf({ id, kind, options }: SurveyQuestion, answered: number, counted: readonly Counted[]): SurveyTally {
  const times = (value: number) => counted.find((each) => each.value === value)?.count ?? 0;
  const of = (values: readonly number[]): Counts =>
    values.map((value) => ({ value, until: null, count: times(value) }));
  const people = counted.reduce((sum, { count }) => sum + count, 0);
  const total = counted.reduce((sum, { value, count }) => sum + value * count, 0);
  const average = people === 0 ? null : meanOf(total, people, 2);
  switch (kind) {
    case 'single':
    case 'multi':
      return { question: id, answered, average: null, counts: of(options.map((_, option) => option)) };
    case 'scale5':
    case 'faces':
      return { question: id, answered, average, counts: of(STEPS) };
    case 'number':
      return { question: id, answered, average, counts: intervals(counted) };
    case 'text':
      return { question: id, answered, average: null, counts: [] };
  }
}

const TalliesRow = v.object({ question: v.string(), value: v.nullable(v.number()), count: v.number() });

/** How many people gave each answer: counted by the database, whatever their number. */
export async function readTallies(
  { query }: Session,
  { id, questions }: { readonly id: string; readonly questions: readonly SurveyQuestion[] },
): Promise<SurveyTally[]> {
  const found = await query(
    TalliesRow,
    sql`
    /* across schools: results of surveys */
    with given as (
      select e.answer->>'question' as question, e.answer->'value' as value
      from survey_response r cross join lateral json_array_elements(r.answers) as e(answer)
      where r.survey_id = ${id} and r.submitted_at is not null)
    select question, null::float8 as value, count(*)::int as count from given group by question
    union all
    select g.question, v.value::text::float8, count(*)::int
    from given g cross join lateral json_array_elements(
      case json_typeof(g.value) when 'array' then g.value else json_build_array(g.value) end) as v(value)
    where json_typeof(v.value) = 'number'
    group by 1, 2`,
  );
  return questions.map((question) => {
    const own = found.filter((each) => each.question === question.id);
    const counted = own.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]));
    return tallyOf(question, own.find(({ value }) => value === null)?.count ?? 0, counted);
  });
}

const MedianSecondsRow = v.object({ median: v.nullable(v.number()) });

/** Half of those who answered took less time. */
export async function readMedianSeconds({ query }: Session, id: string): Promise<number | null> {
  const [found] = await query(
    MedianSecondsRow,
    sql`
    /* across schools: results of surveys */
    select round(percentile_cont(0.5) within group (order by duration_seconds))::int as median
    from survey_response where survey_id = ${id} and submitted_at is not null`,
  );
  return found?.median ?? null;
}

export const SurveyResponse = v.object({
  name: v.string(),
  username: v.string(),
  role: textAs<SurveyRole>(),
  schoolTitle: v.string(),
  submittedAt: v.date(),
  durationSeconds: v.number(),
  answers: v.array(jsonAs<SurveyAnswer>()),
});
export type SurveyResponse = v.InferOutput<typeof SurveyResponse>;

/** Everybody who answered, the first one first. */
export const readResponses = ({ query }: Session, id: string): Promise<SurveyResponse[]> =>
  query(
    SurveyResponse,
    sql`
    select /* across schools: results of surveys */ a.first_name || ' ' || a.last_name as name, a.username, a.role,
      sc.title as "schoolTitle", r.submitted_at as "submittedAt", r.duration_seconds as "durationSeconds", r.answers
    from survey_response r join account a on a.id = r.account_id join school sc on sc.id = r.school_id
    where r.survey_id = ${id} and r.submitted_at is not null
    order by r.submitted_at, r.account_id limit ${EVERYBODY}`,
  );

export interface CommentsQuery {
  readonly id: string;
  readonly question: string;
  readonly anonymous: boolean;
  readonly page: number;
  readonly size: number;
}

type Comments = ResponseOf<Contract['admin']['surveys']['comments']>;
const CommentRow = v.object({ ...v.omit(SurveyCommentSchema, ['id', 'submitted_at']).entries, submittedAt: v.date() });

const CommentsRow = v.object({ total: v.number() });

/** What people wrote as an answer of one question. Where the survey names nobody, name, school and time are null. */
export async function readComments(
  { query }: Session,
  { id, question, anonymous, page, size }: CommentsQuery,
): Promise<Comments> {
  const texts = sql`
    survey_response r cross join lateral json_array_elements(r.answers) as e(answer)
    where r.survey_id = ${id} and r.submitted_at is not null and e.answer->>'question' = ${question}`;
  const [count] = await query(
    CommentsRow,
    sql`
    select /* across schools: results of surveys */ count(*)::int as total from ${texts}`,
  );
  const found = await query(
    CommentRow,
    sql`
    select /* across schools: results of surveys */ given.text, a.role,
      a.first_name || ' ' || a.last_name as name, sc.title as school_title, given."submittedAt"
    from (
      select r.account_id, r.school_id, e.answer->>'value' as text, r.submitted_at as "submittedAt"
      from ${texts}
      order by r.submitted_at desc, r.account_id limit ${size} offset ${(page - 1) * size}
    ) given join account a on a.id = given.account_id join school sc on sc.id = given.school_id
    order by given."submittedAt" desc, given.account_id`,
  );
  return {
    page,
    size,
    total: count?.total ?? 0,
    items: found.map(({ text, role, name, school_title, submittedAt }, index) => ({
      // Its place: an id of the person would name who wrote it.
      id: String((page - 1) * size + index + 1),
      text,
      role,
      name: anonymous ? null : name,
      school_title: anonymous ? null : school_title,
      submitted_at: anonymous ? null : submittedAt.toISOString(),
    })),
  };
}
