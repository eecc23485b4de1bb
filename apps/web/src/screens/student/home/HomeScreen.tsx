import { useCompletionSummary, useMemberHomeworks, useSkills } from '@mashq/state/member';
import { useSession } from '@mashq/state/session';
import { formatDate } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { useEffect } from 'react';
import { QueryGroupBoundary } from '../../../loading/QueryGroupBoundary.tsx';
import { lazyComponent } from '../../../routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../routing/OptionalBoundary.tsx';
import { studentHome } from '../../../strings/student/home.ts';
import { OpenHomeworks } from './OpenHomeworks.tsx';
import { ThisWeek } from './ThisWeek.tsx';

/** The last section: loaded while the data of the screen is on its way. */
const practiceSkills = lazyComponent(() => import('./PracticeSkills.tsx'), 'PracticeSkills');

/** Student home: open homeworks, the week so far, and skills to practice. */
export function HomeScreen() {
  const { activeUser } = useSession();
  useEffect(practiceSkills.preload, []);
  return (
    <Page
      width="student"
      title={studentHome.title(activeUser?.first_name ?? '')}
      subtitle={studentHome.today(formatDate(Date.now()))}
    >
      <QueryGroupBoundary queries={[useMemberHomeworks('open'), useCompletionSummary(), useSkills()]} voice="student">
        <OpenHomeworks />
        <ThisWeek />
        <OptionalBoundary>
          <practiceSkills.Component />
        </OptionalBoundary>
      </QueryGroupBoundary>
    </Page>
  );
}
