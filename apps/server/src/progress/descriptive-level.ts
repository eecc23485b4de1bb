import type { DescriptiveLevel } from '@mashq/api/contract';
import type { MasteryLevel } from '@mashq/curriculum';

const LEVEL_OF_BAND: Readonly<Record<MasteryLevel, DescriptiveLevel>> = {
  unseen: null,
  starting: null,
  learning: 'needs-work',
  near: 'acceptable',
  learned: 'good',
  mastered: 'very-good',
};

/** The level of the descriptive evaluation that a band of mastery stands for; null while nothing is assessed. */
export const descriptiveLevelOf = (band: MasteryLevel): DescriptiveLevel => LEVEL_OF_BAND[band];
