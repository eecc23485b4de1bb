import * as v from 'valibot';
import { CountSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';
import { SkillInfoSchema } from '../questions/skill.schemas.ts';

/** Where to begin in one chapter of the student's book. */
export const PlacementResultSchema = v.strictObject({
  chapter: CountSchema,
  chapter_title: v.string(),
  /** `known`: nothing has to be begun; `from`: at a skill of it; `before`: at an earlier skill that it builds on; `unasked`: at its first skill. */
  state: v.picklist(['known', 'from', 'before', 'unasked']),
  /** Null where the chapter is known. */
  skill: v.nullable(SkillInfoSchema),
});

export const PlacementSchema = v.strictObject({
  state: v.picklist(['new', 'begun', 'done']),
  /** The student's teacher has asked for it. */
  is_asked: v.boolean(),
  /** Questions that were answered, and how many there are at most. */
  answered: CountSchema,
  most: CountSchema,
  /** The current question; null before it is begun, between two questions, and once it is done. */
  question_id: v.nullable(IdSchema),
  /** By chapter of the book; empty until it is done. */
  results: v.array(PlacementResultSchema),
});

/** The placement of a student as its teacher sees it. */
export const StudentPlacementSchema = v.strictObject({
  state: v.picklist(['none', 'asked', 'begun', 'done']),
  asked_at: v.nullable(InstantSchema),
  done_at: v.nullable(InstantSchema),
  answered: CountSchema,
  results: v.array(PlacementResultSchema),
});

/** A placement that the home offers; null where none is: it is done, or the student has practiced and nobody asked for it. */
export const PlacementOfDaySchema = v.nullable(
  v.strictObject({ state: v.picklist(['offered', 'asked', 'begun']), answered: CountSchema }),
);
