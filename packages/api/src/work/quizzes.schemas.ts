import * as v from 'valibot';
import { CountSchema, GradeSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';
import {
  ExplanationSchema,
  InlinesSchema,
  LevelSchema,
  QuestionSheetSchema,
  RawInputSchema,
} from '../questions/question.schemas.ts';
import { DescriptiveLevelSchema, SkillInfoSchema } from '../questions/skill.schemas.ts';

/** Where a quiz is. `released`: every child may see its result; `paused`: nobody may begin and the clock stands still. */
export const QuizStateSchema = v.picklist([
  'draft',
  'scheduled',
  'open',
  'paused',
  'closed',
  'released',
  'archived',
  'cancelled',
]);

/** Where a child is in a quiz: that of its newest try, or of none. */
export const QuizStudentStateSchema = v.picklist([
  'upcoming',
  'not_begun',
  'missed',
  'running',
  'paused',
  'overdue',
  'handed_in',
  'timed_out',
  'abandoned',
]);

export const QuizNavigationSchema = v.picklist(['free', 'sequential']);
export const QuizGradeMethodSchema = v.picklist(['highest', 'last', 'first', 'average']);
export const QuizReleaseSchema = v.picklist(['immediately', 'after_close', 'manual']);

/** What a child sees once results are out. Of single questions nothing is shown until the quiz is over for all. */
export const QuizShowsSchema = v.strictObject({
  marks: v.boolean(),
  right_answers: v.boolean(),
  solutions: v.boolean(),
});

const settings = {
  /** Null: as long as the quiz is open. */
  time_limit_minutes: v.nullable(CountSchema),
  navigation: QuizNavigationSchema,
  /** Each child gets the questions in an order of its own. */
  shuffle: v.boolean(),
  tries_allowed: CountSchema,
  grade_method: QuizGradeMethodSchema,
  /** Minutes after the time in which a child may still hand in; 0: what is there counts as handed in. */
  grace_minutes: CountSchema,
  result_release: QuizReleaseSchema,
  shows: QuizShowsSchema,
};

/** Points reached of those that could be, and the descriptive level; null level below five questions. */
export const QuizScoreSchema = v.strictObject({
  points: v.number(),
  out_of: CountSchema,
  level: DescriptiveLevelSchema,
});

export const TeacherQuizSchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  grade: GradeSchema,
  class_id: IdSchema,
  class_title: v.string(),
  state: QuizStateSchema,
  start_at: InstantSchema,
  end_at: InstantSchema,
  created_at: InstantSchema,
  items_total: CountSchema,
  points_total: CountSchema,
  note: v.string(),
  ...settings,
  released_at: v.nullable(InstantSchema),
  /** A child has begun: its questions do not change any more. */
  is_begun: v.boolean(),
  counts: v.strictObject({
    assigned: CountSchema,
    not_begun: CountSchema,
    running: CountSchema,
    handed_in: CountSchema,
    missed: CountSchema,
    excused: CountSchema,
  }),
  version: CountSchema,
});

/** How a question's points are given after a regrade; null: as it was set. */
export const QuizRegradeSchema = v.nullable(v.picklist(['all_points', 'dropped', 'key', 'also']));

/** A question of a quiz as its teacher sees it. */
export const QuizQuestionSchema = v.strictObject({
  position: CountSchema,
  level: LevelSchema,
  points: CountSchema,
  skill: SkillInfoSchema,
  sheet: QuestionSheetSchema,
  key: InlinesSchema,
  solution: v.array(ExplanationSchema),
  regrade: QuizRegradeSchema,
});

export const QuizSkillSchema = v.strictObject({ ...SkillInfoSchema.entries, available: v.boolean() });

/** One child of a quiz, as its teacher and its school see it. */
export const QuizStudentRowSchema = v.strictObject({
  student_id: IdSchema,
  name: v.string(),
  state: v.picklist([...QuizStudentStateSchema.options, 'excused']),
  tries_used: CountSchema,
  answered: CountSchema,
  /** Of the try that counts; null while there is none. */
  score: v.nullable(QuizScoreSchema),
  started_at: v.nullable(InstantSchema),
  ended_at: v.nullable(InstantSchema),
  due_at: v.nullable(InstantSchema),
  /** Times it left the page of the quiz: information, nothing follows from it. */
  left_page: CountSchema,
  extra_minutes: CountSchema,
  extra_tries: CountSchema,
  own_start_at: v.nullable(InstantSchema),
  own_end_at: v.nullable(InstantSchema),
  /** Answers that count and arrived within the minute after its end. */
  in_grace: CountSchema,
});

const shares = { right: CountSchema, wrong: CountSchema, empty: CountSchema };

export const QuizQuestionReportSchema = v.strictObject({
  ...QuizQuestionSchema.entries,
  ...shares,
  /** Given answers that a regrade counts as right: beside the key, or in its place. */
  accepted: v.array(RawInputSchema),
  /** The most frequent wrong answers, at most five. */
  wrong_answers: v.array(
    v.strictObject({
      raw: RawInputSchema,
      count: CountSchema,
      /** What the mistake may come from. */
      misconception: v.nullable(v.string()),
    }),
  ),
  /** Right among the best quarter less right among the weakest, from -1 to 1; null below twenty children. */
  discrimination: v.nullable(v.number()),
});

/** A student in the report of a whole quiz; who was away may have taken a make-up with other numbers. */
export const QuizReportRowSchema = v.strictObject({
  ...QuizStudentRowSchema.entries,
  /** The newest one; its score is null while there is no result. */
  make_up: v.nullable(v.strictObject({ quiz_id: IdSchema, score: v.nullable(QuizScoreSchema) })),
});

export const QuizReportSchema = v.strictObject({
  quiz: TeacherQuizSchema,
  students: v.array(QuizReportRowSchema),
  /** Results of make-ups among those that `distribution` and `skills` count. Questions have none: their numbers are others. */
  make_ups_counted: CountSchema,
  /** Children by tenths of the points: the first place is 0 to 10 percent, the last 90 to 100. */
  distribution: v.array(CountSchema),
  skills: v.array(
    v.strictObject({
      ...SkillInfoSchema.entries,
      ...shares,
      /** Children with less than half of its questions right. */
      weak_student_ids: v.array(IdSchema),
    }),
  ),
  questions: v.array(QuizQuestionReportSchema),
});

/** One question in one try of a child. */
export const QuizAnswerSchema = v.strictObject({
  /** Place in the quiz as it was set. */
  position: CountSchema,
  skill: SkillInfoSchema,
  sheet: QuestionSheetSchema,
  key: InlinesSchema,
  outcome: v.picklist(['right', 'wrong', 'empty']),
  points: v.number(),
  out_of: CountSchema,
  regrade: QuizRegradeSchema,
  input: v.nullable(RawInputSchema),
  misconception: v.nullable(v.string()),
  changes: CountSchema,
  /** It counts, and arrived within the minute after the end. */
  in_grace: v.boolean(),
});

export const QuizTrySchema = v.strictObject({
  try_no: CountSchema,
  started_at: InstantSchema,
  ended_at: v.nullable(InstantSchema),
  /** Among those that make the child's result. */
  counts: v.boolean(),
  score: QuizScoreSchema,
  answers: v.array(QuizAnswerSchema),
});

export const QuizStudentReportSchema = v.strictObject({
  quiz: TeacherQuizSchema,
  student: QuizStudentRowSchema,
  tries: v.array(QuizTrySchema),
});

/** Every answer of one child to one question, oldest first. */
export const QuizAnswerReportSchema = v.strictObject({
  quiz: TeacherQuizSchema,
  student: QuizStudentRowSchema,
  answer: QuizAnswerSchema,
  solution: v.array(ExplanationSchema),
  attempts: v.array(
    v.strictObject({
      id: IdSchema,
      try_no: CountSchema,
      answered_at: InstantSchema,
      raw: RawInputSchema,
      verdict: v.picklist(['invalid', 'wrong', 'partial', 'right']),
      offline: v.boolean(),
      is_late: v.boolean(),
    }),
  ),
});

/** Before and after a regrade. */
export const QuizRegradePreviewSchema = v.strictObject({
  changed: CountSchema,
  /** Whose share of the points grows, and whose shrinks. */
  up: CountSchema,
  down: CountSchema,
  students: v.array(
    v.strictObject({
      student_id: IdSchema,
      name: v.string(),
      before: QuizScoreSchema,
      after: QuizScoreSchema,
    }),
  ),
});

/** A quiz as its child sees it. */
export const MemberQuizSchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  grade: GradeSchema,
  teacher_name: v.string(),
  class_title: v.string(),
  note: v.string(),
  state: QuizStudentStateSchema,
  start_at: InstantSchema,
  end_at: InstantSchema,
  items_total: CountSchema,
  points_total: CountSchema,
  ...settings,
  tries_used: CountSchema,
  may_begin: v.boolean(),
  /** The teacher has excused the child: there is nothing to take. */
  is_excused: v.boolean(),
  /** The result is out for this child. */
  is_released: v.boolean(),
  /** The clock that counts. */
  server_time: InstantSchema,
  /** The newest try. */
  current: v.nullable(
    v.strictObject({
      id: IdSchema,
      try_no: CountSchema,
      started_at: InstantSchema,
      /** Null while the quiz is paused. */
      due_at: v.nullable(InstantSchema),
      ended_at: v.nullable(InstantSchema),
      answered: CountSchema,
    }),
  ),
  /** Null until the result is out, and where marks are not shown. */
  score: v.nullable(QuizScoreSchema),
});

/** A question in a running try. Nothing of it tells whether what is answered is right. */
export const MemberQuizQuestionSchema = v.strictObject({
  question_id: IdSchema,
  /** In the child's order. */
  position: CountSchema,
  points: CountSchema,
  is_answered: v.boolean(),
  is_flagged: v.boolean(),
  /** Null where the child is not at it: questions that come one after another. */
  sheet: v.nullable(QuestionSheetSchema),
  last_input: v.nullable(RawInputSchema),
});

export const MemberQuizPaperSchema = v.strictObject({
  quiz: MemberQuizSchema,
  questions: v.array(MemberQuizQuestionSchema),
  /** The question the child is at, where they come one after another. */
  reached: CountSchema,
});

/** A child's result. Question by question, in its own order, once the quiz is over for all: everybody has the same questions. */
export const MemberQuizReportSchema = v.strictObject({
  quiz: MemberQuizSchema,
  tries: v.array(
    v.strictObject({
      try_no: CountSchema,
      ended_at: v.nullable(InstantSchema),
      counts: v.boolean(),
      score: v.nullable(QuizScoreSchema),
    }),
  ),
  skills: v.array(v.strictObject({ ...SkillInfoSchema.entries, right: CountSchema, total: CountSchema })),
  /** From when on its questions are here; null where they are, and while the quiz is paused. */
  questions_from: v.nullable(InstantSchema),
  /** Empty until then. */
  questions: v.array(
    v.strictObject({
      position: CountSchema,
      sheet: QuestionSheetSchema,
      input: v.nullable(RawInputSchema),
      /** Null where marks are not shown. */
      outcome: v.nullable(v.picklist(['right', 'wrong', 'empty'])),
      points: v.nullable(v.number()),
      out_of: CountSchema,
      regrade: QuizRegradeSchema,
      key: v.nullable(InlinesSchema),
      solution: v.nullable(v.array(ExplanationSchema)),
    }),
  ),
});

/** All quizzes of a child's year whose result is out. */
export const MemberQuizFinalSchema = v.strictObject({
  quizzes: v.array(MemberQuizSchema),
  skills: v.array(
    v.strictObject({
      ...SkillInfoSchema.entries,
      right: CountSchema,
      total: CountSchema,
      level: DescriptiveLevelSchema,
    }),
  ),
});
