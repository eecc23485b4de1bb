import * as v from 'valibot';
import { ClassSchema, GenderSchema } from '../auth/people.schemas.ts';
import {
  AssignmentKindSchema,
  CountSchema,
  GradeSchema,
  IdSchema,
  InstantSchema,
} from '../platform/primitives.schemas.ts';
import { BandSchema, DescriptiveLevelSchema, SkillInfoSchema, SkillMasterySchema } from '../questions/skill.schemas.ts';
import { CommonMistakeSchema, HelpAlertSchema, HomeworkStudentRowSchema } from '../work/homework.schemas.ts';

/** A child of a class, in numbers. */
export const StudentOverviewSchema = v.strictObject({
  student_id: IdSchema,
  name: v.string(),
  gender: GenderSchema,
  class_id: IdSchema,
  class_title: v.string(),
  grade: GradeSchema,
  /** The mathematics course of the grade. */
  course_id: CountSchema,
  /** The middle one of the bands of the skills of the grade that the child has begun; `unseen` where there is none. */
  band: BandSchema,
  /** Skills of the grade that are learned or mastered. */
  learned_skills: CountSchema,
  /** When the child answered last. */
  last_seen_at: v.nullable(InstantSchema),
  /** Minutes of practice since Saturday. */
  minutes: CountSchema,
  /** Work of every kind that takes the child's answers now. */
  open_work: CountSchema,
  /** Skills in which the child needs help, by the last seven days. */
  help_alerts: CountSchema,
});

/** A note of a teacher on a child. */
export const StudentNoteSchema = v.strictObject({
  id: IdSchema,
  author_name: v.string(),
  /** Written by the one who asks, who alone may change it. */
  is_own: v.boolean(),
  body: v.string(),
  created_at: InstantSchema,
  updated_at: InstantSchema,
  version: CountSchema,
});

/** The descriptive level of a child in a skill. */
export const SkillLevelSchema = v.strictObject({
  /** What counts and is shown: the teacher's where one set it, else what follows from the answers. */
  level: DescriptiveLevelSchema,
  /** What follows from the answers alone. */
  computed: DescriptiveLevelSchema,
  /** Who set it otherwise, and why; null where nobody did. */
  set: v.nullable(v.strictObject({ reason: v.string(), teacher_name: v.string(), set_at: InstantSchema })),
});

/** A week of a child's practice. */
export const PracticeWeekSchema = v.strictObject({
  /** Saturday, midnight in Tehran. */
  week_start: InstantSchema,
  /** Questions answered. */
  done: CountSchema,
  first_try_right: CountSchema,
  /** Of `done`, those whose results are not out yet: they are not among the right ones. */
  waiting: CountSchema,
  minutes: CountSchema,
  /** Skills of the grade that are learned now and were by the end of the week. */
  learned_skills: CountSchema,
});

/** One child for its teacher. */
export const StudentReportSchema = v.strictObject({
  student: StudentOverviewSchema,
  class: ClassSchema,
  teacher_name: v.string(),
  /** Of the skills that follow. */
  grade: GradeSchema,
  /** The last eight, oldest first; the last one is the running week. */
  weeks: v.array(PracticeWeekSchema),
  chapters: v.array(
    v.strictObject({
      number: CountSchema,
      title: v.string(),
      skills: v.array(
        v.strictObject({ ...SkillInfoSchema.entries, mastery: SkillMasterySchema, descriptive: SkillLevelSchema }),
      ),
    }),
  ),
  /** The teacher's own work that was handed out to the child, newest first. */
  work: v.array(
    v.strictObject({
      assignment_id: IdSchema,
      kind: AssignmentKindSchema,
      title: v.string(),
      ...v.omit(HomeworkStudentRowSchema, ['student_id', 'name', 'gender']).entries,
    }),
  ),
  mistakes: v.array(CommonMistakeSchema),
  help: v.array(HelpAlertSchema),
  notes: v.array(StudentNoteSchema),
});
