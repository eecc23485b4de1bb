import type { AdminPerson } from '@mashq/api/contract';
import { useAdminPeople } from '@mashq/state/school/people-admin';
import { useAdminSchool } from '@mashq/state/school/schools-admin';
import type { TableColumn } from '@mashq/ui/data/table';
import { Tag } from '@mashq/ui/data/tag';
import { SearchField } from '@mashq/ui/forms/search-field';
import { Select } from '@mashq/ui/forms/select';
import { formatDigits, formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { fullName } from '../../platform/people/nav-account.ts';
import { Username } from '../../platform/people/Username.tsx';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { roleNames } from '../../platform/strings/role-names.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { AdminTable, PAGE_SIZE } from '../../platform/tables/AdminTable.tsx';
import { consoleWords } from '../strings/admin-console.ts';
import { activeText } from './moment-text.ts';
import { PersonState } from './PersonState.tsx';

const words = consoleWords.person;

const ALL = { value: 'all' as const, label: consoleWords.all };
const ROLES = [
  ALL,
  ...(['STUDENT', 'TEACHER', 'MANAGER', 'ORGANIZATION', 'SYS_ADMIN'] as const).map((value) => ({
    value,
    label: roleNames[value],
  })),
];
const STATES = [
  ALL,
  ...(['active', 'locked', 'left'] as const).map((value) => ({ value, label: words.states[value] })),
];

const placeOf = ({ school, organization }: AdminPerson) => school?.title ?? organization?.title ?? words.noPlace;

const COLUMNS: readonly TableColumn<AdminPerson>[] = [
  { id: 'name', header: words.name, cell: fullName, isRowHeader: true },
  { id: 'username', header: words.username, cell: ({ username }) => <Username>{username}</Username> },
  { id: 'role', header: words.role, cell: ({ role }) => roleNames[role], narrow: 'detail' },
  { id: 'place', header: words.place, cell: placeOf, narrow: 'detail' },
  {
    id: 'state',
    header: words.state,
    cell: ({ state }) => <PersonState state={state} />,
    narrow: 'end',
    narrowCell: ({ state }) => state !== 'active' && <PersonState state={state} />,
  },
  {
    id: 'phone',
    header: words.phone,
    cell: ({ phone_mask: mask }) => (mask === '' ? consoleWords.none : <bdi dir="ltr">{formatDigits(mask)}</bdi>),
  },
  { id: 'active', header: consoleWords.lastActive, cell: ({ last_active_at }) => activeText(last_active_at) },
];

/** People of all schools, found by what somebody who calls can say of themselves. */
export function PeopleScreen() {
  const { search, setSearch, typed, page, read, go } = useListAddress();
  const role = ROLES.find(({ value }) => value === read('role'))?.value ?? 'all';
  const state = STATES.find(({ value }) => value === read('state'))?.value ?? 'all';
  const schoolId = read('school');
  const query = useAdminPeople({
    search: typed,
    page,
    size: PAGE_SIZE,
    ...(role !== 'all' && { role }),
    ...(state !== 'all' && { state }),
    ...(schoolId !== null && { school_id: schoolId }),
  });
  return (
    <Page title={titles.people} {...(query.data && { subtitle: words.subtitle(formatNumber(query.data.total)) })}>
      <Stack gap={5}>
        <SearchField label={consoleWords.search} description={words.searchHint} value={search} onChange={setSearch} />
        <Inline align="end" gap={4}>
          <Select
            label={words.role}
            options={ROLES}
            value={role}
            onChange={(value) => go({ role: value === 'all' ? '' : value })}
          />
          <Select
            label={words.state}
            options={STATES}
            value={state}
            onChange={(value) => go({ state: value === 'all' ? '' : value })}
          />
          {schoolId !== null && <SchoolTag id={schoolId} onRemove={() => go({ school: '' })} />}
        </Inline>
        <AdminTable
          query={query}
          caption={titles.people}
          columns={COLUMNS}
          empty={
            typed === '' && role === 'all' && state === 'all' && schoolId === null
              ? words.empty
              : consoleWords.noneFound
          }
          rowHref={({ id }) => `/admin/people/${id}`}
          onPageChange={(next) => go({ page: String(next) })}
        />
      </Stack>
    </Page>
  );
}

/** The school whose people are shown. */
function SchoolTag({ id, onRemove }: { id: string; onRemove: () => void }) {
  const school = useAdminSchool(id);
  return <Tag name={school.data?.title ?? words.school} onRemove={onRemove} />;
}
