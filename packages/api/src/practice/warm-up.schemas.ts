import { FACTS, factId } from '@mashq/curriculum/facts';
import * as v from 'valibot';
import { CountSchema } from '../platform/primitives.schemas.ts';

/** A fact of the times tables by its name, the smaller factor first: `6×8`. */
export const FactSchema = v.picklist(FACTS.map(factId));

/** `known`: it would be recalled after a week too. */
export const FactStateSchema = v.picklist(['unseen', 'learning', 'known']);

/** A day in Asia/Tehran, `2026-11-21`. */
export const DaySchema = v.pipe(v.string(), v.isoDate());

/** A day’s warm-up. Which fact comes after its tries follows from both, by `nextInWarmUp` of the curriculum. */
export const WarmUpSchema = v.strictObject({
  day: DaySchema,
  /** What is planned, in its order; empty where nothing is due and all facts are known. */
  facts: v.array(v.strictObject({ fact: FactSchema, is_new: v.boolean() })),
  tries: v.array(
    v.strictObject({
      fact: FactSchema,
      /** Null where the student did not know. */
      given: v.nullable(CountSchema),
      is_right: v.boolean(),
      seconds: v.number(),
    }),
  ),
  is_done: v.boolean(),
  /** All facts in the order they are taught. */
  table: v.array(v.strictObject({ fact: FactSchema, state: FactStateSchema })),
});

/** The day’s warm-up in short; null where none is offered: no class, no multiplication yet, or nothing due. */
export const WarmUpOfDaySchema = v.nullable(
  v.strictObject({
    state: v.picklist(['ready', 'begun', 'done']),
    /** Facts that were tried, and those of them that were right at the first try. */
    asked: CountSchema,
    right: CountSchema,
  }),
);
