import { useSession } from '@mashq/state/platform/session/session';
import { RevealInOrder } from '../../../platform/loading/RevealInOrder.tsx';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { PracticeSkills } from './PracticeSkills.tsx';
import { ThisWeek } from './ThisWeek.tsx';

const weeklyGoal = lazyComponent(() => import('./WeeklyGoal.tsx'), 'WeeklyGoal');

/** The sections below open work. */
export function WeekAndPractice() {
  const { activeUser } = useSession();
  return (
    <RevealInOrder>
      <ThisWeek />
      {activeUser?.features.includes('gamification') && (
        <OptionalBoundary>
          <weeklyGoal.Component />
        </OptionalBoundary>
      )}
      <PracticeSkills />
    </RevealInOrder>
  );
}
