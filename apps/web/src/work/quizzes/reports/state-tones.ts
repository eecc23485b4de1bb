import type { QuizState } from '@mashq/api/contract';
import type { BadgeTone } from '@mashq/ui/data/badge';

/** Colors of a quiz's states; the others are neutral. */
export const STATE_TONES: Readonly<Partial<Record<QuizState, BadgeTone>>> = {
  open: 'success',
  paused: 'reward',
  scheduled: 'info',
  released: 'info',
};
