import type { ActiveUser } from '@mashq/api/contract';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { account } from '../../../accounts/strings/account.ts';
import { Username } from '../../../platform/people/Username.tsx';
import { roleNames } from '../../../platform/strings/role-names.ts';

/** Who is signed in, and for what. */
export function PersonCard({ person }: { person: Pick<ActiveUser, 'role' | 'school_name' | 'username'> }) {
  const { role, school_name, username } = person;
  const words = account.person;
  return (
    <Card title={account.title}>
      <DescriptionList
        items={[
          { term: words.role, description: roleNames[role] },
          ...(school_name
            ? [{ term: role === 'ORGANIZATION' ? words.organization : words.school, description: school_name }]
            : []),
          { term: words.username, description: <Username>{username}</Username> },
        ]}
      />
    </Card>
  );
}
