import { useSession } from '@mashq/state/platform/session/session';
import { useSkills } from '@mashq/state/practice/skills';
import { useCompletionSummary } from '@mashq/state/reports/completion-summary';
import { useOpenAssignments } from '@mashq/state/work/homework-student';
import { formatDate } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { useEffect } from 'react';
import { QueryGroupBoundary } from '../../../platform/loading/QueryGroupBoundary.tsx';
import { RevealInOrder } from '../../../platform/loading/RevealInOrder.tsx';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { studentHome } from '../../strings/student-home.ts';
import { OpenHomeworks } from './OpenHomeworks.tsx';

/** The sections below open work: loaded while the data of the screen loads. */
const weekAndPractice = lazyComponent(() => import('./WeekAndPractice.tsx'), 'WeekAndPractice');

/** Student home: open work, the week so far, and skills to practice. */
export function HomeScreen() {
  const { activeUser } = useSession();
  useEffect(weekAndPractice.preload, []);
  return (
    <Page
      width="student"
      title={studentHome.title(activeUser?.first_name ?? '')}
      subtitle={studentHome.today(formatDate(Date.now()))}
    >
      <QueryGroupBoundary queries={[useOpenAssignments(), useCompletionSummary(), useSkills()]} voice="student">
        <RevealInOrder>
          <OpenHomeworks />
          <OptionalBoundary>
            <weekAndPractice.Component />
          </OptionalBoundary>
        </RevealInOrder>
      </QueryGroupBoundary>
    </Page>
  );
}
