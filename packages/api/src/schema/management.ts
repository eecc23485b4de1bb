import * as v from 'valibot';
import { ClassSchema } from './person.ts';
import { CountSchema, GradeSchema, IdSchema } from './primitives.ts';

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
  /** Children who were stuck in the last seven days and have not learned it since: those its teacher was notified of. */
  help_needed: CountSchema,
});

/** A school as the organisation over it sees it, over its classes of this year. */
export const SchoolOverviewSchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  classes_count: CountSchema,
  ...practice,
  open_homeworks: CountSchema,
});

/** A province with the organisation's schools in it. */
export const ProvinceOverviewSchema = v.strictObject({
  /** ISO 3166-2, such as IR-23. */
  code: v.string(),
  name: v.string(),
  schools: v.array(SchoolOverviewSchema),
});
