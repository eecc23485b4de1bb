import type { AnswerKind } from '@mashq/curriculum/model';
import { preloadAnswer } from '@mashq/ui/learning/answers';
import { preloadFigures } from '@mashq/ui/learning/figures';
import { useEffect } from 'react';

/**
 * Fetches what the questions to come may need, figures and boxes of their kinds of answer, before the network may be gone.
 * What does not come now is asked for again when it is shown.
 */
export function usePrefetchedParts(kinds: readonly AnswerKind[]): void {
  const needed = [...new Set(kinds)].sort().join(' ');
  useEffect(() => {
    preloadFigures().catch(() => undefined);
    for (const kind of needed.split(' ')) preloadAnswer(kind as AnswerKind).catch(() => undefined);
  }, [needed]);
}
