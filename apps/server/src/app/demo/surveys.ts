import type { NewSurvey, SurveyAnswer } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { textAs } from '../../platform/db/row.ts';
import type { Services } from '../services.ts';
import { steadyId } from './simulated-student.ts';

const DAY = 24 * 3_600_000;
const question = { required: true, options: [], show_if: null };

/** Asked of children now. */
const FEELING: NewSurvey['questions'] = [
  { ...question, id: 'feeling', kind: 'faces', text: 'وقتی مشق را باز می‌کنی چه حسی داری؟' },
  {
    ...question,
    id: 'when',
    kind: 'single',
    text: 'بیشتر چه وقتی تمرین می‌کنی؟',
    options: ['بعد از مدرسه', 'عصر', 'شب', 'روزهای تعطیل'],
  },
  {
    ...question,
    id: 'like',
    kind: 'multi',
    text: 'از کدام‌ها خوشت می‌آید؟',
    required: false,
    options: ['راهنمایی‌ها', 'نشان‌ها', 'باغ پیچ‌درپیچ', 'شکل‌ها'],
  },
];

/** Asked of teachers now. */
const TWO_MONTHS: NewSurvey['questions'] = [
  { ...question, id: 'time', kind: 'scale5', text: 'مشق چقدر از کار تصحیح شما کم کرده است؟' },
  { ...question, id: 'wish', kind: 'text', text: 'اگر یک چیز به مشق اضافه می‌شد، چه باشد؟', required: false },
];

/** Was asked of teachers before. */
const CORRECTING: NewSurvey['questions'] = [
  { ...question, id: 'hours', kind: 'number', text: 'پیش از مشق هفته‌ای چند ساعت صرف تصحیح می‌کردید؟' },
  {
    ...question,
    id: 'paper',
    kind: 'single',
    text: 'تکلیف را بیشتر چگونه می‌دهید؟',
    options: ['روی کاغذ', 'در مشق', 'هر دو'],
  },
  {
    ...question,
    id: 'why-paper',
    kind: 'text',
    text: 'چرا روی کاغذ؟',
    required: false,
    show_if: { question: 'paper', is: 0 },
  },
  {
    ...question,
    id: 'uses',
    kind: 'multi',
    text: 'از کدام گزارش‌ها استفاده می‌کنید؟',
    options: ['گزارش تکلیف', 'جدول مهارت‌ها', 'صفحهٔ دانش‌آموز', 'هیچ‌کدام'],
  },
  { ...question, id: 'advice', kind: 'scale5', text: 'چقدر احتمال دارد مشق را به همکارتان پیشنهاد کنید؟' },
  { ...question, id: 'note', kind: 'text', text: 'چیز دیگری هست که بخواهید بگویید؟', required: false },
];

const REASONS = ['نیمی از بچه‌ها در خانه اینترنت ندارند.', 'دست‌خط هم تمرین می‌خواهد.'];
const NOTES = [
  'چاپ کاربرگ خیلی به کارم آمد.',
  'کاش می‌شد تکلیف را میان گروه‌های کلاس تقسیم کرد؛ بعد دیدم که می‌شود!',
  'گزارش «اشتباه‌های رایج» را هر شنبه با کلاس مرور می‌کنم.',
];

/** What the n-th teacher answered. */
function correctingOf(n: number): SurveyAnswer[] {
  const paper = n % 3;
  const note = NOTES[n % 4];
  return [
    { question: 'hours', value: [6, 4, 8, 5, 10, 3, 7, 12, 2, 9][n % 10] ?? 6 },
    { question: 'paper', value: paper },
    ...(paper === 0 ? [{ question: 'why-paper', value: REASONS[n % 2] ?? '' }] : []),
    { question: 'uses', value: [[0, 1], [0], [0, 1, 2], [3]][n % 4] ?? [0] },
    { question: 'advice', value: [5, 4, 5, 3, 4][n % 5] ?? 4 },
    ...(note === undefined ? [] : [{ question: 'note', value: note }]),
  ];
}

const STAFF = { TEACHER: 'teacher', MANAGER: 'school' } as const;

const ManagerRow = v.object({ schoolId: v.string() });

const StaffRow = v.object({ ...v.omit(Actor, ['role']).entries, role: textAs<keyof typeof STAFF>() });

const PupilsRow = v.omit(Actor, ['role']);

/**
 * One school is asked now: its third graders, some of whom have answered, and its teachers. Teachers of all schools were asked
 * a month ago, and one survey is not opened yet.
 */
export async function makeSurveys(
  services: Services,
  context: Context,
  setNow: (now: Date) => void,
  admin: Actor,
): Promise<void> {
  const [manager] = await context.db.query(
    ManagerRow,
    sql`
    select school_id as "schoolId" from account where username = 'modir2'`,
  );
  if (manager === undefined) return;
  const { schoolId } = manager;
  const { adminSurveys, surveys } = services;
  const origin = { actor: admin.id };
  const today = context.clock();
  const idOf = (name: string) => steadyId('survey', name, 0);
  const make = async (name: string, given: Pick<NewSurvey, 'title' | 'roles' | 'questions'> & Partial<NewSurvey>) => {
    const to = new Date(context.clock().getTime() + 30 * DAY).toISOString();
    const rest = { intro: '', grades: [], schools: [], to, anonymous: true, max_skips: 3 };
    await adminSurveys.create(origin, { id: idOf(name), ...rest, ...given });
  };

  setNow(new Date(today.getTime() - 45 * DAY));
  await make('correcting', {
    title: 'تصحیح و تکلیف در کلاس شما',
    intro: 'شش پرسش، حدود سه دقیقه.',
    roles: ['TEACHER', 'MANAGER'],
    anonymous: false,
    questions: CORRECTING,
  });
  await adminSurveys.open(origin, idOf('correcting'));
  const staff = await context.db.query(
    StaffRow,
    sql`
    select /* across schools: the demo world */ id, school_id as "schoolId", role from account
    where role = any(${sql.param(Object.keys(STAFF))}::text[]) and created_at <= ${context.clock().toISOString()}::timestamptz
    order by username limit 24`,
  );
  for (const [place, { role, ...person }] of staff.entries()) {
    setNow(new Date(today.getTime() - (44 - (place % 12)) * DAY));
    const reply = { durationSeconds: 90 + 13 * place, answers: correctingOf(place) };
    await surveys.submit({ ...person, role: STAFF[role] }, idOf('correcting'), reply);
  }
  setNow(new Date(today.getTime() - 20 * DAY));
  await adminSurveys.close(origin, idOf('correcting'));

  setNow(today);
  await make('feeling', {
    title: 'مشق برایت چطور است؟',
    intro: 'سه پرسش کوتاه داریم. هر چه فکر می‌کنی درست است.',
    roles: ['STUDENT'],
    grades: [3],
    schools: [schoolId],
    questions: FEELING,
  });
  await adminSurveys.open(origin, idOf('feeling'));
  await make('two-months', {
    title: 'دو ماه نخست با مشق',
    intro: 'پاسخ‌ها به انتخاب کارهای بعدی ما کمک می‌کند.',
    roles: ['TEACHER', 'MANAGER'],
    schools: [schoolId],
    questions: TWO_MONTHS,
  });
  await adminSurveys.open(origin, idOf('two-months'));
  await make('end-of-term', {
    title: 'پایان نیم سال اول',
    roles: ['TEACHER'],
    questions: [{ ...question, id: 'term', kind: 'scale5', text: 'نیم سال با مشق چطور گذشت؟' }],
  });

  const pupils = await context.db.query(
    PupilsRow,
    sql`
    select id, school_id as "schoolId" from account
    where school_id = ${schoolId} and username like 'g3b-%' and username > 'g3b-10' order by username limit 8`,
  );
  for (const [place, pupil] of pupils.entries()) {
    await surveys.submit({ ...pupil, role: 'student' }, idOf('feeling'), {
      durationSeconds: 30 + 7 * place,
      answers: [
        { question: 'feeling', value: place === 2 ? 3 : 5 - (place % 2) },
        { question: 'when', value: place % 3 },
        { question: 'like', value: place % 2 === 0 ? [0, 1] : [2] },
      ],
    });
  }
}
