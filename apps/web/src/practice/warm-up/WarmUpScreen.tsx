import { useWarmUp, type WarmUp } from '@mashq/state/practice/warm-up';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { PracticeProgress, type PracticeState } from '@mashq/ui/learning/practice-progress';
import { useEffect, useState } from 'react';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { QuestionFrame } from '../../questions/student/QuestionFrame.tsx';
import { warmUpWords } from '../strings/student-warm-up.ts';
import { WarmUpFact } from './WarmUpFact.tsx';

const words = warmUpWords;

/** Once, at the end of the warm-up; loaded while the first fact is answered. */
const warmUpEnd = lazyComponent(() => import('./WarmUpEnd.tsx'), 'WarmUpEnd');

/** Today's warm-up: facts of the times tables one at a time, then what came of them. */
export function WarmUpScreen() {
  const warmUp = useWarmUp();
  /** The verdict of the last fact is read. */
  const [isAtEnd, setAtEnd] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  // Before the network may be gone.
  useEffect(warmUpEnd.preload, []);
  const isDone = warmUp.data?.is_done ?? false;
  if (warmUp.data !== undefined && !isDone && !wasOpen) setWasOpen(true);
  const isOver = isDone && (isAtEnd || !wasOpen);
  return (
    <QuestionFrame
      title={words.title}
      {...(warmUp.data && !isOver && { shortTitle: placeOf(warmUp.data) })}
      progress={warmUp.data && !isOver && <PracticeProgress states={statesOf(warmUp.data)} />}
      leaveHref="/student"
      leaveLabel={isOver ? words.end.home : words.leave}
    >
      <QueryBoundary query={warmUp} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) =>
          isOver ? <WarmUpResult warmUp={data} /> : <WarmUpFact warmUp={data} onEnd={() => setAtEnd(true)} />
        }
      </QueryBoundary>
    </QuestionFrame>
  );
}

function WarmUpResult({ warmUp }: { warmUp: WarmUp }) {
  return warmUp.facts.length === 0 ? (
    <LazyEmptyState
      picture="done"
      action={
        <Link variant="primary" href="/student">
          {words.end.home}
        </Link>
      }
    >
      {words.nothing}
    </LazyEmptyState>
  ) : (
    <OptionalBoundary placeholder={<Skeleton shape="card" size="huge" />}>
      <warmUpEnd.Component warmUp={warmUp} />
    </OptionalBoundary>
  );
}

/** How many of the planned facts were asked. */
function placeOf({ facts, tries }: WarmUp): string {
  const asked = facts.filter(({ fact }) => tries.some((each) => each.fact === fact)).length;
  return words.shortPlace(formatNumber(asked), formatNumber(facts.length));
}

/** A mark for each planned fact: right at once, right in the end, not yet. */
function statesOf({ facts, tries }: WarmUp): PracticeState[] {
  return facts.map(({ fact }) => {
    const ofFact = tries.filter((each) => each.fact === fact);
    if (ofFact.length === 0) return 'open';
    if (ofFact[0]?.is_right) return 'right';
    return ofFact.at(-1)?.is_right ? 'corrected' : 'wrong';
  });
}
