import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { CountSchema, IdSchema, NameSchema, QueryCountSchema } from '../platform/primitives.schemas.ts';
import { WorksheetSchema } from './worksheets.schemas.ts';

const access = ['teacher'] as const;

/** As many as a large class has children. */
const MAX_VARIANTS = 50;

function ofWork(base: `/${string}/`, noun: string) {
  return defineCall({
    method: 'GET',
    path: `${base}{id}/worksheet/`,
    access,
    summary: `The questions of a ${noun} on paper: each child’s own ones, or variants that anybody may get.`,
    params: v.object({ id: IdSchema }),
    query: v.object({
      /** So many variants; each child’s own questions when left out. */
      variants: v.optional(v.pipe(QueryCountSchema, v.minValue(1), v.maxValue(MAX_VARIANTS))),
    }),
    response: WorksheetSchema,
    errors: { 404: `No such ${noun} among the teacher’s own.` },
  });
}

/** Questions on paper, with their keys. Nothing is stored or assigned by printing. */
export const teacherWorksheets = {
  homework: ofWork('/teacher/homework/', 'homework'),
  review: ofWork('/teacher/review/', 'review'),
  skills: defineCall({
    method: 'POST',
    path: '/teacher/class/{classId}/worksheet/',
    access,
    summary: 'Questions of skills on paper. The same request gives the same questions; another `seed` gives others.',
    params: v.object({ classId: IdSchema }),
    body: v.strictObject({
      skillIds: v.pipe(v.array(NameSchema), v.minLength(1), v.maxLength(30)),
      itemsPerSkill: v.optional(v.pipe(CountSchema, v.minValue(1), v.maxValue(10)), 3),
      /** So many variants; one for each child of the class when left out. */
      variants: v.optional(v.pipe(CountSchema, v.minValue(1), v.maxValue(MAX_VARIANTS))),
      seed: v.optional(CountSchema, 1),
    }),
    response: WorksheetSchema,
    errors: {
      404: 'No such class among the teacher’s own.',
      422: 'A skill has no questions, or they are too many for one sheet; `detail` names the reason.',
    },
  }),
};
