import { IdSchema, InstantSchema, SurveyQuestionSchema, TextSchema } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { unprocessable } from '../app-error.ts';
import type { Context } from '../context.ts';
import { GRADES } from '../db/schema/columns.ts';
import type { SurveyAnswer, SurveyQuestion } from '../db/schema/index.ts';
import { type Table, table } from '../export/table.ts';

const ROLES = ['STUDENT', 'TEACHER', 'MANAGER'] as const;

/** Children are asked little, and never to write of themselves. */
const MOST_FOR_CHILDREN = 5;

/** A survey as an administrator writes it. */
export const NewSurveySchema = v.strictObject({
  title: v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(120)),
  intro: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(600)), ''),
  roles: v.pipe(v.array(v.picklist(ROLES)), v.minLength(1)),
  grades: v.optional(v.array(v.picklist(GRADES)), []),
  schools: v.optional(v.array(IdSchema), []),
  from: v.optional(InstantSchema),
  to: InstantSchema,
  anonymous: v.optional(v.boolean(), true),
  max_skips: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)), 3),
  questions: v.pipe(v.array(SurveyQuestionSchema), v.minLength(1), v.maxLength(40)),
});
export type NewSurvey = v.InferOutput<typeof NewSurveySchema>;

export interface SurveySummary {
  readonly id: string;
  readonly title: string;
  readonly fromAt: Date;
  readonly toAt: Date;
  readonly answered: number;
  readonly skipped: number;
}

/** Refuses a survey whose questions cannot be asked. */
function requireAskable({ roles, questions }: NewSurvey): void {
  const known = new Set<string>();
  for (const { id, kind, options, show_if: condition } of questions) {
    if (known.has(id)) throw unprocessable('survey', `دو پرسش یک شناسه دارند: ${id}`);
    const takesOptions = kind === 'single' || kind === 'multi';
    if (takesOptions !== options.length >= 2) throw unprocessable('survey', `گزینه‌های این پرسش درست نیست: ${id}`);
    if (condition !== null && !known.has(condition.question)) {
      throw unprocessable('survey', `شرط این پرسش به پرسشی پیش از آن نمی‌رسد: ${id}`);
    }
    known.add(id);
  }
  if (!roles.includes('STUDENT')) return;
  if (questions.length > MOST_FOR_CHILDREN || questions.some(({ kind }) => kind === 'text')) {
    throw unprocessable('survey', 'نظرسنجی دانش‌آموزان بیش از پنج پرسش یا پرسش نوشتنی ندارد.');
  }
}

/** What a person answered, in words. */
function shown({ kind, options }: SurveyQuestion, value: SurveyAnswer['value'] | undefined): string | number | null {
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.map((option) => options[option] ?? '').join('، ');
  return kind === 'single' ? (options[Number(value)] ?? null) : value;
}

interface Response {
  readonly username: string;
  readonly role: string;
  readonly schoolTitle: string;
  readonly submittedAt: Date;
  readonly durationSeconds: number;
  readonly answers: readonly SurveyAnswer[];
}

/** Surveys as administrators make them and read their results. */
export function surveyAdministration({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return {
    create: async (given: NewSurvey): Promise<{ id: string }> => {
      requireAskable(given);
      const { title, intro, roles, grades, schools, anonymous, questions, max_skips: maxSkips } = given;
      const now = clock();
      const from = given.from === undefined ? now : new Date(given.from);
      const to = new Date(given.to);
      if (to.getTime() <= Math.max(from.getTime(), now.getTime())) {
        throw unprocessable('survey', 'پایان نظرسنجی باید پس از آغاز آن باشد.');
      }
      const [made] = await db.rows<{ id: string }>(sql`
        insert into survey (title, intro, roles, grades, school_ids, from_at, to_at, anonymous, max_skips, questions, created_at)
        values (${title}, ${intro}, ${sql.param(roles)}::text[], ${sql.param(grades)}::int[],
          ${sql.param(schools)}::uuid[], ${from}::timestamptz, ${to}::timestamptz, ${anonymous}, ${maxSkips},
          ${JSON.stringify(questions)}::json, ${now}::timestamptz)
        returning id`);
      if (!made) throw new Error('a survey was not stored');
      return made;
    },

    /** The newest first. */
    list: (): Promise<SurveySummary[]> =>
      db.rows<SurveySummary>(sql`
        select /* across schools: results of surveys */ s.id, s.title, s.from_at as "fromAt", s.to_at as "toAt",
          (select count(*)::int from survey_response r where r.survey_id = s.id and r.submitted_at is not null) as answered,
          (select count(*)::int from survey_response r where r.survey_id = s.id and r.submitted_at is null and r.skips > 0) as skipped
        from survey s order by s.created_at desc, s.id`),

    /** Every answer as a row, and each question with the number of its answers; null where there is no such survey. */
    results: async (id: string): Promise<{ answers: Table; totals: Table } | null> => {
      const [found] = await db.rows<{ title: string; anonymous: boolean; questions: readonly SurveyQuestion[] }>(sql`
        select title, anonymous, questions from survey where id = ${id}`);
      if (!found) return null;
      const { title, anonymous, questions } = found;
      const responses = await db.rows<Response>(sql`
        select /* across schools: results of surveys */ a.username, a.role, sc.title as "schoolTitle",
          r.submitted_at as "submittedAt", r.duration_seconds as "durationSeconds", r.answers
        from survey_response r join account a on a.id = r.account_id join school sc on sc.id = r.school_id
        where r.survey_id = ${id} and r.submitted_at is not null order by r.submitted_at, r.account_id`);
      const answerOf = ({ answers }: Response, question: SurveyQuestion) =>
        shown(question, answers.find((answer) => answer.question === question.id)?.value);
      const totals = questions.flatMap((question) => {
        const counts = new Map<string | number, number>();
        for (const response of responses) {
          const value = answerOf(response, question);
          if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
        }
        return [...counts].map(([value, count]) => ({ text: question.text, value, count }));
      });
      return {
        answers: table<Response>(
          title,
          [
            ...(anonymous ? [] : [{ heading: 'نام کاربری', value: ({ username }: Response) => username }]),
            { heading: 'نقش', value: ({ role }) => role },
            ...(anonymous ? [] : [{ heading: 'مدرسه', value: ({ schoolTitle }: Response) => schoolTitle }]),
            { heading: 'زمان', value: ({ submittedAt }) => submittedAt.toISOString() },
            { heading: 'ثانیه', value: ({ durationSeconds }) => durationSeconds },
            ...questions.map((question) => ({
              heading: question.text,
              value: (response: Response) => answerOf(response, question),
            })),
          ],
          responses,
        ),
        totals: table(
          'شمار جواب‌ها',
          [
            { heading: 'پرسش', value: ({ text }: (typeof totals)[number]) => text },
            { heading: 'جواب', value: ({ value }) => value },
            { heading: 'شمار', value: ({ count }) => count },
          ],
          totals,
        ),
      };
    },
  };
}
