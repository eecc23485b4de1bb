import * as v from 'valibot';
import {
  AssignmentKindSchema,
  CountSchema,
  GradeSchema,
  IdSchema,
  InstantSchema,
} from '../platform/primitives.schemas.ts';
import {
  AssignmentStateSchema,
  ReportedQuestionSchema,
  StudentAssignmentStateSchema,
} from '../questions/answered-question.schemas.ts';
import { AnswerFormSchema, BlocksSchema, InlinesSchema, RawInputSchema } from '../questions/question.schemas.ts';
import {
  DescriptiveLevelSchema,
  QuestionStateSchema,
  SkillInfoSchema,
  SkillMasterySchema,
} from '../questions/skill.schemas.ts';

export const ShowAnswersSchema = v.picklist(['immediately', 'after_submit', 'after_end']);
export const LatePolicySchema = v.picklist(['reject', 'accept_marked']);
export const ItemModeSchema = v.picklist(['generated', 'fixed']);

/** Where a homework comes from in the book. Sections count the book's lessons from 1. */
export const HomeworkSourceSchema = v.strictObject({
  kind: v.picklist(['pages', 'sections']),
  first: CountSchema,
  last: CountSchema,
});

/** Children of assigned work by where they are; they sum to `assigned`. Who is to do it are all but the excused. */
export const AssignmentCountsSchema = v.strictObject({
  assigned: CountSchema,
  not_started: CountSchema,
  in_progress: CountSchema,
  /** Handed in: by the child, or with all questions done when its time ended. */
  submitted: CountSchema,
  /** Begun, and taken in unfinished when its time ended. */
  auto_submitted: CountSchema,
  missing: CountSchema,
  excused: CountSchema,
});

/** A group that an assignment is for: one of the class, or one made for this assignment alone. */
export const AssignmentGroupSchema = v.strictObject({
  /** From 0. */
  position: CountSchema,
  name: v.string(),
  /** The group of the class whose later members join too. */
  group_id: v.nullable(IdSchema),
  /** That group of the class was deleted since: the assignment is for those who were in it. */
  is_deleted: v.boolean(),
  /** Skills of its children; empty where they get all skills. */
  skill_ids: v.array(v.string()),
  student_ids: v.array(IdSchema),
});

/** What a teacher sees of assigned work of any kind. */
export const TeacherAssignmentSchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  grade: GradeSchema,
  class_id: IdSchema,
  class_title: v.string(),
  state: AssignmentStateSchema,
  start_at: InstantSchema,
  end_at: InstantSchema,
  created_at: InstantSchema,
  /** Questions of all its skills. */
  items_total: CountSchema,
  /** Questions that a child gets: of the one with the fewest, and of the one with the most. */
  items_per_child: v.strictObject({ min: CountSchema, max: CountSchema }),
  items_per_skill: CountSchema,
  item_mode: ItemModeSchema,
  hints_allowed: v.boolean(),
  show_answers: ShowAnswersSchema,
  late_policy: LatePolicySchema,
  note: v.string(),
  /** Whom it is for: the class, groups, or the children that its one group names. */
  target: v.picklist(['class', 'groups', 'students']),
  groups: v.array(AssignmentGroupSchema),
  /** The assignment it is a copy of. */
  copied_from: v.nullable(IdSchema),
  counts: AssignmentCountsSchema,
  /** Children who have their questions, begun or not; where there is one, what the work asks changes no more. */
  opened: CountSchema,
  /** Grows with every change; send it back to change without overwriting somebody else's. */
  version: CountSchema,
});

export const TeacherHomeworkSchema = v.strictObject({
  ...TeacherAssignmentSchema.entries,
  source: HomeworkSourceSchema,
});

/** A skill a range of the book leads to; unavailable ones have no questions yet and are left out of the homework. */
export const HomeworkSkillSchema = v.strictObject({
  ...SkillInfoSchema.entries,
  available: v.boolean(),
});

/** A skill of an assignment. */
export const AssignedSkillSchema = v.strictObject({
  ...HomeworkSkillSchema.entries,
  /** Questions of it for each child. */
  items: CountSchema,
  /** Learned earlier and due for review, beside the new skills. */
  is_review: v.boolean(),
});

export const CommentSchema = v.strictObject({
  id: IdSchema,
  author_name: v.string(),
  author_role: v.picklist(['STUDENT', 'TEACHER']),
  body: v.string(),
  created_at: InstantSchema,
});

/** One question of a homework as its student sees it in a list. */
export const HomeworkItemSchema = v.strictObject({
  question_id: IdSchema,
  position: CountSchema,
  skill_id: v.string(),
  state: QuestionStateSchema,
});

/** What a child sees of assigned work of any kind. */
export const StudentAssignmentSchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  grade: GradeSchema,
  teacher_name: v.string(),
  class_title: v.string(),
  state: StudentAssignmentStateSchema,
  /** Whether answers are taken now. */
  is_open: v.boolean(),
  start_at: InstantSchema,
  /** The student's own deadline, extended or not. */
  end_at: InstantSchema,
  is_late: v.boolean(),
  items_total: CountSchema,
  items_done: CountSchema,
  note: v.string(),
  hints_allowed: v.boolean(),
  show_answers: ShowAnswersSchema,
});

/** What the detail of assigned work adds: its skills, questions, comments and result. */
export const StudentAssignmentDetailSchema = v.strictObject({
  ...StudentAssignmentSchema.entries,
  skills: v.array(
    v.strictObject({
      ...SkillInfoSchema.entries,
      mastery: SkillMasterySchema,
    }),
  ),
  items: v.array(HomeworkItemSchema),
  comments: v.array(CommentSchema),
  /** Answers that arrived after what is right had been shown: those that wait for the teacher, and those it has not counted. */
  waiting_answers: CountSchema,
  uncounted_answers: CountSchema,
  /** Result, once it may be seen. */
  result: v.nullable(
    v.strictObject({
      first_try_right: CountSchema,
      right: CountSchema,
      level: DescriptiveLevelSchema,
    }),
  ),
});

export const StudentHomeworkSchema = v.strictObject({
  ...StudentAssignmentSchema.entries,
  source: HomeworkSourceSchema,
});

/** Open work of any kind in one list. */
export const OpenAssignmentSchema = v.strictObject({
  ...StudentAssignmentSchema.entries,
  kind: AssignmentKindSchema,
  /** Null but for homework. */
  source: v.nullable(HomeworkSourceSchema),
});

export const StudentHomeworkDetailSchema = v.strictObject({
  ...StudentAssignmentDetailSchema.entries,
  source: HomeworkSourceSchema,
});

/** A child who needs help with a skill, by the last seven days. */
export const HelpAlertSchema = v.strictObject({
  student_id: IdSchema,
  student_name: v.string(),
  class_id: IdSchema,
  class_title: v.string(),
  skill_id: v.string(),
  skill_title: v.string(),
  /** `weak-in-work`: fewer than half of the questions it did in a work were right at the first try. */
  reason: v.picklist(['four-wrong-in-a-row', 'not-learned-after-twenty', 'weak-in-work']),
  raised_at: InstantSchema,
});

export const CommonMistakeSchema = v.strictObject({
  skill_id: v.string(),
  skill_title: v.string(),
  misconception_id: v.string(),
  title: v.string(),
  /** Children who made it. */
  students: CountSchema,
  /** Those of them who have shown it in two different questions of the skill, in whatever work: once may be a slip. */
  confirmed: CountSchema,
  /** Who made it: first those in whom it is confirmed, then those who made it most often. */
  student_ids: v.array(IdSchema),
  times: CountSchema,
  /** One question where it happened, with what was typed. */
  example: v.strictObject({
    stem: BlocksSchema,
    answer: AnswerFormSchema,
    raw: RawInputSchema,
    key: InlinesSchema,
  }),
});

export const HomeworkStudentRowSchema = v.strictObject({
  student_id: IdSchema,
  name: v.string(),
  gender: v.nullable(v.picklist(['FEMALE', 'MALE'])),
  state: StudentAssignmentStateSchema,
  /** By the child, or with all questions done when its time ended. */
  handed_in: v.boolean(),
  is_late: v.boolean(),
  end_at: InstantSchema,
  items_done: CountSchema,
  /** Questions of this child. */
  items_total: CountSchema,
  first_try_right: CountSchema,
  right: CountSchema,
  hints_opened: CountSchema,
  active_seconds: CountSchema,
  last_activity_at: v.nullable(InstantSchema),
  /** In a skill of this work. */
  help_needed: v.boolean(),
  /** Of all questions of the child's work, once it is over; null where too few were done to say. */
  level: DescriptiveLevelSchema,
  /** Answers that arrived after what is right had been shown: they count if the teacher decides so. */
  waiting_answers: CountSchema,
  /** Answers that count and arrived within the minute after the end. */
  in_grace: CountSchema,
});

/** One child in one skill of one homework: the cell of the grid. */
export const HomeworkCellSchema = v.strictObject({
  student_id: IdSchema,
  skill_id: v.string(),
  /** Questions that have an answer or are done. */
  answered: CountSchema,
  /** Questions that take no more answers. */
  done: CountSchema,
  total: CountSchema,
  first_try_right: CountSchema,
  right: CountSchema,
  mastery: SkillMasterySchema,
});

/** What a report of assigned work of any kind consists of; a kind adds the assignment under its own name. */
export const AssignmentReportSchema = v.strictObject({
  skills: v.array(
    v.strictObject({
      ...SkillInfoSchema.entries,
      answered: CountSchema,
      done: CountSchema,
      first_try_right: CountSchema,
      right: CountSchema,
      hints_opened: CountSchema,
    }),
  ),
  students: v.array(HomeworkStudentRowSchema),
  cells: v.array(HomeworkCellSchema),
  mistakes: v.array(CommonMistakeSchema),
  help: v.array(HelpAlertSchema),
  comments: v.array(CommentSchema),
});

export const HomeworkReportSchema = v.strictObject({
  homework: TeacherHomeworkSchema,
  ...AssignmentReportSchema.entries,
});

export const ReviewReportSchema = v.strictObject({
  review: TeacherAssignmentSchema,
  ...AssignmentReportSchema.entries,
});

/** One child in assigned work, skill by skill. */
export const AssignmentStudentReportSchema = v.strictObject({
  student: HomeworkStudentRowSchema,
  skills: v.array(
    v.strictObject({
      ...SkillInfoSchema.entries,
      mastery: SkillMasterySchema,
      answered: CountSchema,
      done: CountSchema,
      total: CountSchema,
      first_try_right: CountSchema,
      right: CountSchema,
    }),
  ),
  comments: v.array(CommentSchema),
});

/** One skill of one child in assigned work, with each answer as typed. */
export const AssignmentSkillReportSchema = v.strictObject({
  student: HomeworkStudentRowSchema,
  skill: SkillInfoSchema,
  mastery: SkillMasterySchema,
  questions: v.array(ReportedQuestionSchema),
});

/** A group of a class: children who get work together. */
export const ClassGroupSchema = v.strictObject({
  id: IdSchema,
  class_id: IdSchema,
  name: v.string(),
  students: v.array(v.strictObject({ student_id: IdSchema, name: v.string() })),
});

/** A group proposed for a review: children who lack the same skills. */
export const ProposedGroupSchema = v.strictObject({
  name: v.string(),
  skills: v.array(SkillInfoSchema),
  students: v.array(v.strictObject({ student_id: IdSchema, name: v.string() })),
});

/** A group of a review with what came of it. */
export const ReviewGroupReportSchema = v.strictObject({
  position: CountSchema,
  name: v.string(),
  students: CountSchema,
  /** Children who handed in, or did all of it. */
  completed: CountSchema,
  /** Questions done, and those right at the first try, over all its children who are not excused. */
  done: CountSchema,
  first_try_right: CountSchema,
  /** The skills with the lowest share right, weakest first; at most three, of those with an answer. */
  weakest_skills: v.array(
    v.strictObject({ id: v.string(), title: v.string(), answered: CountSchema, first_try_right: CountSchema }),
  ),
});
