import * as v from 'valibot';
import { CountSchema } from '../platform/primitives.schemas.ts';

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
