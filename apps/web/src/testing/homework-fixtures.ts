import type { AnswerReply, QuestionView, SkillInfo, StudentHomeworkDetail } from '@mashq/api/contract';

export const HOMEWORK_ID = '0190a000-0000-7000-8000-0000000000f0';
export const questionId = (position: number) =>
  `0190a000-0000-7000-8000-0000000001${String(position).padStart(2, '0')}`;

export const skill: SkillInfo = {
  id: 'g5-add',
  title: 'جمع کسرها',
  grade: 5,
  chapter: 2,
  chapter_title: 'کسر',
  lesson: 3,
  lesson_title: 'جمع و تفریق',
  first_page: 46,
  last_page: 48,
};
const mastery = { skill_id: skill.id, band: 'learning', n: 4, estimate: 3 } as const;

/** «حاصل ۱ + ۱۱ چند است؟» and the like, with one box for a whole number. */
export function makeQuestion(position: number, change: Partial<QuestionView> = {}): QuestionView {
  return {
    question_id: questionId(position),
    homework_id: HOMEWORK_ID,
    assignment: { kind: 'homework', id: HOMEWORK_ID },
    position,
    items_total: 2,
    sheet: {
      skillId: skill.id,
      level: 2,
      stem: [{ t: 'paragraph', content: [{ t: 'text', text: `پرسش شمارهٔ ${'۰۱۲۳'[position]}` }] }],
      answer: { kind: 'integer', blanks: [{}] },
      hasHints: true,
    },
    skill,
    mastery,
    state: 'open',
    is_withdrawn: false,
    tries: 0,
    hints: [],
    more_hints: true,
    solution: null,
    may_open_solution: false,
    last_input: null,
    previous_question_id: null,
    next_question_id: null,
    ...change,
  };
}

export function makeHomework(change: Partial<StudentHomeworkDetail> = {}): StudentHomeworkDetail {
  return {
    id: HOMEWORK_ID,
    title: 'صفحه‌های ۴۶ تا ۴۸',
    grade: 5,
    source: { kind: 'pages', first: 46, last: 48 },
    teacher_name: 'خانم رضایی',
    class_title: 'پنجم ب',
    state: 'in_progress',
    is_open: true,
    start_at: '2026-11-20T08:00:00Z',
    end_at: '2126-11-24T20:29:59Z',
    is_late: false,
    items_total: 2,
    items_done: 0,
    note: '',
    hints_allowed: true,
    show_answers: 'immediately',
    skills: [{ ...skill, mastery }],
    items: [1, 2].map((position) => ({
      question_id: questionId(position),
      position,
      skill_id: skill.id,
      state: 'open',
    })),
    comments: [],
    waiting_answers: 0,
    uncounted_answers: 0,
    result: null,
    ...change,
  };
}

export function makeReply(change: Partial<AnswerReply> = {}): AnswerReply {
  return {
    attempt_id: questionId(99),
    verdict: 'right',
    late_reason: null,
    reason: null,
    message: [],
    right_parts: null,
    state: 'right',
    tries: 1,
    more_hints: false,
    may_open_solution: true,
    offer_example: false,
    mastery,
    mastery_change: null,
    items_done: 1,
    items_total: 2,
    next_question_id: null,
    homework_state: 'in_progress',
    ...change,
  };
}
