import type { AnswerKind } from '@mashq/curriculum/model';
import { preloadAnswer } from '@mashq/ui/learning/answers';
import { preloadFigures } from '@mashq/ui/learning/figures';
import { useEffect } from 'react';
import { firstScreen } from '../../platform/loading/first-screen.ts';

/**
 * Loads the figures and answer inputs of the coming questions ahead, once the first one is shown, for use without a network. What fails is loaded again
 * when it is shown.
 */
export function usePrefetchedParts(kinds: readonly AnswerKind[]): void {
  const needed = [...new Set(kinds)].sort().join(' ');
  useEffect(() => {
    void firstScreen.then(() => {
      preloadFigures().catch(() => undefined);
      for (const kind of needed.split(' ')) preloadAnswer(kind as AnswerKind).catch(() => undefined);
    });
  }, [needed]);
}
