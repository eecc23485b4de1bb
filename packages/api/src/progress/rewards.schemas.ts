import { type BadgeName, badgeNames, cupBands } from '@mashq/curriculum';
import * as v from 'valibot';
import { CountSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';

export const BadgeNameSchema = v.picklist(badgeNames as readonly [BadgeName, ...BadgeName[]]);

export const BadgesSchema = v.strictObject({
  /** Whether the school has rewards on; else nothing is listed. */
  is_on: v.boolean(),
  badges: v.array(v.strictObject({ id: BadgeNameSchema, awarded_at: InstantSchema, is_new: v.boolean() })),
});

export const CupsSchema = v.strictObject({
  is_on: v.boolean(),
  cups: CountSchema,
  /** Towards the next cup, of `steps_per_cup`. */
  steps: CountSchema,
  steps_per_cup: CountSchema,
  /** Of this week (Saturday to Friday) in the student’s class; null before the first step. Never a rank. */
  band: v.nullable(v.picklist(cupBands)),
  /** The last weeks, the oldest first, the running one last. */
  weeks: v.array(v.strictObject({ week_start: InstantSchema, steps: CountSchema })),
  /** Days of practice a student sets out for in a week. */
  weekly_goal: CountSchema,
});

export const MazeSchema = v.strictObject({
  /** The same seed gives the same maze; null when today’s mazes are done. */
  seed: v.nullable(v.string()),
  level: v.picklist(['easy', 'medium', 'hard']),
  /** From 0: which of today’s mazes it is. */
  number: CountSchema,
  /** Today’s mazes: one of the day, and one for each work finished today. */
  mazes: CountSchema,
  left_seconds: CountSchema,
  /** Gates across the way out of the day's first maze; each skill reviewed rightly today opens one. */
  gates: v.strictObject({
    total: CountSchema,
    open: CountSchema,
    /** The open question of the day's newest review; null where a review is to be begun. */
    question: v.nullable(v.strictObject({ session_id: IdSchema, question_id: IdSchema })),
  }),
});
