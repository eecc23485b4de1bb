import { useState } from 'react';
import { HintSteps, type HintStepsProps } from '../index.ts';

interface LadderProps extends Pick<HintStepsProps, 'hints' | 'onNotUnderstood'> {
  solution: NonNullable<HintStepsProps['solution']>;
  /** How many hints are open at first. @default 0 */
  opened?: number;
}

/** For stories and tests: opens what is asked for, as a screen does. */
export function Ladder({ hints, solution, opened = 0, ...rest }: LadderProps) {
  const [count, setCount] = useState(opened);
  const [isSolved, setSolved] = useState(false);
  return (
    <HintSteps
      {...rest}
      hints={hints.slice(0, count)}
      hasMore={count < hints.length}
      onHint={() => setCount(count + 1)}
      onSolution={() => setSolved(true)}
      solution={isSolved ? solution : null}
      onUnderstood={() => {}}
    />
  );
}
