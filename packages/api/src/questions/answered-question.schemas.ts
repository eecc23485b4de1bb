import * as v from 'valibot';
import { AssignmentKindSchema, CountSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';
import {
  ExplanationSchema,
  InlinesSchema,
  LevelSchema,
  QuestionSheetSchema,
  RawInputSchema,
} from './question.schemas.ts';
import { QuestionStateSchema, SkillInfoSchema, SkillMasterySchema } from './skill.schemas.ts';

export const AssignmentStateSchema = v.picklist(['draft', 'scheduled', 'open', 'closed', 'archived', 'cancelled']);
export const StudentAssignmentStateSchema = v.picklist([
  'not_started',
  'in_progress',
  'submitted',
  'auto_submitted',
  'missing',
  'excused',
  'reviewed',
]);

export const QuestionViewSchema = v.strictObject({
  question_id: IdSchema,
  homework_id: v.nullable(IdSchema),
  /** The assigned work it belongs to, or leads back to as a similar question. */
  assignment: v.nullable(v.strictObject({ kind: AssignmentKindSchema, id: IdSchema })),
  position: CountSchema,
  items_total: CountSchema,
  sheet: QuestionSheetSchema,
  skill: SkillInfoSchema,
  mastery: SkillMasterySchema,
  state: QuestionStateSchema,
  /** It was wrong and is asked no more: it takes no answers, and none counts against the student. */
  is_withdrawn: v.boolean(),
  tries: CountSchema,
  /** Hints opened so far, again on a second visit. */
  hints: v.array(ExplanationSchema),
  more_hints: v.boolean(),
  /** The worked solution, only once it was opened or the homework shows answers. */
  solution: v.nullable(v.array(ExplanationSchema)),
  may_open_solution: v.boolean(),
  /** The newest input that counted, as typed. */
  last_input: v.nullable(RawInputSchema),
  previous_question_id: v.nullable(IdSchema),
  next_question_id: v.nullable(IdSchema),
});

export const LateReasonSchema = v.picklist([
  'after_end',
  'after_hand_in',
  'revealed',
  'shown_to_others',
  'not_fetched',
  'impossible_times',
  'too_old',
]);

/** What the server says of an answer it has stored. `stored` where the homework shows nothing before its time. */
export const AnswerReplySchema = v.strictObject({
  attempt_id: IdSchema,
  /** `stored`: stored, and not graded now: the homework hides results, or the answer came too late to count. */
  verdict: v.picklist(['invalid', 'wrong', 'partial', 'right', 'stored']),
  /** Null where the answer counts. */
  late_reason: v.nullable(LateReasonSchema),
  /** Why it could not be read; only with `invalid`. */
  reason: v.nullable(v.string()),
  message: InlinesSchema,
  right_parts: v.nullable(v.strictObject({ right: CountSchema, out_of: CountSchema })),
  state: QuestionStateSchema,
  tries: CountSchema,
  more_hints: v.boolean(),
  may_open_solution: v.boolean(),
  /** Three wrong first tries in a row: offer a worked example. */
  offer_example: v.boolean(),
  mastery: v.nullable(SkillMasterySchema),
  /** What this answer made of the skill: learned for the first time, or mastered. Null where it made nothing new. */
  mastery_change: v.nullable(v.picklist(['learned', 'mastered'])),
  items_done: CountSchema,
  items_total: CountSchema,
  next_question_id: v.nullable(IdSchema),
  homework_state: v.nullable(StudentAssignmentStateSchema),
});

export const ReportedAttemptSchema = v.strictObject({
  id: IdSchema,
  answered_at: InstantSchema,
  raw: RawInputSchema,
  verdict: v.picklist(['invalid', 'wrong', 'partial', 'right']),
  misconception: v.nullable(v.string()),
  /** The child has shown the misconception in another question of the skill too; once may be a slip. */
  is_confirmed: v.boolean(),
  message: InlinesSchema,
  hints_opened: CountSchema,
  active_seconds: CountSchema,
  offline: v.boolean(),
  /** Why it does not count by itself; null where it does. */
  late_reason: v.nullable(LateReasonSchema),
  /** Of one that arrived after what is right had been shown: whether the teacher has counted it. */
  decision: v.nullable(v.picklist(['waiting', 'counted', 'not_counted'])),
  /** It counts, and arrived within the minute after the end. */
  in_grace: v.boolean(),
  /** The device gave impossible times; what is shown was moved to the nearest possible one. */
  time_adjusted: v.boolean(),
});

export const ReportedQuestionSchema = v.strictObject({
  question_id: IdSchema,
  position: CountSchema,
  level: LevelSchema,
  sheet: QuestionSheetSchema,
  key: InlinesSchema,
  state: QuestionStateSchema,
  solution_viewed: v.boolean(),
  attempts: v.array(ReportedAttemptSchema),
});

export const TeacherQuestionSchema = v.strictObject({
  question_id: v.string(),
  sheet: QuestionSheetSchema,
  key: InlinesSchema,
  hints: v.array(ExplanationSchema),
  solution: v.array(ExplanationSchema),
  misconceptions: v.array(
    v.strictObject({
      id: v.string(),
      title: v.string(),
      answer: InlinesSchema,
      message: InlinesSchema,
    }),
  ),
  skill: SkillInfoSchema,
});
