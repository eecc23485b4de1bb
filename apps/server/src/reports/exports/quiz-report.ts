import { expectedOf } from '@mashq/api/measures';
import { type Cell, type ReportTables, table } from '../../platform/tables/table.ts';
import type { QuizGradebook } from '../../work/quizzes/report-service.ts';
import { jalaliTime } from './jalali.ts';
import { HEADINGS, levelWords, QUIZ_STATES, QUIZ_STUDENT_STATES } from './words.ts';
import { skillColumns } from './work-columns.ts';

const OUTCOMES = { right: 'درست', wrong: 'نادرست', empty: 'بی‌پاسخ' } as const;
const REGRADES = {
  all_points: 'امتیازش به همه داده شد',
  dropped: 'حساب نشد',
  key: 'پاسخ درست عوض شد',
  also: 'پاسخ دیگری هم درست شد',
} as const;

const SHARES = [
  { heading: OUTCOMES.right, value: ({ right }: { right: number }) => right },
  { heading: OUTCOMES.wrong, value: ({ wrong }: { wrong: number }) => wrong },
  { heading: OUTCOMES.empty, value: ({ empty }: { empty: number }) => empty },
];

const time = (at: string | null) => (at === null ? null : jalaliTime(at));

/** A quiz with its children, their answers, its skills and its questions. */
export function quizTables({
  report: { quiz, students, skills, questions },
  answers,
}: QuizGradebook): ReportTables<'students' | 'answers' | 'skills' | 'questions' | 'facts'> {
  const names = new Map(students.map(({ student_id, name }) => [student_id, name]));
  const asked = new Map(questions.map((question) => [question.position, question]));
  const facts: readonly [string, Cell][] = [
    ['عنوان', quiz.title],
    [HEADINGS.class, quiz.class_title],
    [HEADINGS.grade, quiz.grade],
    [HEADINGS.state, QUIZ_STATES[quiz.state]],
    ['شروع', jalaliTime(quiz.start_at)],
    ['پایان', jalaliTime(quiz.end_at)],
    ['وقت (دقیقه)', quiz.time_limit_minutes],
    [HEADINGS.questions, quiz.items_total],
    [HEADINGS.points, quiz.points_total],
    ['تعداد دانش‌آموزان', expectedOf(quiz.counts)],
    [HEADINGS.handedIn, quiz.counts.handed_in],
    ['یادداشت', quiz.note],
  ];
  return {
    of: [quiz.title, quiz.class_title],
    tables: {
      students: table(
        'دانش‌آموزان',
        [
          { heading: HEADINGS.student, value: ({ name }) => name },
          { heading: HEADINGS.state, value: ({ state }) => QUIZ_STUDENT_STATES[state] },
          { heading: HEADINGS.points, value: ({ score }) => score?.points ?? null },
          { heading: HEADINGS.outOf, value: ({ score }) => score?.out_of ?? null },
          { heading: HEADINGS.level, value: ({ score }) => levelWords(score?.level ?? null) },
          { heading: 'امتیاز آزمون جبرانی', value: ({ make_up }) => make_up?.score?.points ?? null },
          { heading: 'از (جبرانی)', value: ({ make_up }) => make_up?.score?.out_of ?? null },
          { heading: HEADINGS.answered, value: ({ answered }) => answered },
          { heading: 'بارها', value: ({ tries_used }) => tries_used },
          { heading: 'شروع', value: ({ started_at }) => time(started_at) },
          { heading: 'پایان', value: ({ ended_at }) => time(ended_at) },
          { heading: 'دقیقهٔ بیشتر', value: ({ extra_minutes }) => extra_minutes },
          { heading: 'ترک صفحه', value: ({ left_page }) => left_page },
        ],
        students,
      ),
      answers: table(
        'پاسخ‌ها',
        [
          { heading: HEADINGS.student, value: ({ studentId }) => names.get(studentId) ?? null },
          { heading: HEADINGS.question, value: ({ position }) => position + 1 },
          { heading: HEADINGS.skill, value: ({ position }) => asked.get(position)?.skill.title ?? null },
          { heading: 'نتیجه', value: ({ outcome }) => OUTCOMES[outcome] },
          { heading: HEADINGS.points, value: ({ points }) => points },
          { heading: HEADINGS.outOf, value: ({ outOf }) => outOf },
        ],
        answers,
      ),
      skills: table(
        'مهارت‌ها',
        [
          ...skillColumns,
          ...SHARES,
          { heading: 'نیازمند کمک', value: ({ weak_student_ids }) => weak_student_ids.length },
        ],
        skills,
      ),
      questions: table(
        'سؤال‌ها',
        [
          { heading: HEADINGS.question, value: ({ position }) => position + 1 },
          { heading: HEADINGS.skill, value: ({ skill }) => skill.title },
          { heading: 'امتیاز سؤال', value: ({ points }) => points },
          ...SHARES,
          { heading: 'ضریب تمیز', value: ({ discrimination }) => discrimination },
          {
            heading: 'کج‌فهمی پرتکرار',
            value: ({ wrong_answers }) =>
              wrong_answers.find(({ misconception }) => misconception !== null)?.misconception ?? null,
          },
          { heading: 'تصحیح دوباره', value: ({ regrade }) => (regrade === null ? null : REGRADES[regrade]) },
        ],
        questions,
      ),
      facts: table(
        'مشخصات',
        [
          { heading: 'مورد', value: ([name]) => name },
          { heading: 'مقدار', value: ([, value]) => value },
        ],
        facts,
      ),
    },
  };
}
