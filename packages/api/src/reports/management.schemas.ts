import * as v from 'valibot';
import { ClassSchema } from '../auth/people.schemas.ts';
import { CountSchema, GradeSchema } from '../platform/primitives.schemas.ts';

/** Children, and those of them who answered something in the last seven days. */
const practice = { students_count: CountSchema, practiced_lately: CountSchema };

/** A grade of a school, over its classes of this year. */
export const GradeOverviewSchema = v.strictObject({
  grade: GradeSchema,
  classes_count: CountSchema,
  ...practice,
  open_homeworks: CountSchema,
});

/** A class as the manager of its school sees it. */
export const ClassOverviewSchema = v.strictObject({
  ...ClassSchema.entries,
  ...practice,
  /** Who teaches it now, its owner first. */
  teacher_names: v.array(v.string()),
  open_homeworks: CountSchema,
  /** Children who need help, by the last seven days: those its teacher sees. */
  help_needed: CountSchema,
});
