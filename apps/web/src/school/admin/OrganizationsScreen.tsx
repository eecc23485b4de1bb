import type { AdminOrganization } from '@mashq/api/contract';
import { useAdminOrganizations, useCreateOrganization } from '@mashq/state/school/schools-admin';
import { Button } from '@mashq/ui/actions/button';
import type { TableColumn } from '@mashq/ui/data/table';
import { SearchField } from '@mashq/ui/forms/search-field';
import { TextField } from '@mashq/ui/forms/text-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { AdminTable, PAGE_SIZE } from '../../platform/tables/AdminTable.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { consoleWords } from '../strings/admin-console.ts';

const words = consoleWords.organization;

const COLUMNS: readonly TableColumn<AdminOrganization>[] = [
  { id: 'title', header: words.title, cell: ({ title }) => title, isRowHeader: true },
  {
    id: 'schools',
    header: words.schools,
    cell: ({ schools_count }) => formatNumber(schools_count),
    isNumeric: true,
    narrow: 'end',
  },
  {
    id: 'managers',
    header: words.managers,
    cell: ({ managers_count }) => formatNumber(managers_count),
    isNumeric: true,
    narrow: 'detail',
    narrowCell: ({ managers_count }) => words.managersOf(formatNumber(managers_count)),
  },
];

/** Organizations over schools, and a new one. */
export function OrganizationsScreen() {
  const { search, setSearch, typed, page, go } = useListAddress();
  const [isMaking, setMaking] = useState(false);
  const query = useAdminOrganizations({ search: typed, page, size: PAGE_SIZE });
  return (
    <Page
      title={titles.organizations}
      {...(query.data && { subtitle: words.subtitle(formatNumber(query.data.total)) })}
      actions={
        <Button icon={<Plus size="1.2em" />} onPress={() => setMaking(true)}>
          {words.add}
        </Button>
      }
    >
      <Stack gap={5}>
        <SearchField label={consoleWords.search} placeholder={words.searchHint} value={search} onChange={setSearch} />
        <AdminTable
          query={query}
          caption={titles.organizations}
          columns={COLUMNS}
          empty={typed === '' ? words.empty : consoleWords.noneFound}
          rowHref={({ id }) => `/admin/organizations/${id}`}
          onPageChange={(next) => go({ page: String(next) })}
        />
      </Stack>
      <NewOrganizationDialog isOpen={isMaking} onOpenChange={setMaking} />
    </Page>
  );
}

/** A new organization, whose managers are added on its own page, where it leads. */
function NewOrganizationDialog(dialog: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { mutate, isPending, error } = useCreateOrganization();
  const [title, setTitle] = useState('');
  const [, navigate] = useLocation();
  const send = () =>
    mutate(title, {
      onSuccess: ({ id }) => {
        void showToast(words.made);
        navigate(`/admin/organizations/${id}`);
      },
    });
  return (
    <FormDialog
      {...dialog}
      title={words.add}
      onSubmit={send}
      isPending={isPending}
      error={error}
      saveLabel={words.add}
      cancelLabel={consoleWords.cancel}
    >
      <TextField
        name="title"
        label={words.title}
        minLength={2}
        maxLength={100}
        isRequired
        autoComplete="off"
        value={title}
        onChange={setTitle}
      />
    </FormDialog>
  );
}
