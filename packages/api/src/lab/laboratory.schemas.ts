import * as v from 'valibot';
import {
  CountSchema,
  GradeSchema,
  IdSchema,
  InstantSchema,
  NameSchema,
  TextSchema,
} from '../platform/primitives.schemas.ts';
import { InlinesSchema, LevelSchema } from '../questions/question.schemas.ts';

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

export const SCIENCE_SIMULATIONS = ['balance', 'sound', 'shadow', 'circuit', 'water'] as const;

export const ScienceSimulationNameSchema = v.picklist(SCIENCE_SIMULATIONS);

/** Tasks of a simulation, counted from 1. */
export const SCIENCE_TASKS = 3;

const ScienceTaskSchema = v.pipe(CountSchema, v.minValue(1), v.maxValue(SCIENCE_TASKS));

/** A simulation of the science laboratory. */
export const ScienceSimulationSchema = v.strictObject({
  name: ScienceSimulationNameSchema,
  title: v.string(),
  /** Grades it is made for, in order. */
  grades: v.array(GradeSchema),
  /** One sentence: what is found out in it. */
  goal: v.string(),
  /** Name of the drawing that stands for it in a list. */
  thumbnail: ScienceSimulationNameSchema,
  tasks: CountSchema,
  /** Numbers of the tasks that the caller has solved. */
  solved_tasks: v.array(ScienceTaskSchema),
  /** Checks the caller has made, right and wrong. */
  tries: CountSchema,
});

/** What came of a check in a simulation. */
export const ScienceResultSchema = v.strictObject({
  simulation: ScienceSimulationNameSchema,
  task: ScienceTaskSchema,
  solved: v.boolean(),
  /** What was built or set, in words. */
  summary: v.pipe(TextSchema, v.minLength(1), v.maxLength(300)),
  /** Seconds from the task's beginning. */
  duration: CountSchema,
});

export const ScienceEventSchema = v.strictObject({
  id: IdSchema,
  ...ScienceResultSchema.entries,
  created_at: InstantSchema,
});
