import * as v from 'valibot';
import { CountSchema, IdSchema, TextSchema } from '../platform/primitives.schemas.ts';
import { ExplanationSchema, InlinesSchema, QuestionSheetSchema } from '../questions/question.schemas.ts';
import { SkillInfoSchema } from '../questions/skill.schemas.ts';
import {
  HomeworkStudentRowSchema,
  StudentAssignmentDetailSchema,
  TeacherAssignmentSchema,
} from './homework.schemas.ts';

/** Whether activities are opened in any order, or each once the one before is completed. */
export const OrderModeSchema = v.picklist(['free', 'sequential']);

/** Practice with hints, a worked example to read, a quiz: practice without help, or a game whose gates right answers open. */
export const ActivityKindSchema = v.picklist(['practice', 'example', 'quiz', 'game']);

/** `locked` only where the order is sequential. */
export const ActivityStateSchema = v.picklist(['locked', 'available', 'in_progress', 'completed']);

/** An activity of a package. */
export const PackageActivitySchema = v.strictObject({
  /** From 1: its place in the package, and in addresses. */
  number: CountSchema,
  kind: ActivityKindSchema,
  title: v.string(),
  skills: v.array(SkillInfoSchema),
  /** Questions of each skill; 0 for an example. */
  items_per_skill: CountSchema,
  items_total: CountSchema,
  /** Right answers that complete it before all of its questions are done; null where all of them must be. */
  right_needed: v.nullable(CountSchema),
});

export const TeacherPackageSchema = v.strictObject({
  ...TeacherAssignmentSchema.entries,
  order_mode: OrderModeSchema,
  /** Open to its children: published and not put away. */
  is_active: v.boolean(),
  activities: v.array(PackageActivitySchema),
});

/** An activity as one student has it. */
export const StudentActivitySchema = v.strictObject({
  ...PackageActivitySchema.entries,
  state: ActivityStateSchema,
  items_done: CountSchema,
  /** Right in the end. */
  right: CountSchema,
  /** Position of its first question among the items of the package. */
  first_item: CountSchema,
});

export const StudentPackageDetailSchema = v.strictObject({
  ...StudentAssignmentDetailSchema.entries,
  order_mode: OrderModeSchema,
  /** Put away by the teacher: to be read, and to be worked on no more. */
  is_active: v.boolean(),
  activities: v.array(StudentActivitySchema),
});

/** A worked example: a question with its answer and each step. */
export const WorkedExampleSchema = v.strictObject({
  skill: SkillInfoSchema,
  sheet: QuestionSheetSchema,
  key: InlinesSchema,
  solution: v.array(ExplanationSchema),
});

/** Where one student is in a package. */
export const PackageStudentSchema = v.strictObject({
  ...HomeworkStudentRowSchema.entries,
  activities_completed: CountSchema,
  /** Number of the first activity that is not completed; null where all are. */
  current_activity: v.nullable(CountSchema),
});

/** Three slices that sum to the students the package is for. */
export const PackagePieSchema = v.strictObject({
  not_started: CountSchema,
  in_progress: CountSchema,
  completed: CountSchema,
});

/** What a new activity consists of. */
export const NewActivitySchema = v.strictObject({
  kind: ActivityKindSchema,
  title: v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(120)),
  skillIds: v.pipe(v.array(v.pipe(TextSchema, v.maxLength(120))), v.minLength(1), v.maxLength(12)),
  /** Left out or 0 for an example. */
  itemsPerSkill: v.optional(v.pipe(CountSchema, v.maxValue(10)), 0),
  rightNeeded: v.optional(v.nullable(v.pipe(CountSchema, v.minValue(1), v.maxValue(120))), null),
});

/** A ready-made package: one lesson of a mathematics book. */
export const ReadyPackageSchema = v.strictObject({
  /** Of the lesson, through the book from 1. */
  section: CountSchema,
  title: v.string(),
  chapter_title: v.string(),
  first_page: CountSchema,
  last_page: CountSchema,
  activities: v.array(PackageActivitySchema),
});

/** A ready-made package as a child without a school has it. */
export const OwnReadyPackageSchema = v.strictObject({
  ...v.omit(ReadyPackageSchema, ['activities']).entries,
  activities_count: CountSchema,
  items_total: CountSchema,
  items_done: CountSchema,
  /** Null until the child has taken it. */
  package_id: v.nullable(IdSchema),
});
