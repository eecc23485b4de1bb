import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { IdSchema, NameSchema, TextSchema } from '../platform/primitives.schemas.ts';
import { RawInputSchema } from '../questions/question.schemas.ts';
import {
  ApiCallSampleSchema,
  ApiCallSchema,
  RequestTextsSchema,
  ScienceEventSchema,
  ScienceResultSchema,
  ScienceSimulationNameSchema,
  ScienceSimulationSchema,
  TestedAnswerSchema,
  TestedSkillSchema,
  TriedRequestSchema,
} from './laboratory.schemas.ts';

const teacher = ['teacher'] as const;

/** The teachers' laboratory: what is tried there counts for nobody, and only results of the simulations are stored. */
export const laboratory = {
  skills: defineCall({
    method: 'GET',
    path: '/laboratory/skills/',
    access: teacher,
    summary: 'Every skill that has questions, in the order of the books, with the levels it has.',
    response: v.array(TestedSkillSchema),
  }),
  check: defineCall({
    method: 'POST',
    path: '/laboratory/check/',
    access: teacher,
    summary:
      'How an answer to a previewed question is read and graded, and the message a child would see. Nothing is stored. 60 at once and one a second after that.',
    body: v.strictObject({ questionId: v.pipe(TextSchema, v.maxLength(200)), raw: RawInputSchema }),
    response: TestedAnswerSchema,
    errors: { 404: 'No such question.' },
  }),
  calls: defineCall({
    method: 'GET',
    path: '/laboratory/calls/',
    access: teacher,
    summary: 'Every call of this API: who may make it, and how it can fail.',
    response: v.array(ApiCallSchema),
  }),
  sample: defineCall({
    method: 'GET',
    path: '/laboratory/calls/{name}/',
    access: teacher,
    summary: 'A request that a call accepts, and a reply of it. Both are made up.',
    params: v.object({ name: NameSchema }),
    response: ApiCallSampleSchema,
    errors: { 404: 'No such call.' },
  }),
  tryCall: defineCall({
    method: 'POST',
    path: '/laboratory/calls/{name}/try/',
    access: teacher,
    summary: 'What the server would refuse of a request, by the schemas of the call. The call itself is not made.',
    params: v.object({ name: NameSchema }),
    body: RequestTextsSchema,
    response: TriedRequestSchema,
    errors: { 404: 'No such call.' },
  }),
  science: defineCall({
    method: 'GET',
    path: '/laboratory/science/',
    access: teacher,
    summary: 'The simulations of the science laboratory, with what the caller has solved of each.',
    response: v.array(ScienceSimulationSchema),
  }),
  scienceEvents: defineCall({
    method: 'GET',
    path: '/laboratory/science/events/',
    access: teacher,
    summary: 'The last 50 results of the caller in a simulation, or in all, the newest first.',
    query: v.object({ simulation: v.optional(ScienceSimulationNameSchema) }),
    response: v.array(ScienceEventSchema),
  }),
  recordScienceEvent: defineCall({
    method: 'POST',
    path: '/laboratory/science/events/',
    access: teacher,
    summary:
      'Stores the result of a simulation under an id that the client has made. The same id again changes nothing, and replies with what was stored first.',
    body: v.strictObject({ id: IdSchema, ...ScienceResultSchema.entries }),
    response: ScienceEventSchema,
  }),
};
