import * as v from 'valibot';
import { GenderSchema } from '../auth/people.schemas.ts';
import { defineCall, defineFileCall } from '../platform/define.ts';
import {
  base64Schema,
  GradeSchema,
  IdSchema,
  InstantSchema,
  OkSchema,
  QueryCountSchema,
  queryListOf,
  TextSchema,
} from '../platform/primitives.schemas.ts';
import {
  ArchivedYearSchema,
  ClassInfoSchema,
  ClassTeacherSchema,
  GivenColumnsSchema,
  ImportColumnSchema,
  ImportHeadSchema,
  ImportKindSchema,
  ImportResultSchema,
  MergeKeepsSchema,
  MergeReportSchema,
  NewYearPlanSchema,
  RosterClassSchema,
  RosterImportSchema,
  RosterSchema,
  RosterStudentSchema,
  RosterTeacherSchema,
  SignInCardSchema,
  TeachingRoleSchema,
  YearRolloverSchema,
} from './roster.schemas.ts';

const access = ['school'] as const;
const base = '/school/class-management/';

const titleSchema = v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(60));
const nameSchema = v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(60));
const phoneSchema = v.nullable(v.pipe(TextSchema, v.maxLength(30)));
const registrationCodeSchema = v.nullable(v.pipe(TextSchema, v.maxLength(30)));

const person = { firstName: nameSchema, lastName: nameSchema, gender: GenderSchema, phone: phoneSchema };
const personChange = {
  firstName: v.optional(nameSchema),
  lastName: v.optional(nameSchema),
  gender: v.optional(GenderSchema),
  phone: v.optional(phoneSchema),
};

const classParams = v.object({ id: IdSchema });
const studentParams = v.object({ studentId: IdSchema });
const teacherParams = v.object({ teacherId: IdSchema });
const teachingParams = v.object({ id: IdSchema, teachingId: IdSchema });

/** Half of the rows of the largest file: of two answers the more frequent one is that of the file. */
const MAX_EXCEPTIONS = 1_000;
/** More than a student is given in six years. */
const MAX_WORKS = 5_000;
/** Cards made at once: more than the largest class; each is a password to hash. */
const MAX_CARDS = 200;
const importParams = v.object({ importId: IdSchema });

/** A school of two thousand with every column filled is some 400 KB as a workbook. */
const FILE_LIMIT = 2 * 1024 * 1024;

const noClass = 'No such class in the manager’s school.';
const noPerson = 'No such person in the manager’s school.';
const archived = 'The class is of a past school year, which is read only.';
const unreadable = 'A name, phone number or registration number that is none.';

/** Classes of the manager’s school and who is in them. Nobody finds anything of another school: 404. */
export const schoolRoster = {
  overview: defineCall({
    method: 'GET',
    path: base,
    access,
    summary: 'The classes of this school year, the teachers, and the children who are in no class.',
    response: RosterSchema,
  }),
  archive: defineCall({
    method: 'GET',
    path: `${base}archive/`,
    access,
    summary: 'The classes of past school years, the newest year first.',
    response: v.array(ArchivedYearSchema),
  }),
  classInfo: defineCall({
    method: 'GET',
    path: `${base}{id}/info/`,
    access,
    summary:
      'A class of this year or a past one: its children, who was in it before, and who teaches it from when to when.',
    params: classParams,
    response: ClassInfoSchema,
    errors: { 404: noClass },
  }),
  searchStudents: defineCall({
    method: 'GET',
    path: `${base}students/`,
    access,
    summary: 'Children by name, username or registration number; twenty at most.',
    query: v.object({ search: v.optional(v.pipe(TextSchema, v.maxLength(60)), '') }),
    response: v.array(RosterStudentSchema),
  }),
  createClass: defineCall({
    method: 'POST',
    path: base,
    access,
    summary: 'Creates a class of this school year. The same `id` sent twice creates it once.',
    status: 201,
    body: v.strictObject({ id: IdSchema, title: titleSchema, grade: GradeSchema }),
    response: RosterClassSchema,
    errors: { 409: 'The school has a class of that name this year.' },
  }),
  renameClass: defineCall({
    method: 'PATCH',
    path: `${base}{id}/`,
    access,
    summary: 'Gives a class another name.',
    params: classParams,
    body: v.strictObject({ title: titleSchema }),
    response: RosterClassSchema,
    errors: { 404: noClass, 409: 'The school has a class of that name this year, or the class is archived.' },
  }),
  removeClass: defineCall({
    method: 'DELETE',
    path: `${base}{id}/`,
    access,
    summary:
      'Removes a class of this year that was made by mistake: nothing was set or written in it, and nobody has answered in it. Its children are in no class then.',
    params: classParams,
    response: OkSchema,
    errors: { 404: noClass, 409: `${archived} Or it has homework, messages or answers, which stay readable.` },
  }),
  setUsernamePrefix: defineCall({
    method: 'PATCH',
    path: `${base}usernames/`,
    access,
    summary: 'Sets what usernames of new people begin with. Those that exist keep theirs.',
    body: v.strictObject({ prefix: v.pipe(TextSchema, v.maxLength(20)) }),
    response: v.strictObject({ username_prefix: v.string() }),
    errors: { 409: 'Another school has it.', 422: 'Not two to twelve Latin letters.' },
  }),
  addStudent: defineCall({
    method: 'POST',
    path: `${base}{id}/students/`,
    access,
    summary:
      'Adds a child to a class. The reply has the first password, this once; the same `studentId` sent twice adds one child.',
    params: classParams,
    status: 201,
    body: v.strictObject({ studentId: IdSchema, ...person, registrationCode: registrationCodeSchema }),
    response: SignInCardSchema,
    errors: { 404: noClass, 409: `${archived} Or another child has the registration number.`, 422: unreadable },
  }),
  updateStudent: defineCall({
    method: 'PATCH',
    path: `${base}students/{studentId}/`,
    access,
    summary: 'Corrects a child’s name, gender, phone or registration number.',
    params: studentParams,
    body: v.strictObject({ ...personChange, registrationCode: v.optional(registrationCodeSchema) }),
    response: RosterStudentSchema,
    errors: { 404: noPerson, 409: 'Another child has the registration number.', 422: unreadable },
  }),
  moveStudent: defineCall({
    method: 'POST',
    path: `${base}students/{studentId}/move/`,
    access,
    summary:
      'Moves a child to another class, or back into one after leaving. What was begun stays in the reports of the class before.',
    params: studentParams,
    body: v.strictObject({ classId: IdSchema }),
    response: RosterStudentSchema,
    errors: { 404: 'No such child or class in the manager’s school.', 409: archived },
  }),
  withdrawStudent: defineCall({
    method: 'DELETE',
    path: `${base}students/{studentId}/`,
    access,
    summary: 'The child leaves the school and can no longer sign in; what was done stays in the reports.',
    params: studentParams,
    response: OkSchema,
    errors: { 404: noPerson },
  }),
  mergeStudent: defineCall({
    method: 'POST',
    path: `${base}students/{studentId}/merge/`,
    access,
    summary:
      'Gives a student what another account of the same student has: answers, work, mastery. Of work that both have begun the better result stays, and `keeps` has to say of each whose, as `dryRun` told. The other can no longer sign in. A repeated request changes nothing and gets the same reply.',
    params: studentParams,
    body: v.strictObject({
      sourceId: IdSchema,
      dryRun: v.boolean(),
      /** Of each work that both have begun, whose result the manager was shown to stay. */
      keeps: v.optional(
        v.pipe(v.array(v.strictObject({ id: IdSchema, keeps: MergeKeepsSchema })), v.maxLength(MAX_WORKS)),
        [],
      ),
    }),
    response: MergeReportSchema,
    errors: {
      404: noPerson,
      409: 'What both have begun, or whose result is the better, is not what `keeps` says; or the account that would stay is closed.',
      422: 'The two are one account.',
    },
  }),
  addTeacher: defineCall({
    method: 'POST',
    path: `${base}teachers/`,
    access,
    summary:
      'Adds a teacher to the school. The reply has the first password, this once; the same `teacherId` sent twice adds one.',
    status: 201,
    body: v.strictObject({ teacherId: IdSchema, ...person }),
    response: SignInCardSchema,
    errors: { 422: unreadable },
  }),
  updateTeacher: defineCall({
    method: 'PATCH',
    path: `${base}teachers/{teacherId}/`,
    access,
    summary: 'Corrects a teacher’s name, gender or phone.',
    params: teacherParams,
    body: v.strictObject(personChange),
    response: RosterTeacherSchema,
    errors: { 404: noPerson, 422: unreadable },
  }),
  withdrawTeacher: defineCall({
    method: 'DELETE',
    path: `${base}teachers/{teacherId}/`,
    access,
    summary: 'The teacher leaves the school: no longer teaches a class, and can no longer sign in.',
    params: teacherParams,
    response: OkSchema,
    errors: { 404: noPerson },
  }),
  assignTeacher: defineCall({
    method: 'POST',
    path: `${base}{id}/teachers/`,
    access,
    summary:
      'A teacher teaches the class, as its owner, with another or in place of one, from a moment on and until one where it is named.',
    params: classParams,
    status: 201,
    body: v.strictObject({
      teachingId: IdSchema,
      teacherId: IdSchema,
      role: TeachingRoleSchema,
      fromAt: v.nullable(InstantSchema),
      toAt: v.nullable(InstantSchema),
    }),
    response: ClassTeacherSchema,
    errors: {
      404: 'No such class or teacher in the manager’s school.',
      409: `${archived} Or the teacher teaches it at that time already.`,
      422: 'It ends before it begins, or a substitute has no end.',
    },
  }),
  changeTeaching: defineCall({
    method: 'PATCH',
    path: `${base}{id}/teachers/{teachingId}/`,
    access,
    summary: 'Changes as what and until when a teacher teaches the class; an end of now ends it at once.',
    params: teachingParams,
    body: v.strictObject({ role: v.optional(TeachingRoleSchema), toAt: v.optional(v.nullable(InstantSchema)) }),
    response: ClassTeacherSchema,
    errors: { 404: noClass, 409: archived, 422: 'It ends before it begins, or a substitute has no end.' },
  }),
  endTeaching: defineCall({
    method: 'DELETE',
    path: `${base}{id}/teachers/{teachingId}/`,
    access,
    summary: 'The teacher no longer teaches the class from now on.',
    params: teachingParams,
    response: OkSchema,
    errors: { 404: noClass },
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: `${base}people/{personId}/password/`,
    access,
    summary: 'A new first password for a child or a teacher, in this reply alone; every session of theirs ends.',
    params: v.object({ personId: IdSchema }),
    response: SignInCardSchema,
    errors: { 404: noPerson },
  }),
  makeCards: defineCall({
    method: 'POST',
    path: `${base}{id}/cards/`,
    access,
    summary: 'New first passwords for children of a class, to be printed as cards; in this reply alone.',
    params: classParams,
    body: v.strictObject({ studentIds: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(MAX_CARDS)) }),
    response: v.array(SignInCardSchema),
    errors: { 404: 'No such class in the manager’s school, or no such child in it.', 409: archived },
  }),
  newYearPlan: defineCall({
    method: 'GET',
    path: `${base}new-year/`,
    access,
    summary: 'What a new school year would do to each class. Changes nothing.',
    response: NewYearPlanSchema,
    errors: { 422: 'The school has no classes.' },
  }),
  beginYear: defineCall({
    method: 'POST',
    path: `${base}new-year/`,
    access,
    summary:
      'Begins the school year after `fromTitle`: classes go up a grade, the sixth grade leaves, the classes before are archived. The same `id` sent twice begins it once.',
    status: 201,
    body: v.strictObject({
      id: IdSchema,
      fromTitle: v.pipe(TextSchema, v.maxLength(20)),
      /** Which teachers the new classes get: those of their grade before, those of their children, or none. */
      teachers: v.picklist(['grade', 'class', 'none']),
      /** Names for the new classes by the class they come from; the others are named by the plan. */
      classes: v.pipe(v.array(v.strictObject({ classId: IdSchema, title: titleSchema })), v.maxLength(500)),
    }),
    response: YearRolloverSchema,
    errors: {
      409: 'The year of the classes is another or has not begun, or two classes would have one name.',
      422: 'The school has no classes.',
    },
  }),
  undoYear: defineCall({
    method: 'POST',
    path: `${base}new-year/{rolloverId}/undo/`,
    access,
    summary: 'Takes a new school year back within a week, as if it had not begun.',
    params: v.object({ rolloverId: IdSchema }),
    response: OkSchema,
    errors: {
      404: 'No such new year of the manager’s school.',
      409: 'The week is over, or another year has begun since.',
    },
  }),
  importTemplate: defineFileCall({
    method: 'GET',
    path: `${base}import/template/`,
    access,
    summary: 'A file with the headings of an import and two rows as examples.',
    query: v.object({ kind: ImportKindSchema, format: v.optional(v.picklist(['xlsx', 'csv']), 'xlsx') }),
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
  }),
  uploadImport: defineCall({
    method: 'POST',
    path: `${base}import/`,
    access,
    summary:
      'Reads a file of children or teachers, XLSX or CSV in base64, and says of each row what would come of it. Nothing is created.',
    status: 201,
    bodyLimit: FILE_LIMIT,
    body: v.strictObject({
      id: IdSchema,
      kind: ImportKindSchema,
      fileName: v.pipe(TextSchema, v.maxLength(200)),
      content: base64Schema(FILE_LIMIT),
      /** Where the headings do not say it; the school’s next file with these headings is read so by itself. */
      given: v.optional(GivenColumnsSchema),
    }),
    response: RosterImportSchema,
    errors: {
      413: 'The file is too large.',
      422: 'No file of a known kind, or one without rows; `no-headings`: a column that is needed was not found.',
    },
  }),
  importHead: defineCall({
    method: 'POST',
    path: `${base}import/columns/`,
    access,
    summary:
      'The first lines of a file and what is known of its columns, to say what the others are. Nothing is stored.',
    bodyLimit: FILE_LIMIT,
    body: v.strictObject({
      kind: ImportKindSchema,
      content: base64Schema(FILE_LIMIT),
    }),
    response: ImportHeadSchema,
    errors: { 413: 'The file is too large.', 422: 'No file of a known kind.' },
  }),
  importPreview: defineCall({
    method: 'GET',
    path: `${base}import/{importId}/`,
    access,
    summary: 'An uploaded file as it would be imported now, how far its confirmation is, or what came of it.',
    params: importParams,
    response: RosterImportSchema,
    errors: { 404: 'No such import of the manager’s school, or one that was not confirmed within a day.' },
  }),
  correctImportRow: defineCall({
    method: 'PATCH',
    path: `${base}import/{importId}/rows/{line}/`,
    access,
    summary: 'Corrects cells of a row of an uploaded file, and checks the whole file again. Nothing is created.',
    params: v.object({ importId: IdSchema, line: QueryCountSchema }),
    body: v.strictObject({
      cells: v.pipe(
        v.array(v.strictObject({ column: ImportColumnSchema, text: v.pipe(TextSchema, v.maxLength(200)) })),
        v.minLength(1),
        v.maxLength(ImportColumnSchema.options.length),
      ),
    }),
    response: RosterImportSchema,
    errors: {
      404: 'No such import of the manager’s school, one that was not confirmed within a day, or no such row in it.',
      409: 'It is confirmed already.',
    },
  }),
  faultyImportRows: defineFileCall({
    method: 'GET',
    path: `${base}import/{importId}/faulty/`,
    access,
    summary:
      'The faulty rows of an uploaded file with what is wrong in each, as a file that can be corrected and sent again.',
    params: importParams,
    query: v.object({ format: v.optional(v.picklist(['xlsx', 'csv']), 'xlsx') }),
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
    errors: { 404: 'No such import of the manager’s school, or one that was not confirmed within a day.' },
  }),
  confirmImport: defineCall({
    method: 'POST',
    path: `${base}import/{importId}/confirm/`,
    access,
    summary:
      'Creates everybody the preview calls new, all or none, and replies with their first passwords, this once. Confirmed again it changes nothing.',
    params: importParams,
    query: v.object({
      /** Faulty rows are left out, and the others created; without it a file with one is refused. */
      faulty: v.optional(v.literal('leave')),
      /** Who the rows are that the preview calls similar; needed where it has some. */
      similar: v.optional(v.picklist(['known', 'new'])),
      /** Lines of similar rows that are the other of the two. */
      'except[]': v.optional(queryListOf(QueryCountSchema, MAX_EXCEPTIONS), []),
    }),
    response: ImportResultSchema,
    errors: {
      404: 'No such import of the manager’s school, or one that was not confirmed within a day.',
      409: 'A row is faulty, it is not said who the similar rows are, a line of an exception is not of a similar row, or the school has changed since the preview.',
    },
  }),
};
