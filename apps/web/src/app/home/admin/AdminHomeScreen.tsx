import { useSession } from '@mashq/state/platform/session/session';
import { useServerVersion } from '@mashq/state/platform/status/status';
import { useAdminToday } from '@mashq/state/reports/admin-today';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { AppearanceCard } from '../../../accounts/account/AppearanceCard.tsx';
import { SignOutCard } from '../../../accounts/account/SignOutCard.tsx';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { fullName } from '../../../platform/people/nav-account.ts';
import { Numbers } from '../../../reports/management/Numbers.tsx';
import { management } from '../../../reports/strings/management.ts';
import { adminHome } from '../../strings/admin-home.ts';
import { PersonCard } from '../management/PersonCard.tsx';
import { OpenRequests } from './OpenRequests.tsx';
import { Sales } from './Sales.tsx';

/** Home of administrators: who waits for them, how the site goes, and their account. */
export function AdminHomeScreen() {
  const today = useAdminToday();
  const version = useServerVersion();
  const { activeUser } = useSession();
  if (activeUser === null) return null;
  const { label, schools, students, individuals } = adminHome.sums;
  return (
    <Page title={management.title(fullName(activeUser))} subtitle={management.today(formatDate(Date.now()))}>
      <Grid columns="mainAside" align="start" gap={6}>
        <QueryBoundary query={today} skeleton={<HomeSkeleton />}>
          {({ waiting, sales, schools_count, students_count, individuals_count }) => (
            <Stack gap={6}>
              <OpenRequests waiting={waiting} />
              <Sales weeks={sales} />
              <Numbers
                label={label}
                items={[
                  { label: schools, value: schools_count },
                  { label: students, value: students_count },
                  { label: individuals, value: individuals_count },
                ]}
              />
            </Stack>
          )}
        </QueryBoundary>
        <Stack gap={6}>
          <PersonCard person={activeUser} />
          <AppearanceCard />
          <SignOutCard voice="staff" />
          {version !== '' && (
            <p>
              {adminHome.version} <bdi>{version}</bdi>
            </p>
          )}
        </Stack>
      </Grid>
    </Page>
  );
}

function HomeSkeleton() {
  return (
    <Stack gap={6}>
      <Grid columns="medium">
        {Object.keys(adminHome.waiting.kinds).map((kind) => (
          <Skeleton key={kind} shape="card" size="large" />
        ))}
      </Grid>
      <Skeleton shape="card" size="huge" />
    </Stack>
  );
}
