import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { QueryGradeSchema } from '../platform/primitives.schemas.ts';
import { ClassOverviewSchema, GradeOverviewSchema } from './management.schemas.ts';

const school = ['school'] as const;

const GamificationStatusSchema = v.strictObject({ status: v.boolean() });

export const schoolDashboard = {
  gamification: defineCall({
    method: 'GET',
    path: '/school/dashboard/gamification-status/',
    access: school,
    summary: 'Whether the students of the manager’s school have badges, cups and the maze.',
    response: GamificationStatusSchema,
  }),
  setGamification: defineCall({
    method: 'PATCH',
    path: '/school/dashboard/gamification-status/',
    access: school,
    summary: 'Switches badges, cups and the maze on or off for all students of the school. What they have is kept.',
    body: GamificationStatusSchema,
    response: GamificationStatusSchema,
  }),
  grades: defineCall({
    method: 'GET',
    path: '/school/dashboard/grade/',
    access: school,
    mayLag: true,
    summary: 'The grades the manager’s school has classes in this year, and what goes on in each.',
    response: v.array(GradeOverviewSchema),
  }),
  classes: defineCall({
    method: 'GET',
    path: '/school/dashboard/grade/{grade}/class/',
    access: school,
    mayLag: true,
    summary: 'The school’s classes of a grade: who teaches them, and how its last seven days went.',
    params: v.object({ grade: QueryGradeSchema }),
    response: v.array(ClassOverviewSchema),
    errors: { 404: 'No such grade.' },
  }),
};
