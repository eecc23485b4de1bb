import { useSession } from '@mashq/state/session';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { formatDate } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { LookCard } from '../../account/LookCard.tsx';
import { fullName } from '../../account/nav-account.ts';
import { account } from '../../strings/account.ts';
import { office } from '../../strings/office.ts';
import { product } from '../../strings/product.ts';

/** Home of managers of schools and organisations, and of administrators: who they are here. */
export function OfficeHomeScreen() {
  const { activeUser } = useSession();
  if (activeUser === null) return null;
  const { role, school_name, username } = activeUser;
  const words = account.person;
  return (
    <Page title={office.title(fullName(activeUser))} subtitle={office.today(formatDate(Date.now()))} width="reading">
      <Stack gap={6}>
        <Card title={account.title}>
          <DescriptionList
            items={[
              { term: words.role, description: product.roles[role] },
              ...(school_name ? [{ term: words.school, description: school_name }] : []),
              { term: words.username, description: <bdi dir="ltr">{username}</bdi> },
            ]}
          />
        </Card>
        <LookCard />
      </Stack>
    </Page>
  );
}
