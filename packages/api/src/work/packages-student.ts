import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { IdSchema, QueryCountSchema } from '../platform/primitives.schemas.ts';
import { memberAssignmentCalls } from './assignments.ts';
import { StudentAssignmentSchema } from './homework.schemas.ts';
import { OwnReadyPackageSchema, StudentPackageDetailSchema, WorkedExampleSchema } from './packages.schemas.ts';

const student = ['student'] as const;
const base = '/member/package/';
const activityParams = v.object({ packageId: IdSchema, activity: QueryCountSchema });
const noActivity = { 404: 'No such package of the student, or no such activity in it.' };

export const memberPackage = {
  ...memberAssignmentCalls({
    base,
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
    path: `${base}{packageId}/activity/{activity}/open/`,
    access: student,
    summary:
      'Opens an activity by its number: assigns its questions, or notes that its example was read. A second time changes nothing.',
    params: activityParams,
    response: StudentPackageDetailSchema,
    errors: { ...noActivity, 409: 'The activity is locked, or the package is put away.' },
  }),
  example: defineCall({
    method: 'GET',
    path: `${base}{packageId}/activity/{activity}/example/`,
    access: student,
    summary: 'The worked example of an activity that the student has opened.',
    params: activityParams,
    response: WorkedExampleSchema,
    errors: { ...noActivity, 409: 'The activity is not opened yet.' },
  }),
};
