import { useCompletionSummary, useMemberHomeworks, useSkills } from '@mashq/state/member';
import { useSession } from '@mashq/state/session';
import { formatDate } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { QueryGroupBoundary } from '../../../loading/QueryGroupBoundary.tsx';
import { studentHome } from '../../../strings/student/home.ts';
import { OpenHomeworks } from './OpenHomeworks.tsx';
import { PracticeSkills } from './PracticeSkills.tsx';
import { ThisWeek } from './ThisWeek.tsx';

/** Student home: open homeworks, the week so far, and skills to practice. */
export function HomeScreen() {
  const { activeUser } = useSession();
  return (
    <Page
      width="student"
      title={studentHome.title(activeUser?.first_name ?? '')}
      subtitle={studentHome.today(formatDate(Date.now()))}
    >
      <QueryGroupBoundary queries={[useMemberHomeworks('open'), useCompletionSummary(), useSkills()]} voice="student">
        <OpenHomeworks />
        <ThisWeek />
        <PracticeSkills />
      </QueryGroupBoundary>
    </Page>
  );
}
