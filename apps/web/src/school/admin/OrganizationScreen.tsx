import { useAdminOrganization, useAdminSchools } from '@mashq/state/school/schools-admin';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { consoleWords } from '../strings/admin-console.ts';
import { Managers } from './Managers.tsx';

const words = consoleWords.organization;

/** Schools shown here; the rest is in the list of schools. */
const SHOWN = 10;

/** One organization: who looks after it, and its schools. */
export function OrganizationScreen({ id }: { id: string }) {
  const organization = useAdminOrganization(id);
  useNameInTitle(organization.data?.title);
  const title = organization.data?.title ?? titles.organization;
  return (
    <Page
      title={title}
      width="reading"
      breadcrumbs={<Breadcrumbs items={[{ title: titles.organizations, href: '/admin/organizations' }, { title }]} />}
    >
      <QueryBoundary query={organization} skeleton={<Skeleton shape="card" size="huge" />}>
        {({ managers }) => (
          <Stack gap={6}>
            <Managers place="organizations" id={id} managers={managers} />
            <Schools id={id} />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}

function Schools({ id }: { id: string }) {
  const schools = useAdminSchools({ search: '', organization_id: id, page: 1, size: SHOWN });
  return (
    <Card title={words.itsSchools}>
      <QueryBoundary query={schools} skeleton={<Skeleton shape="card" size="large" />}>
        {({ items, total }) =>
          total === 0 ? (
            <p>{words.noSchools}</p>
          ) : (
            <Stack gap={4}>
              <List aria-label={words.itsSchools}>
                {items.map((school) => (
                  <ListItem
                    key={school.id}
                    title={school.title}
                    description={school.province_name}
                    end={consoleWords.school.studentsOf(formatNumber(school.students_count))}
                    href={`/admin/schools/${school.id}`}
                  />
                ))}
              </List>
              {total > SHOWN && (
                <div>
                  <Link variant="standalone" hasArrow href={`/admin/schools?organization=${id}`}>
                    {words.allSchools}
                  </Link>
                </div>
              )}
            </Stack>
          )
        }
      </QueryBoundary>
    </Card>
  );
}
