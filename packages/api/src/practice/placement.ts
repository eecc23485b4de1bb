import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { IdSchema } from '../platform/primitives.schemas.ts';
import { PlacementSchema } from './placement.schemas.ts';

const student = ['student'] as const;
const noClass = { 404: 'The student is in no class.' };

/** Some questions across the book of the student’s grade, which say where to begin. */
export const memberPlacement = {
  read: defineCall({
    method: 'GET',
    path: '/member/placement/',
    access: student,
    summary: 'The student’s placement in the book of its grade: how far it is, or what came of it.',
    response: PlacementSchema,
    errors: noClass,
  }),
  next: defineCall({
    method: 'POST',
    path: '/member/placement/',
    access: student,
    summary:
      'Begins the placement, or goes on with it: the current question while it was not tried, else the next one, else the end. `pass` names the current question that the student does not know. A repeated request changes nothing.',
    body: v.strictObject({ pass: v.optional(IdSchema) }),
    response: PlacementSchema,
    errors: noClass,
  }),
};
