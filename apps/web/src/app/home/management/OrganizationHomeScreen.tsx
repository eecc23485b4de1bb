import { useSession } from '@mashq/state/platform/session/session';
import { prefetchProvinces } from '@mashq/state/reports/management/organization';
import { formatDate } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { AppearanceCard } from '../../../accounts/account/AppearanceCard.tsx';
import { SignOutCard } from '../../../accounts/account/SignOutCard.tsx';
import { RevealInOrder } from '../../../platform/loading/RevealInOrder.tsx';
import { fullName } from '../../../platform/people/nav-account.ts';
import { Provinces } from '../../../reports/organization/Provinces.tsx';
import { management } from '../../../reports/strings/management.ts';
import { PersonCard } from './PersonCard.tsx';

/** Home of an organization: its provinces. */
export function OrganizationHomeScreen() {
  const { activeUser } = useSession();
  if (activeUser === null) return null;
  return (
    <Page title={management.title(fullName(activeUser))} subtitle={management.today(formatDate(Date.now()))}>
      <Grid columns="mainAside" align="start" gap={6}>
        <RevealInOrder>
          <Provinces />
          <Stack gap={6}>
            <PersonCard person={activeUser} />
            <AppearanceCard />
            <SignOutCard voice="staff" />
          </Stack>
        </RevealInOrder>
      </Grid>
    </Page>
  );
}

OrganizationHomeScreen.prefetch = prefetchProvinces;
