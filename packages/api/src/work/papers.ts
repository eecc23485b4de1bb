import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { CountSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';
import { TeacherQuizSchema } from './quizzes.schemas.ts';
import { WorksheetSchema } from './worksheets.schemas.ts';

/** A paper over the first half of a book, over all of it, or over one chapter. */
export const PaperKindSchema = v.picklist(['first_term', 'second_term', 'chapter']);

/** A paper that can be made of a class's book, with what its questions are of. */
export const PaperSchema = v.strictObject({
  kind: PaperKindSchema,
  /** Of a review of one chapter, else null. */
  chapter: v.nullable(CountSchema),
  title: v.string(),
  first_page: CountSchema,
  last_page: CountSchema,
  questions: CountSchema,
  /** Its chapters in the book's order, with as many questions as their share of the pages gives. */
  chapters: v.array(v.strictObject({ number: CountSchema, title: v.string(), questions: CountSchema })),
});

const access = ['teacher'] as const;
const params = v.object({ classId: IdSchema });
const notFound = 'No such class among the teacher’s own.';

const asked = {
  kind: PaperKindSchema,
  /** Which chapter is reviewed; with `chapter` alone. */
  chapter: v.optional(v.pipe(CountSchema, v.minValue(1), v.maxValue(20))),
};

/** As many as a large class has children. */
const MAX_VARIANTS = 50;

/** Papers of a term and reviews of a chapter, made by the weights of the class's book. */
export const teacherPapers = {
  list: defineCall({
    method: 'GET',
    path: '/teacher/class/{classId}/paper/',
    access,
    summary: 'The papers that can be made of the class’s book: both terms and each chapter.',
    params,
    response: v.array(PaperSchema),
    errors: { 404: notFound },
  }),
  draft: defineCall({
    method: 'POST',
    path: '/teacher/class/{classId}/paper/quiz/',
    access,
    summary:
      'A paper as the draft of a quiz, with skills and numbers of its own each time. The same `id` sent twice creates once.',
    status: 201,
    params,
    body: v.strictObject({ id: IdSchema, ...asked, endDate: InstantSchema }),
    response: TeacherQuizSchema,
    errors: {
      404: `${notFound} Or its book has no such chapter.`,
      409: 'The school has no quizzes.',
      422: 'A review names no chapter, a term names one, or the end cannot be; `detail` names the reason.',
    },
  }),
  print: defineCall({
    method: 'POST',
    path: '/teacher/class/{classId}/paper/worksheet/',
    access,
    summary: 'A paper to be printed. The same request gives the same questions; another `seed` gives others.',
    params,
    body: v.strictObject({
      ...asked,
      /** So many variants of the same skills; one for each child of the class when left out. */
      variants: v.optional(v.pipe(CountSchema, v.minValue(1), v.maxValue(MAX_VARIANTS))),
      seed: CountSchema,
    }),
    response: WorksheetSchema,
    errors: {
      404: `${notFound} Or its book has no such chapter.`,
      422: 'A review names no chapter, or a term names one.',
    },
  }),
};
