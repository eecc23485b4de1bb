import { useSession } from '@mashq/state/session';
import { Link } from '@mashq/ui/actions/link';
import { formatDate } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { UsersRound } from 'lucide-react';
import { AppearanceCard } from '../../account/AppearanceCard.tsx';
import { fullName } from '../../account/nav-account.ts';
import { SignOutCard } from '../../account/SignOutCard.tsx';
import { lazyComponent } from '../../routing/lazy-component.tsx';
import { OptionalBoundary } from '../../routing/OptionalBoundary.tsx';
import { management } from '../../strings/management.ts';
import { GamificationCard } from './GamificationCard.tsx';
import { PersonCard } from './PersonCard.tsx';
import { SchoolGrades } from './SchoolGrades.tsx';

const today = lazyComponent(() => import('../school/SchoolToday.tsx'), 'SchoolToday');
/** Loaded after the page: charts are below the rest. */
const charts = lazyComponent(() => import('../school/SchoolCharts.tsx'), 'SchoolCharts');

const appearance = lazyComponent(() => import('../school/look/SchoolAppearanceCard.tsx'), 'SchoolAppearanceCard');

/** Home of school managers and administrators. */
export function ManagementHomeScreen() {
  const { activeUser } = useSession();
  if (activeUser === null) return null;
  const { role } = activeUser;
  const isManager = role === 'MANAGER';
  return (
    <Page
      title={management.title(fullName(activeUser))}
      subtitle={management.today(formatDate(Date.now()))}
      {...(isManager && {
        actions: (
          <>
            <Link variant="secondary" href="/school/classes">
              {management.allClasses}
            </Link>
            <Link variant="secondary" icon={<UsersRound size="1.2em" />} href="/school/roster">
              {management.roster}
            </Link>
          </>
        ),
      })}
      {...(!isManager && { width: 'reading' as const })}
    >
      {isManager ? (
        <Stack gap={8}>
          <OptionalBoundary>
            <today.Component />
          </OptionalBoundary>
          <SchoolGrades />
          <OptionalBoundary>
            <charts.Component />
          </OptionalBoundary>
          <GamificationCard />
          <OptionalBoundary>
            <appearance.Component />
          </OptionalBoundary>
        </Stack>
      ) : (
        <Stack gap={6}>
          <PersonCard person={activeUser} />
          <AppearanceCard />
          <SignOutCard voice="staff" />
        </Stack>
      )}
    </Page>
  );
}
