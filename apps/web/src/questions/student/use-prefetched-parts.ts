import type { AnswerKind } from '@mashq/curriculum/model';
import { preloadAnswer } from '@mashq/ui/learning/answers';
import { preloadFigures } from '@mashq/ui/learning/figures';
import { useEffect } from 'react';
import { firstScreen } from '../../platform/loading/first-screen.ts';

/**
 * Loads the answer input of the question that is about to be shown, and, once that stands, figures and inputs of the coming
 * ones, for use without a network. What fails is loaded again when it is shown.
 */
export function usePrefetchedParts(kinds: readonly AnswerKind[], shown: AnswerKind | undefined): void {
  const needed = [...new Set(kinds)].sort().join(' ');
  useEffect(() => {
    if (shown !== undefined) preloadAnswer(shown).catch(() => undefined);
  }, [shown]);
  useEffect(() => {
    void firstScreen.then(() => {
      preloadFigures().catch(() => undefined);
      for (const kind of needed.split(' ')) preloadAnswer(kind as AnswerKind).catch(() => undefined);
    });
  }, [needed]);
}
