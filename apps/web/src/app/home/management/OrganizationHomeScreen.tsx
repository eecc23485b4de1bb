import { useSession } from '@mashq/state/platform/session/session';
import { prefetchProvinces } from '@mashq/state/reports/management/organization';
import { formatDate } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { fullName } from '../../../platform/people/nav-account.ts';
import { Provinces } from '../../../reports/organization/Provinces.tsx';
import { management } from '../../../reports/strings/management.ts';

/** Home of an organization: its provinces. */
export function OrganizationHomeScreen() {
  const { activeUser } = useSession();
  if (activeUser === null) return null;
  return (
    <Page title={management.title(fullName(activeUser))} subtitle={management.today(formatDate(Date.now()))}>
      <Provinces />
    </Page>
  );
}

OrganizationHomeScreen.prefetch = prefetchProvinces;
