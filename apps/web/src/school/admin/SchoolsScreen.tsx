import type { AdminSchoolRow, ShownPassword } from '@mashq/api/contract';
import { useAdminOrganization, useAdminSchools } from '@mashq/state/school/schools-admin';
import { Button } from '@mashq/ui/actions/button';
import type { TableColumn } from '@mashq/ui/data/table';
import { Tag } from '@mashq/ui/data/tag';
import { SearchField } from '@mashq/ui/forms/search-field';
import { Select } from '@mashq/ui/forms/select';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { AdminTable, PAGE_SIZE } from '../../platform/tables/AdminTable.tsx';
import { consoleWords } from '../strings/admin-console.ts';
import { activeText } from './moment-text.ts';
import { NewPassword } from './NewPassword.tsx';
import { NewSchoolDialog, PROVINCES } from './NewSchoolDialog.tsx';

const words = consoleWords.school;

const PROVINCE_OPTIONS = [{ value: 'all', label: consoleWords.all }, ...PROVINCES];

const COLUMNS: readonly TableColumn<AdminSchoolRow>[] = [
  { id: 'title', header: words.title, cell: ({ title }) => title, isRowHeader: true },
  { id: 'province', header: words.province, cell: ({ province_name }) => province_name, narrow: 'detail' },
  {
    id: 'organization',
    header: words.organization,
    cell: ({ organization }) => organization?.title ?? consoleWords.none,
  },
  {
    id: 'students',
    header: words.students,
    cell: ({ students_count }) => formatNumber(students_count),
    isNumeric: true,
    narrow: 'end',
  },
  {
    id: 'teachers',
    header: words.teachers,
    cell: ({ teachers_count }) => formatNumber(teachers_count),
    isNumeric: true,
  },
  {
    id: 'active',
    header: consoleWords.lastActive,
    cell: ({ last_active_at }) => activeText(last_active_at),
    narrow: 'detail',
  },
];

/** All schools, and a new one with its manager. */
export function SchoolsScreen() {
  const { search, setSearch, typed, page, read, go } = useListAddress();
  const province = PROVINCES.find(({ value }) => value === read('province'))?.value;
  const organizationId = read('organization');
  const [isMaking, setMaking] = useState(false);
  const [shown, setShown] = useState<(ShownPassword & { readonly name: string }) | null>(null);
  const query = useAdminSchools({
    search: typed,
    page,
    size: PAGE_SIZE,
    ...(province !== undefined && { province }),
    ...(organizationId !== null && { organization_id: organizationId }),
  });
  return (
    <Page
      title={titles.schools}
      {...(query.data && { subtitle: words.subtitle(formatNumber(query.data.total)) })}
      actions={
        <Button icon={<Plus size="1.2em" />} onPress={() => setMaking(true)}>
          {words.add}
        </Button>
      }
    >
      <Stack gap={5}>
        {shown !== null && <NewPassword {...shown} onDone={() => setShown(null)} />}
        <Inline align="end" gap={4}>
          <SearchField label={consoleWords.search} placeholder={words.searchHint} value={search} onChange={setSearch} />
          <Select
            label={words.province}
            options={PROVINCE_OPTIONS}
            value={province ?? 'all'}
            onChange={(value) => go({ province: value === 'all' ? '' : value })}
          />
          {organizationId !== null && <OrganizationTag id={organizationId} onRemove={() => go({ organization: '' })} />}
        </Inline>
        <AdminTable
          query={query}
          caption={titles.schools}
          columns={COLUMNS}
          empty={
            typed === '' && province === undefined && organizationId === null ? words.empty : consoleWords.noneFound
          }
          rowHref={({ id }) => `/admin/schools/${id}`}
          onPageChange={(next) => go({ page: String(next) })}
        />
      </Stack>
      <NewSchoolDialog isOpen={isMaking} onOpenChange={setMaking} onMade={setShown} />
    </Page>
  );
}

/** The organization whose schools are shown. */
function OrganizationTag({ id, onRemove }: { id: string; onRemove: () => void }) {
  const organization = useAdminOrganization(id);
  return <Tag name={organization.data?.title ?? words.organization} onRemove={onRemove} />;
}
