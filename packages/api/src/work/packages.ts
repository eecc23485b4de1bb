import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import {
  CountSchema,
  IdSchema,
  InstantSchema,
  QueryCountSchema,
  QueryGradeSchema,
  TextSchema,
} from '../platform/primitives.schemas.ts';
import { memberAssignmentCalls, teacherAssignmentCalls, teacherReportCalls } from './assignments.ts';
import {
  AssignmentReportSchema,
  AssignmentSkillReportSchema,
  AssignmentStudentReportSchema,
  StudentAssignmentSchema,
} from './homework.schemas.ts';
import {
  NewActivitySchema,
  OrderModeSchema,
  OwnReadyPackageSchema,
  PackageActivitySchema,
  PackagePieSchema,
  PackageStudentSchema,
  ReadyPackageSchema,
  StudentPackageDetailSchema,
  TeacherPackageSchema,
  WorkedExampleSchema,
} from './packages.schemas.ts';

const teacher = ['teacher'] as const;
const params = v.object({ id: IdSchema });
const base = '/teacher/package/';
const notFound = { 404: 'No such package among the teacher’s own.' };

/** What a package consists of. */
const packageContent = {
  title: v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(120)),
  orderMode: v.optional(OrderModeSchema, 'sequential'),
  activities: v.pipe(v.array(NewActivitySchema), v.minLength(1), v.maxLength(20)),
  /** Groups of the class that it is for; nobody named is the whole class. */
  groupIds: v.optional(v.pipe(v.array(IdSchema), v.maxLength(20)), []),
  /** Single children that it is for. */
  studentIds: v.optional(v.pipe(v.array(IdSchema), v.maxLength(200)), []),
  /** Now when left out; a later time schedules. */
  startDate: v.optional(InstantSchema),
  /** The end of the school year when left out. */
  endDate: v.optional(InstantSchema),
  note: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(1000)), ''),
};

export const teacherPackage = {
  ...teacherAssignmentCalls({ base, noun: 'package', view: TeacherPackageSchema }),
  ...teacherReportCalls({
    base,
    noun: 'package',
    report: v.strictObject({ package: TeacherPackageSchema, ...AssignmentReportSchema.entries }),
    student: v.strictObject({ package: TeacherPackageSchema, ...AssignmentStudentReportSchema.entries }),
    studentSkill: v.strictObject({ package: TeacherPackageSchema, ...AssignmentSkillReportSchema.entries }),
  }),
  ready: defineCall({
    method: 'GET',
    path: `${base}ready/`,
    access: teacher,
    summary: 'Ready-made packages of a grade: one for each lesson of its mathematics book that has questions.',
    query: v.object({ grade: QueryGradeSchema }),
    response: v.array(ReadyPackageSchema),
  }),
  create: defineCall({
    method: 'POST',
    path: base,
    access: teacher,
    summary: 'Sets a package for a class, groups of it or single children. The same `id` sent twice creates once.',
    status: 201,
    body: v.strictObject({
      /** Made by the caller; a repeated request with it changes nothing. */
      id: IdSchema,
      classId: IdSchema,
      /** Kept for its teacher alone until it is published. */
      draft: v.optional(v.boolean(), false),
      ...packageContent,
    }),
    response: TeacherPackageSchema,
    errors: {
      404: 'No such class among the teacher’s own, or no such group or child in it.',
      409: 'Nobody is in the groups.',
      422: 'A skill has no questions, an activity cannot be completed, or the dates cannot be; `detail` names the reason.',
    },
  }),
  replace: defineCall({
    method: 'PUT',
    path: `${base}{id}/`,
    access: teacher,
    summary: 'Gives a package other content, until a child has opened an activity.',
    params,
    body: v.strictObject({ version: CountSchema, ...packageContent }),
    response: TeacherPackageSchema,
    errors: {
      404: 'No such package among the teacher’s own, or no such group or child in its class.',
      409: 'It changed in the meantime, or a child has opened it.',
      422: 'A skill has no questions, an activity cannot be completed, or the dates cannot be; `detail` names the reason.',
    },
  }),
  isActive: defineCall({
    method: 'PATCH',
    path: `${base}{id}/is-active/`,
    alsoAt: [`${base}{id}/is_active/`],
    access: teacher,
    summary:
      'Puts a package away or brings it back. Who has not begun does not see it then; who has may read it. A repeated request changes nothing.',
    params,
    body: v.strictObject({ version: CountSchema, isActive: v.boolean() }),
    response: TeacherPackageSchema,
    errors: { ...notFound, 409: 'It changed in the meantime, or is a draft.' },
  }),
  activities: defineCall({
    method: 'GET',
    path: `${base}{id}/activities/`,
    access: teacher,
    summary: 'The activities of a package, each with how many of its children have completed it.',
    params,
    response: v.array(v.strictObject({ ...PackageActivitySchema.entries, completed: CountSchema })),
    errors: notFound,
  }),
  pieChart: defineCall({
    method: 'GET',
    path: `${base}{id}/pie-chart/`,
    access: teacher,
    summary: 'How many children have completed a package, are in it, or have not begun: they sum to all it is for.',
    params,
    response: PackagePieSchema,
    errors: notFound,
  }),
  students: defineCall({
    method: 'GET',
    path: `${base}{id}/students/`,
    access: teacher,
    summary: 'The children of a package: where each is.',
    params,
    response: v.array(PackageStudentSchema),
    errors: notFound,
  }),
};

const student = ['student'] as const;

const studentBase = '/member/package/';

const activityParams = v.object({ packageId: IdSchema, activity: QueryCountSchema });

const noActivity = { 404: 'No such package of the student, or no such activity in it.' };

export const memberPackage = {
  ...memberAssignmentCalls({
    base: studentBase,
    noun: 'package',
    id: 'packageId',
    params: v.object({ packageId: IdSchema }),
    summary: StudentAssignmentSchema,
    detail: StudentPackageDetailSchema,
  }),
  ready: defineCall({
    method: 'GET',
    path: '/member/ready-package/',
    access: student,
    summary:
      'The ready-made packages of the grade that a child without a school takes by itself; none for a child of a school, which gets packages from its teacher.',
    response: v.array(OwnReadyPackageSchema),
  }),
  take: defineCall({
    method: 'POST',
    path: '/member/ready-package/{section}/',
    access: student,
    summary: 'Takes a ready-made package. Each is taken once: a second time gives the same.',
    params: v.object({ section: QueryCountSchema }),
    response: StudentPackageDetailSchema,
    errors: { 404: 'No such ready-made package of the grade, or the child is of a school.' },
  }),
  open: defineCall({
    method: 'POST',
    path: `${studentBase}{packageId}/activity/{activity}/open/`,
    access: student,
    summary:
      'Opens an activity by its number: assigns its questions, or notes that its example was read. A second time changes nothing.',
    params: activityParams,
    response: StudentPackageDetailSchema,
    errors: { ...noActivity, 409: 'The activity is locked, or the package is put away.' },
  }),
  example: defineCall({
    method: 'GET',
    path: `${studentBase}{packageId}/activity/{activity}/example/`,
    access: student,
    summary: 'The worked example of an activity that the student has opened.',
    params: activityParams,
    response: WorkedExampleSchema,
    errors: { ...noActivity, 409: 'The activity is not opened yet.' },
  }),
};
