import type { AdminSurveyDetail, SurveyAnswer, SurveyQuestion, SurveyRole } from '@mashq/api/contract';
import { type Cell, type ReportTables, table } from '../../platform/tables/table.ts';
import type { SurveyResponse } from '../../surveys/results.ts';
import { jalaliDay, jalaliTime } from './jalali.ts';

const ROLES: Readonly<Record<SurveyRole, string>> = {
  STUDENT: 'دانش‌آموز',
  TEACHER: 'معلم',
  MANAGER: 'مدیر مدرسه',
};

/** What a person answered: options in words, steps and numbers as numbers. */
function shown({ kind, options }: SurveyQuestion, value: SurveyAnswer['value'] | undefined): Cell {
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.map((option) => options[option] ?? '').join('، ');
  return kind === 'single' ? (options[Number(value)] ?? null) : value;
}

/** The answer that a bar of a question counts. */
function barOf({ kind, options }: SurveyQuestion, value: number, until: number | null): Cell {
  if (kind === 'single' || kind === 'multi') return options[value] ?? null;
  return until === null ? value : `${value} تا ${until}`;
}

/** Every answer as a row, and how many gave each. Where the survey names nobody, only the day is written, and neither person nor school. */
export function surveyTables(
  survey: AdminSurveyDetail,
  responses: readonly SurveyResponse[],
): ReportTables<'answers' | 'totals'> {
  const { anonymous, questions, tallies } = survey;
  const named = <T>(columns: readonly T[]) => (anonymous ? [] : columns);
  const totals = questions.flatMap((question) => {
    const tally = tallies.find((each) => each.question === question.id);
    const of = tally?.answered ?? 0;
    return (tally?.counts ?? []).map(({ value, until, count }) => ({
      text: question.text,
      answer: barOf(question, value, until),
      count,
      of,
    }));
  });
  return {
    of: ['نظرسنجی', survey.title],
    tables: {
      answers: table<SurveyResponse>(
        'پاسخ‌ها',
        [
          ...named([
            { heading: 'نام', value: ({ name }: SurveyResponse) => name },
            { heading: 'نام کاربری', value: ({ username }: SurveyResponse) => username },
          ]),
          { heading: 'نقش', value: ({ role }) => ROLES[role] },
          ...named([{ heading: 'مدرسه', value: ({ schoolTitle }: SurveyResponse) => schoolTitle }]),
          {
            heading: anonymous ? 'روز' : 'زمان',
            value: ({ submittedAt }) => (anonymous ? jalaliDay(submittedAt) : jalaliTime(submittedAt)),
          },
          { heading: 'ثانیه', value: ({ durationSeconds }) => durationSeconds },
          ...questions.map((question) => ({
            heading: question.text,
            value: ({ answers }: SurveyResponse) =>
              shown(question, answers.find((answer) => answer.question === question.id)?.value),
          })),
        ],
        responses,
      ),
      totals: table(
        'شمار پاسخ‌ها',
        [
          { heading: 'پرسش', value: ({ text }: (typeof totals)[number]) => text },
          { heading: 'پاسخ', value: ({ answer }) => answer },
          { heading: 'شمار', value: ({ count }) => count },
          { heading: 'از پاسخ‌دهندگان این پرسش', value: ({ of }) => of },
        ],
        totals,
      ),
    },
  };
}
