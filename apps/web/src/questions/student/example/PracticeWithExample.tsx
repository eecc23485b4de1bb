import type { QuestionView } from '@mashq/api/contract';
import { useExample } from '@mashq/state/questions/worked-example';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { firstScreen } from '../../../platform/loading/first-screen.ts';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';

/** Few questions begin with an example. */
const workedExample = lazyComponent(() => import('./WorkedExample.tsx'), 'WorkedExample');

/** As long as a question waits to learn whether its example comes first, in milliseconds. */
const PATIENCE = 3000;

const SKELETON = <Skeleton shape="card" size="huge" />;

/** Nobody has worked on the question, nor, as far as is known here, on its skill. */
function mayBeDue({ state, tries, hints, mastery }: QuestionView): boolean {
  return state === 'open' && tries === 0 && hints.length === 0 && mastery.n === 0;
}

export interface PracticeWithExampleProps {
  view: QuestionView;
  /** The question; `onExample` opens the example in its place, and is undefined once that would help no more. */
  children: (onExample: (() => void) | undefined) => ReactNode;
}

/**
 * A practice question that the worked example of its skill comes before, the first time. Where it cannot be had, or not
 * soon, the question is there without it.
 */
export function PracticeWithExample({ view, children }: PracticeWithExampleProps) {
  const [stage, setStage] = useState<'asking' | 'example' | 'question'>(() => (mayBeDue(view) ? 'asking' : 'question'));
  const [isAsked, setAsked] = useState(stage === 'asking');
  const example = useExample(view.question_id, { isNeeded: isAsked });
  const { data, isError } = example;
  useEffect(() => {
    if (stage !== 'asking') return;
    if (isError || data?.is_due === false) return setStage('question');
    // Without its program there is no example either.
    if (data)
      return void workedExample.ready().then((loaded) => setStage(loaded === undefined ? 'question' : 'example'));
    const timer = setTimeout(() => setStage('question'), PATIENCE);
    return () => clearTimeout(timer);
  }, [stage, data, isError]);
  useEffect(() => void firstScreen.then(workedExample.preload), []);
  if (stage === 'asking') return SKELETON;
  if (stage === 'question') {
    const open = () => {
      setAsked(true);
      setStage('example');
    };
    return children(view.state === 'open' ? open : undefined);
  }
  return (
    <OptionalBoundary placeholder={SKELETON}>
      <workedExample.Component view={view} example={example} onMyTurn={() => setStage('question')} />
    </OptionalBoundary>
  );
}
