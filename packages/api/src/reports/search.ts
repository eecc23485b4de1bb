import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
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

/** What the signed-in person may see, found by its name. */
export const memberSearch = {
  find: defineCall({
    method: 'GET',
    path: '/member/search/',
    access: 'signed-in',
    summary:
      'Skills, classes, children, schools and assigned work that the person may see, by words of their names, at most eight of each kind; skills and work also by a page of the book («صفحهٔ ۴۵»). Administrators find schools and people of all roles, people also by username or phone number. Every spelling of letters and digits is known.',
    query: v.object({ q: v.pipe(TextSchema, v.trim(), v.minLength(2), v.maxLength(60)) }),
    response: v.strictObject({ items: v.pipe(v.array(SearchResultSchema), v.maxLength(32)) }),
  }),
};
