import { DailyMaze } from '../../progress/DailyMaze.tsx';
import { PracticeWaits } from './PracticeWaits.tsx';
import { useBeginPractice } from './use-begin-practice.ts';

/** Today's maze, whose gates and reviews are questions of practice. */
export function MazeScreen() {
  const { begin, isPending, needsNetwork } = useBeginPractice();
  return (
    <>
      <DailyMaze onReview={() => begin({ kind: 'review' })} isBeginning={isPending} />
      <PracticeWaits needsNetwork={needsNetwork} />
    </>
  );
}
