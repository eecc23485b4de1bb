import * as v from 'valibot';
import { CountSchema, GradeSchema } from '../platform/primitives.schemas.ts';

/** Five bands of mastery and the unseen one; the rules are in `@mashq/curriculum`'s practice. */
export const BandSchema = v.picklist(['unseen', 'starting', 'learning', 'near', 'learned', 'mastered']);

/** One student's mastery in one skill. `n` counts first tries; the score itself is never shown. */
export const SkillMasterySchema = v.strictObject({
  skill_id: v.string(),
  band: BandSchema,
  n: CountSchema,
  /** Rough number of questions until learned; null where no honest estimate exists. */
  estimate: v.nullable(CountSchema),
});

/** How many children are in each band of one skill. */
export const BandCountsSchema = v.strictObject({
  unseen: CountSchema,
  starting: CountSchema,
  learning: CountSchema,
  near: CountSchema,
  learned: CountSchema,
  mastered: CountSchema,
});

export const SkillInfoSchema = v.strictObject({
  id: v.string(),
  title: v.string(),
  grade: GradeSchema,
  chapter: CountSchema,
  chapter_title: v.string(),
  lesson: CountSchema,
  lesson_title: v.string(),
  first_page: CountSchema,
  last_page: CountSchema,
});

/** What is seen of a question's state by its owner; `answered` is all that is said while answers are not shown yet. */
export const QuestionStateSchema = v.picklist([
  'open',
  'answered',
  'right',
  'corrected',
  'wrong',
  'revealed',
  'skipped',
]);

/** Ordinals of the descriptive evaluation of Iranian primary schools. */
export const DescriptiveLevelSchema = v.nullable(v.picklist(['needs-work', 'acceptable', 'good', 'very-good']));
