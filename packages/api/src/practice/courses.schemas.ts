import * as v from 'valibot';
import {
  AssignmentKindSchema,
  CountSchema,
  GradeSchema,
  IdSchema,
  InstantSchema,
} from '../platform/primitives.schemas.ts';
import { SkillWithMasterySchema } from './sessions.schemas.ts';

const SubjectSchema = v.picklist(['math', 'literature', 'science']);
const PageSchema = v.nullable(CountSchema);

/** Where the student goes on: an open homework, or a skill of the book. */
const ResumeSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('homework'), homework_id: IdSchema, title: v.string() }),
  v.strictObject({ kind: v.literal('skill'), skill_id: v.string(), title: v.string(), chapter: CountSchema }),
]);

/** A course of the student’s grade in one line. */
export const CourseSummarySchema = v.strictObject({
  /** The course’s number: mathematics 0 to 3, literature 4 to 7, science 8 to 11, each by grade. */
  id: CountSchema,
  grade: GradeSchema,
  subject: SubjectSchema,
  title: v.string(),
  teacher_name: v.nullable(v.string()),
  skills_count: CountSchema,
  learned_count: CountSchema,
  /** Work of every kind that takes the student’s answers. */
  open_homeworks: CountSchema,
  resume: v.nullable(ResumeSchema),
});

/** A course with its whole book. A page that is not known is null. */
export const CourseDetailSchema = v.strictObject({
  ...CourseSummarySchema.entries,
  /** Skills whose review is due now. */
  due_count: CountSchema,
  /** The open work, of every kind. */
  homeworks: v.array(
    v.strictObject({
      id: IdSchema,
      kind: AssignmentKindSchema,
      title: v.string(),
      end_at: InstantSchema,
      items_done: CountSchema,
      items_total: CountSchema,
      skill_ids: v.array(v.string()),
    }),
  ),
  chapters: v.array(
    v.strictObject({
      number: CountSchema,
      title: v.string(),
      first_page: PageSchema,
      last_page: PageSchema,
      lessons: v.array(
        v.strictObject({
          number: CountSchema,
          title: v.string(),
          first_page: PageSchema,
          last_page: PageSchema,
          skills: v.array(SkillWithMasterySchema),
        }),
      ),
    }),
  ),
});
