import type { MemberQuiz, MemberQuizPaper, QuizReport, QuizReportRow, TeacherQuiz } from '@mashq/api/contract';
import { makeQuestion, questionId, skill } from './homework-fixtures.ts';

export const QUIZ_ID = '0190a000-0000-7000-8000-0000000000e0';
export const CLASS_ID = '0190a000-0000-7000-8000-0000000000c1';
export const TRY_ID = '0190a000-0000-7000-8000-0000000000e1';
const studentId = (place: number) => `0190a000-0000-7000-8000-0000000000d${place}`;

const MINUTE = 60_000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

const settings = {
  time_limit_minutes: 30,
  navigation: 'free',
  shuffle: true,
  tries_allowed: 1,
  grade_method: 'highest',
  grace_minutes: 0,
  result_release: 'manual',
  shows: { marks: true, right_answers: true, solutions: true },
} as const;

/** An open quiz of two questions that the child may begin. */
export function makeMemberQuiz(change: Partial<MemberQuiz> = {}): MemberQuiz {
  return {
    id: QUIZ_ID,
    title: 'آزمون کسرها',
    grade: 5,
    teacher_name: 'مریم رضایی',
    class_title: 'پنجم الف',
    note: '',
    state: 'not_begun',
    start_at: fromNow(-60),
    end_at: fromNow(120),
    items_total: 2,
    points_total: 4,
    ...settings,
    tries_used: 0,
    may_begin: true,
    is_excused: false,
    is_released: false,
    server_time: new Date().toISOString(),
    current: null,
    score: null,
    ...change,
  };
}

/** A running try that began ten minutes ago, by a server whose clock is `ahead` minutes ahead of this device's. */
export function makePaper(change: Partial<MemberQuiz> = {}, ahead = 0): MemberQuizPaper {
  return {
    quiz: makeMemberQuiz({
      state: 'running',
      may_begin: false,
      tries_used: 1,
      server_time: fromNow(ahead),
      current: {
        id: TRY_ID,
        try_no: 1,
        started_at: fromNow(ahead - 10),
        due_at: fromNow(ahead + 20),
        ended_at: null,
        answered: 0,
      },
      ...change,
    }),
    reached: 0,
    questions: [1, 2].map((place) => ({
      question_id: questionId(place),
      position: place - 1,
      points: 2,
      is_answered: false,
      is_flagged: false,
      sheet: makeQuestion(place).sheet,
      last_input: null,
    })),
  };
}

export function makeTeacherQuiz(change: Partial<TeacherQuiz> = {}): TeacherQuiz {
  return {
    id: QUIZ_ID,
    title: 'آزمون کسرها',
    grade: 5,
    class_id: CLASS_ID,
    class_title: 'پنجم الف',
    state: 'open',
    start_at: fromNow(-60),
    end_at: fromNow(120),
    created_at: fromNow(-60),
    items_total: 1,
    points_total: 2,
    note: '',
    ...settings,
    released_at: null,
    is_begun: true,
    counts: { assigned: 2, not_begun: 1, running: 0, handed_in: 1, missed: 0, excused: 0 },
    version: 3,
    ...change,
  };
}

function makeStudentRow(place: number, change: Partial<QuizReportRow>): QuizReportRow {
  return {
    student_id: studentId(place),
    name: '',
    state: 'not_begun',
    tries_used: 0,
    answered: 0,
    score: null,
    started_at: null,
    ended_at: null,
    due_at: null,
    left_page: 0,
    extra_minutes: 0,
    extra_tries: 0,
    own_start_at: null,
    own_end_at: null,
    in_grace: 0,
    make_up: null,
    ...change,
  };
}

/** Two children, of whom one has handed in with a wrong answer. */
export function makeQuizReport(change: Partial<TeacherQuiz> = {}): QuizReport {
  const { sheet } = makeQuestion(1);
  return {
    quiz: makeTeacherQuiz(change),
    students: [
      makeStudentRow(1, {
        name: 'علی کریمی',
        state: 'handed_in',
        tries_used: 1,
        answered: 1,
        score: { points: 0, out_of: 2, level: null },
        left_page: 3,
      }),
      makeStudentRow(2, { name: 'سارا احمدی' }),
    ],
    make_ups_counted: 0,
    distribution: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    skills: [{ ...skill, right: 0, wrong: 1, empty: 0, weak_student_ids: [studentId(1)] }],
    questions: [
      {
        position: 0,
        level: 2,
        points: 2,
        skill,
        sheet,
        key: [{ t: 'text', text: 'دوازده' }],
        solution: [],
        regrade: null,
        right: 0,
        wrong: 1,
        empty: 0,
        accepted: [],
        wrong_answers: [
          { raw: { kind: 'integer', values: ['۱۱'] }, count: 1, misconception: 'مخرج‌ها را جمع کرده است' },
        ],
        discrimination: 0.67,
      },
    ],
  };
}
