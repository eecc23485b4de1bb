import type { Worksheet } from '@mashq/api/contract';
import { preloadAnswer } from '@mashq/ui/learning/answers';
import { useEffect, useState } from 'react';

type Readiness = 'loading' | 'loaded' | 'failed';

/** Whether the inputs of all questions are there: what has not been drawn is not printed. */
export function useAnswerInputs(worksheet: Worksheet | undefined): { state: Readiness; retry: () => void } {
  const [state, setState] = useState<Readiness>('loading');
  const [tries, setTries] = useState(0);
  const kinds = [
    ...new Set(worksheet?.sheets.flatMap(({ questions }) => questions.map(({ sheet }) => sheet.answer.kind))),
  ]
    .sort()
    .join(' ');
  useEffect(() => {
    let isCurrent = true;
    setState('loading');
    const needed = kinds === '' ? [] : (kinds.split(' ') as Parameters<typeof preloadAnswer>[0][]);
    Promise.all([...needed.map(preloadAnswer), document.fonts?.ready]).then(
      () => isCurrent && setState('loaded'),
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
    // Another try loads the same kinds again.
  }, [kinds, tries]);
  return { state, retry: () => setTries(tries + 1) };
}
