import * as v from 'valibot';
import { GenderSchema } from '../auth/people.schemas.ts';
import {
  AssignmentKindSchema,
  CountSchema,
  GradeSchema,
  IdSchema,
  InstantSchema,
} from '../platform/primitives.schemas.ts';

export const TeachingRoleSchema = v.picklist(['owner', 'co', 'substitute']);

/** From 1 Mehr on; `title` is such as 1405-1406. */
export const SchoolYearSchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  starts_on: v.string(),
  ends_on: v.string(),
});

/** Who teaches a class, from when to when; `to_at` is null while no end is set. */
export const ClassTeacherSchema = v.strictObject({
  id: IdSchema,
  teacher_id: IdSchema,
  first_name: v.string(),
  last_name: v.string(),
  role: TeachingRoleSchema,
  from_at: InstantSchema,
  to_at: v.nullable(InstantSchema),
});

/** A class in the roster, with those who teach it now or will. */
export const RosterClassSchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  grade: GradeSchema,
  students_count: CountSchema,
  teachers: v.array(ClassTeacherSchema),
});

const person = {
  id: IdSchema,
  first_name: v.string(),
  last_name: v.string(),
  gender: GenderSchema,
  username: v.string(),
  /** The number itself is read by nobody: it is encrypted, and only ever replaced. */
  has_phone: v.boolean(),
};

/** A child of the school; `class_id` is null for one who is in no class now. */
export const RosterStudentSchema = v.strictObject({
  ...person,
  /** The number in the school's own register; null where none was given. */
  registration_code: v.nullable(v.string()),
  class_id: v.nullable(IdSchema),
  class_title: v.nullable(v.string()),
});

export const RosterTeacherSchema = v.strictObject({
  ...person,
  classes: v.array(v.strictObject({ class_id: IdSchema, title: v.string(), role: TeachingRoleSchema })),
});

/** A child who was in a class and is no longer. */
export const FormerStudentSchema = v.strictObject({
  id: IdSchema,
  first_name: v.string(),
  last_name: v.string(),
  state: v.picklist(['transferred', 'left', 'graduated']),
  from_at: InstantSchema,
  to_at: InstantSchema,
});

/** A school year that was begun by rolling its classes over from the year before. */
export const YearRolloverSchema = v.strictObject({
  id: IdSchema,
  from_title: v.string(),
  to_title: v.string(),
  committed_at: InstantSchema,
  /** It can be taken back before this moment. */
  undo_until: InstantSchema,
});

/** Classes and people of the manager's school. */
export const RosterSchema = v.strictObject({
  year: v.nullable(SchoolYearSchema),
  /** What usernames of the school begin with; null until the first one is made. */
  username_prefix: v.nullable(v.string()),
  classes: v.array(RosterClassSchema),
  teachers: v.array(RosterTeacherSchema),
  /** Children of the school who are in no class and have not finished it. */
  without_class: v.array(RosterStudentSchema),
  /** The last new school year, while it can be taken back. */
  rollover: v.nullable(YearRolloverSchema),
});

/** One class with everyone who is or was in it. */
export const ClassInfoSchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  grade: GradeSchema,
  year: SchoolYearSchema,
  is_archived: v.boolean(),
  students: v.array(RosterStudentSchema),
  former_students: v.array(FormerStudentSchema),
  /** Past, present and coming. */
  teachers: v.array(ClassTeacherSchema),
});

/** What a person needs to sign in for the first time. */
export const SignInCardSchema = v.strictObject({
  person_id: IdSchema,
  first_name: v.string(),
  last_name: v.string(),
  class_title: v.nullable(v.string()),
  username: v.string(),
  /** In the one reply that made it; null in every later one. */
  password: v.nullable(v.string()),
});

/** What one account of a child has that another would get. */
/** What one of two accounts of a student has reached in a work. */
const MergeResultSchema = v.strictObject({
  /** Questions right in the end; of a quiz its points, null while there is no result. */
  right: v.nullable(v.pipe(v.number(), v.minValue(0))),
  out_of: CountSchema,
  answered: CountSchema,
  handed_in_at: v.nullable(InstantSchema),
});

/** Whose result of a work stays: that of the account that stays, or of the other. */
export const MergeKeepsSchema = v.picklist(['student', 'source']);

/** A work that both accounts of a student have begun. */
export const MergedWorkSchema = v.strictObject({
  id: IdSchema,
  kind: AssignmentKindSchema,
  title: v.string(),
  student: MergeResultSchema,
  source: MergeResultSchema,
  /** The better one; of two alike that of the account that stays. */
  keeps: MergeKeepsSchema,
});

export const MergeReportSchema = v.strictObject({
  answers_count: CountSchema,
  works_count: CountSchema,
  /** Works that both have begun: the better result of each stays. */
  both: v.array(MergedWorkSchema),
});

/** What a new school year would do: classes go up a grade, the sixth grade leaves. */
export const NewYearPlanSchema = v.strictObject({
  from_title: v.string(),
  to_title: v.string(),
  /** The year of the classes has begun; only then can the one after it. */
  has_begun: v.boolean(),
  is_over: v.boolean(),
  classes: v.array(
    v.strictObject({
      class_id: IdSchema,
      title: v.string(),
      grade: GradeSchema,
      students_count: CountSchema,
      teacher_names: v.array(v.string()),
      /** What it would be called; null for one whose children leave. */
      new_title: v.nullable(v.string()),
    }),
  ),
  graduates_count: CountSchema,
  /** The last new school year, while it can be taken back. */
  rollover: v.nullable(YearRolloverSchema),
});

export const ImportKindSchema = v.picklist(['students', 'teachers']);

/** Columns of an imported file, by their names here; the file has them in Persian. */
export const ImportColumnSchema = v.picklist([
  'firstName',
  'lastName',
  'classTitle',
  'grade',
  'gender',
  'registrationCode',
  'phone',
]);

/** What each column of a file is, by its index from 0; columns that are left out are not read. */
export const GivenColumnsSchema = v.strictObject({
  /** Line of the headings; 0 where the file has none. */
  headingLine: v.pipe(CountSchema, v.maxValue(20)),
  columns: v.pipe(
    v.array(v.strictObject({ index: v.pipe(CountSchema, v.maxValue(199)), column: ImportColumnSchema })),
    v.minLength(1),
    v.maxLength(ImportColumnSchema.options.length),
    v.check((columns) => new Set(columns.map(({ column }) => column)).size === columns.length),
    v.check((columns) => new Set(columns.map(({ index }) => index)).size === columns.length),
  ),
});

/** The beginning of a file, to say what its columns are. */
export const ImportHeadSchema = v.strictObject({
  /** The first lines with the text of their cells, shortened. */
  lines: v.array(v.array(v.string())),
  /** Where the headings seem to be; 0 where none is seen. */
  heading_line: CountSchema,
  /** What is known of its columns already, by their headings or by what the school has said before. */
  columns: v.array(v.strictObject({ index: CountSchema, column: ImportColumnSchema })),
  /** What a column can be. */
  known: v.array(v.strictObject({ column: ImportColumnSchema, heading: v.string(), is_needed: v.boolean() })),
});

/** A row of the file: what it says, and what would come of it. */
export const ImportRowSchema = v.strictObject({
  /** Its number in the file; the headings are mostly 1. */
  line: CountSchema,
  cells: v.array(v.strictObject({ column: ImportColumnSchema, text: v.string() })),
  /**
   * `known` is in the school already: nothing is created. `similar` may be: somebody there has the same name (a child the same
   * class too) and another number or phone.
   */
  outcome: v.picklist(['new', 'known', 'similar', 'faulty']),
  /** Each with the column it is in, in Persian. */
  faults: v.array(v.strictObject({ column: v.nullable(ImportColumnSchema), message: v.string() })),
  /** What to know of a row that is in order. */
  note: v.nullable(v.string()),
});

/** An uploaded file of people: a preview until it is confirmed. */
export const RosterImportSchema = v.strictObject({
  id: IdSchema,
  kind: ImportKindSchema,
  file_name: v.string(),
  /** Those of the file that it has headings for, in the order of the template. */
  columns: v.array(v.strictObject({ column: ImportColumnSchema, heading: v.string() })),
  /**
   * Headings that were not read while a column of the template was not found, for one of them may be it. Empty where it was said what
   * each column is.
   */
  unread_headings: v.array(v.string()),
  /** Empty once it is confirmed. */
  rows: v.array(ImportRowSchema),
  new_classes: v.array(v.strictObject({ title: v.string(), grade: GradeSchema, students_count: CountSchema })),
  counts: v.strictObject({ new: CountSchema, known: CountSchema, similar: CountSchema, faulty: CountSchema }),
  /** How far a confirmation is: first passwords that are made, of how many. */
  progress: v.strictObject({ done: CountSchema, total: CountSchema }),
  confirmed_at: v.nullable(InstantSchema),
  made: v.strictObject({ people: CountSchema, classes: CountSchema }),
});

/** A confirmed import with the cards of the people it created; none when it was confirmed before. */
export const ImportResultSchema = v.strictObject({
  import: RosterImportSchema,
  cards: v.array(SignInCardSchema),
});

/** The classes of a past school year, which are read only. */
export const ArchivedYearSchema = v.strictObject({
  year: SchoolYearSchema,
  classes: v.array(
    v.strictObject({ id: IdSchema, title: v.string(), grade: GradeSchema, students_count: CountSchema }),
  ),
});
