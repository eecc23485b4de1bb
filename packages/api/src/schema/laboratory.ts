import * as v from 'valibot';
import { CountSchema, GradeSchema, NameSchema, TextSchema } from './primitives.ts';
import { InlinesSchema, LevelSchema } from './question.ts';

/** A skill whose questions can be tested. */
export const TestedSkillSchema = v.strictObject({
  id: NameSchema,
  title: v.string(),
  grade: GradeSchema,
  chapter: CountSchema,
  chapter_title: v.string(),
  first_page: CountSchema,
  last_page: CountSchema,
  levels: v.array(LevelSchema),
});

/** How an answer is read and graded; nothing is stored. */
export const TestedAnswerSchema = v.strictObject({
  verdict: v.picklist(['invalid', 'wrong', 'partial', 'right']),
  /** Why it could not be read; only with `invalid`. */
  reason: v.nullable(v.string()),
  /** What was typed or picked, as a report shows it. */
  input: InlinesSchema,
  /** One canonical line of the value it was read as; null where it could not be read. */
  normalized: v.nullable(v.string()),
  misconception: v.nullable(v.strictObject({ id: v.string(), title: v.string() })),
  /** The message a child sees. */
  message: InlinesSchema,
  right_parts: v.nullable(v.strictObject({ right: CountSchema, out_of: CountSchema })),
});

const RequestPartSchema = v.picklist(['params', 'query', 'body']);

/** A call of the API. */
export const ApiCallSchema = v.strictObject({
  /** Its place in the contract, such as `teacher.homework.list`. */
  name: v.string(),
  method: v.string(),
  path: v.string(),
  summary: v.string(),
  /** `public`, `signed-in`, or the roles that may make it. */
  access: v.array(v.string()),
  /** Status of success. */
  status: CountSchema,
  errors: v.array(v.strictObject({ status: CountSchema, reason: v.string() })),
  /** Media types where it replies with a file. */
  files: v.array(v.string()),
});

/** JSON of the parts of a request; null for a part that the call does not have. */
export const RequestTextsSchema = v.strictObject({
  params: v.nullable(v.pipe(TextSchema, v.maxLength(20_000))),
  query: v.nullable(v.pipe(TextSchema, v.maxLength(20_000))),
  body: v.nullable(v.pipe(TextSchema, v.maxLength(20_000))),
});

export const ApiCallSampleSchema = v.strictObject({
  call: ApiCallSchema,
  input: RequestTextsSchema,
  /** JSON; null where the call replies with a file. */
  reply: v.nullable(v.string()),
});

/** What is wrong with a request; nothing where both lists are empty. */
export const TriedRequestSchema = v.strictObject({
  not_json: v.array(RequestPartSchema),
  faults: v.array(v.strictObject({ part: RequestPartSchema, path: v.string(), message: v.string() })),
});
