import { useSession } from '@mashq/state/platform/session/session';
import { Link } from '@mashq/ui/actions/link';
import { formatDate } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { UsersRound } from 'lucide-react';
import { RevealInOrder } from '../../../platform/loading/RevealInOrder.tsx';
import { fullName } from '../../../platform/people/nav-account.ts';
import { AfterFirstScreen } from '../../../platform/routing/AfterFirstScreen.tsx';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { GamificationCard } from '../../../reports/management/GamificationCard.tsx';
import { SchoolGrades } from '../../../reports/management/SchoolGrades.tsx';
import { management } from '../../../reports/strings/management.ts';
import { titles as roster } from '../../../school/strings/titles.ts';

const today = lazyComponent(() => import('../../../reports/school/SchoolToday.tsx'), 'SchoolToday');
/** Loaded after the page: charts are below the rest. */
const charts = lazyComponent(() => import('../../../reports/school/SchoolCharts.tsx'), 'SchoolCharts');

/** At the end of the page, and seldom changed. */
const appearance = lazyComponent(
  () => import('../../../school/branding/SchoolAppearanceCard.tsx'),
  'SchoolAppearanceCard',
);

/** Home of school managers. */
export function ManagementHomeScreen() {
  const { activeUser } = useSession();
  if (activeUser === null) return null;
  return (
    <Page
      title={management.title(fullName(activeUser))}
      subtitle={management.today(formatDate(Date.now()))}
      actions={
        <>
          <Link variant="secondary" href="/school/classes">
            {management.allClasses}
          </Link>
          <Link variant="secondary" icon={<UsersRound size="1.2em" />} href="/school/roster">
            {roster.roster}
          </Link>
        </>
      }
    >
      <Stack gap={8}>
        <RevealInOrder>
          <OptionalBoundary>
            <today.Component />
          </OptionalBoundary>
          <SchoolGrades />
          <OptionalBoundary>
            <charts.Component />
          </OptionalBoundary>
          <GamificationCard />
          <AfterFirstScreen>
            <appearance.Component />
          </AfterFirstScreen>
        </RevealInOrder>
      </Stack>
    </Page>
  );
}
