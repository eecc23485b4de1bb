import * as v from 'valibot';
import { TextSchema } from '../platform/primitives.schemas.ts';

/** What can be found by searching. */
export const SEARCH_KINDS = [
  'skill',
  'class',
  'student',
  'person',
  'school',
  'homework',
  'review',
  'package',
  'quiz',
] as const;

export const SearchResultSchema = v.strictObject({
  kind: v.picklist(SEARCH_KINDS),
  /** Unlike any other among the results. */
  key: TextSchema,
  title: TextSchema,
  /** Where it belongs: a chapter, a class, a school, the class of a work; may be empty. */
  detail: TextSchema,
  /** The page of the app it leads to. */
  path: TextSchema,
});
export type SearchResult = v.InferOutput<typeof SearchResultSchema>;
