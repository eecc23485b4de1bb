import * as v from 'valibot';
import { ClassOverviewSchema, GradeOverviewSchema } from '../schema/management.ts';
import { QueryGradeSchema } from '../schema/primitives.ts';
import { defineCall } from './define.ts';

const school = ['school'] as const;

export const schoolDashboard = {
  grades: defineCall({
    method: 'GET',
    path: '/school/dashboard/grade/',
    access: school,
    summary: 'The grades the manager’s school has classes in this year, and what goes on in each.',
    response: v.array(GradeOverviewSchema),
  }),
  classes: defineCall({
    method: 'GET',
    path: '/school/dashboard/grade/{grade}/class/',
    access: school,
    summary: 'The school’s classes of a grade: who teaches them, and how its last seven days went.',
    params: v.object({ grade: QueryGradeSchema }),
    response: v.array(ClassOverviewSchema),
    errors: { 404: 'No such grade.' },
  }),
};
