import type { AdminPersonDetail, ShownPassword } from '@mashq/api/contract';
import { useAdminPerson } from '@mashq/state/school/people-admin';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDueDate } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { type ReactNode, useState } from 'react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { fullName } from '../../platform/people/nav-account.ts';
import { Username } from '../../platform/people/Username.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { roleNames } from '../../platform/strings/role-names.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { PhoneCell } from '../../platform/tables/PhoneCell.tsx';
import { consoleWords } from '../strings/admin-console.ts';
import { activeText, momentText } from './moment-text.ts';
import { NewPassword } from './NewPassword.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonState } from './PersonState.tsx';

const words = consoleWords.person;

function factsOf(person: AdminPersonDetail): { term: string; description: ReactNode }[] {
  const { id, username, role, state, school, organization, classes, locked_at: lockedAt } = person;
  return [
    { term: words.state, description: <PersonState state={state} /> },
    { term: words.lockedAt, description: lockedAt === null ? '' : momentText(lockedAt) },
    { term: words.role, description: roleNames[role] },
    { term: words.username, description: <Username>{username}</Username> },
    {
      term: words.school,
      description: school === null ? '' : <Link href={`/admin/schools/${school.id}`}>{school.title}</Link>,
    },
    {
      term: words.organization,
      description:
        organization === null ? '' : <Link href={`/admin/organizations/${organization.id}`}>{organization.title}</Link>,
    },
    { term: words.classes, description: classes.map(({ title }) => title).join('، ') },
    {
      term: words.phone,
      description: <PhoneCell owner="people" id={id} mask={person.phone_mask} name={fullName(person)} />,
    },
    { term: words.factorFact, description: person.has_second_factor ? words.factorOn : '' },
    { term: consoleWords.lastActive, description: activeText(person.last_active_at) },
    { term: words.since, description: formatDueDate(person.created_at) },
  ].filter(({ description }) => description !== '');
}

/** One person: where they belong, and what an administrator does for them. */
export function PersonScreen({ id }: { id: string }) {
  const person = useAdminPerson(id);
  const [shown, setShown] = useState<ShownPassword | null>(null);
  const name = person.data && fullName(person.data);
  useNameInTitle(name);
  const title = name ?? titles.person;
  return (
    <Page
      title={title}
      width="reading"
      breadcrumbs={<Breadcrumbs items={[{ title: titles.people, href: '/admin/people' }, { title }]} />}
    >
      <QueryBoundary query={person} skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => (
          <Stack gap={6}>
            {shown !== null && <NewPassword name={fullName(data)} {...shown} onDone={() => setShown(null)} />}
            {data.deletion_due_at !== null && (
              <Alert tone="warning">{words.deletionDue(formatDueDate(data.deletion_due_at))}</Alert>
            )}
            <Card>
              <DescriptionList items={factsOf(data)} />
            </Card>
            <Card title={words.account}>
              <PersonActions person={data} onPassword={setShown} />
            </Card>
            <Inline gap={5}>
              <Link variant="standalone" hasArrow href={`/admin/audit?person=${id}`}>
                {words.audit}
              </Link>
              {data.role !== 'SYS_ADMIN' && (
                <Link variant="standalone" hasArrow href={`/admin/chatList/${id}`}>
                  {words.chat}
                </Link>
              )}
            </Inline>
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}
