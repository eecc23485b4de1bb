import type {
  AnswerReply,
  HomeworkReport,
  QuestionView,
  SkillInfo,
  StudentHomeworkDetail,
  TeacherHomework,
} from '@mashq/api/contract';

export const HOMEWORK_ID = '0190a000-0000-7000-8000-0000000000f0';
export const CLASS_ID = '0190a000-0000-7000-8000-0000000000c0';
export const questionId = (position: number) =>
  `0190a000-0000-7000-8000-0000000001${String(position).padStart(2, '0')}`;

export const skill: SkillInfo = {
  id: 'g5-c2-add',
  title: 'جمع کسرها',
  grade: 5,
  chapter: 2,
  chapter_title: 'کسر',
  lesson: 3,
  lesson_title: 'جمع و تفریق کسرها',
  first_page: 46,
  last_page: 48,
};

export function makeQuestion(position: number, change: Partial<QuestionView> = {}): QuestionView {
  return {
    question_id: questionId(position),
    homework_id: HOMEWORK_ID,
    assignment: { kind: 'homework', id: HOMEWORK_ID },
    position,
    items_total: 3,
    sheet: {
      skillId: skill.id,
      level: 2,
      stem: [{ t: 'paragraph', content: [{ t: 'text', text: 'حاصل را بنویس.' }] }],
      answer: { kind: 'fraction' },
      hasHints: true,
    },
    skill,
    mastery: { skill_id: skill.id, band: 'learning', n: 4, estimate: 3 },
    state: 'open',
    is_withdrawn: false,
    tries: 0,
    hints: [],
    more_hints: true,
    solution: null,
    may_open_solution: false,
    last_input: null,
    previous_question_id: position > 1 ? questionId(position - 1) : null,
    next_question_id: position < 3 ? questionId(position + 1) : null,
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
    end_at: '2026-11-24T20:29:59Z',
    is_late: false,
    items_total: 3,
    items_done: 0,
    note: '',
    hints_allowed: true,
    show_answers: 'immediately',
    skills: [{ ...skill, mastery: { skill_id: skill.id, band: 'learning', n: 4, estimate: 3 } }],
    items: [1, 2, 3].map((position) => ({
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
    message: [{ t: 'text', text: 'آفرین!' }],
    right_parts: null,
    state: 'right',
    tries: 1,
    more_hints: false,
    may_open_solution: true,
    offer_example: false,
    mastery: { skill_id: skill.id, band: 'near', n: 5, estimate: 2 },
    mastery_change: null,
    items_done: 1,
    items_total: 3,
    next_question_id: questionId(2),
    homework_state: 'in_progress',
    ...change,
  };
}

export function makeTeacherHomework(change: Partial<TeacherHomework> = {}): TeacherHomework {
  return {
    id: HOMEWORK_ID,
    title: 'صفحه‌های ۴۶ تا ۴۸',
    grade: 5,
    class_id: CLASS_ID,
    class_title: 'پنجم ب',
    source: { kind: 'pages', first: 46, last: 48 },
    state: 'open',
    start_at: '2026-11-20T08:00:00Z',
    end_at: '2026-11-24T20:29:59Z',
    created_at: '2026-11-20T08:00:00Z',
    items_total: 9,
    items_per_child: { min: 9, max: 9 },
    items_per_skill: 3,
    item_mode: 'generated',
    hints_allowed: true,
    show_answers: 'immediately',
    late_policy: 'reject',
    note: '',
    counts: { assigned: 29, not_started: 8, in_progress: 10, submitted: 11, auto_submitted: 0, missing: 0, excused: 0 },
    opened: 0,
    version: 1,
    target: 'class',
    groups: [],
    copied_from: null,
    ...change,
  };
}

export function makeReport(change: Partial<HomeworkReport> = {}): HomeworkReport {
  return {
    homework: makeTeacherHomework(),
    skills: [],
    students: [],
    cells: [],
    mistakes: [],
    help: [],
    comments: [],
    ...change,
  };
}
