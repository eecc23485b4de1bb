import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { CountSchema, InstantSchema } from '../platform/primitives.schemas.ts';
import { DaySchema, FactSchema, WarmUpSchema } from './warm-up.schemas.ts';

const student = ['student'] as const;
/** More than any warm-up has. */
const MAX_TRIES = 60;
/** A fact that nobody answers for longer counts as this long. */
const MAX_SECONDS = 600;

export const memberWarmUp = {
  begin: defineCall({
    method: 'POST',
    path: '/member/warm-up/',
    access: student,
    summary:
      'Today’s warm-up of facts of the times tables: it is made once a day, and the same again each further time.',
    response: WarmUpSchema,
    errors: { 404: 'The student is in no class, or in grade 3 and has not begun multiplication.' },
  }),
  answer: defineCall({
    method: 'POST',
    path: '/member/warm-up/tries/',
    access: student,
    summary:
      'Tries of a day’s warm-up from its first one on, as the device has them. Those that are stored stay; of the others each that is the fact to ask at its place is stored. The reply has what holds.',
    body: v.strictObject({
      day: DaySchema,
      tries: v.pipe(
        v.array(
          v.strictObject({
            fact: FactSchema,
            given: v.nullable(v.pipe(CountSchema, v.maxValue(9999))),
            /** From the fact’s sight to its answer. */
            seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_SECONDS)),
            answered_at: InstantSchema,
          }),
        ),
        v.maxLength(MAX_TRIES),
      ),
    }),
    response: WarmUpSchema,
    errors: { 404: 'No warm-up of this student on that day, or too long ago.' },
  }),
};
