import type { AdminRegistration } from '@mashq/api/contract';
import { useAdminRegistrations } from '@mashq/state/accounts/registrations-admin';
import { Button } from '@mashq/ui/actions/button';
import { Badge } from '@mashq/ui/data/badge';
import type { TableColumn } from '@mashq/ui/data/table';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Select } from '@mashq/ui/forms/select';
import { formatDateTime } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { adminWords } from '../../platform/strings/admin.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { AdminTable, PAGE_SIZE } from '../../platform/tables/AdminTable.tsx';
import { PhoneCell } from '../../platform/tables/PhoneCell.tsx';
import { RegistrationDialog } from './RegistrationDialog.tsx';

const words = adminWords.registrations;
type State = AdminRegistration['state'];
type Kind = AdminRegistration['kind'];

const STATES = (['pending', 'confirmed', 'refused'] as const).map((value) => ({ value, label: words.states[value] }));
const KINDS = [
  { value: 'all' as const, label: adminWords.all },
  ...(['teacher', 'school', 'interest'] as const).map((value) => ({ value, label: words.kinds[value] })),
];

const nameOf = ({ first_name, last_name }: AdminRegistration) => `${first_name} ${last_name}`.trim() || adminWords.none;

const placeOf = ({ school_title, province_name }: AdminRegistration) =>
  [school_title, province_name].filter((text) => text !== null && text !== '').join('، ');

const COLUMNS: readonly TableColumn<AdminRegistration>[] = [
  { id: 'name', header: words.name, cell: nameOf, isRowHeader: true },
  {
    id: 'kind',
    header: words.kindLabel,
    cell: ({ kind }) => <Badge tone="info">{words.kinds[kind]}</Badge>,
    narrow: 'detail',
    narrowCell: ({ kind }) => words.kinds[kind],
  },
  {
    id: 'school',
    header: words.school,
    cell: (row) => placeOf(row) || adminWords.none,
    narrow: 'detail',
    narrowCell: placeOf,
  },
  {
    id: 'phone',
    header: adminWords.phone.header,
    cell: (row) => <PhoneCell owner="registrations" id={row.id} mask={row.phone_mask} name={nameOf(row)} />,
    narrow: 'detail',
  },
  { id: 'at', header: words.at, cell: ({ created_at }) => formatDateTime(created_at, 'day'), narrow: 'detail' },
];

/** Requests for an account: found by state and kind, and decided. */
export function RegistrationsScreen() {
  const { page, read, go } = useListAddress();
  const state = STATES.find(({ value }) => value === read('state'))?.value ?? 'pending';
  const kind = KINDS.find(({ value }) => value === read('kind'))?.value ?? 'all';
  const [open, setOpen] = useState<AdminRegistration | null>(null);
  const query = useAdminRegistrations({ state, page, size: PAGE_SIZE, ...(kind !== 'all' && { kind }) });
  return (
    <Page title={titles.registrations} subtitle={words.subtitle}>
      <Stack gap={5}>
        <Inline align="end" gap={4}>
          <SegmentedControl<State>
            label={words.stateLabel}
            options={STATES}
            value={state}
            onChange={(value) => go({ state: value === 'pending' ? '' : value })}
          />
          <Select<Kind | 'all'>
            label={words.kindLabel}
            options={KINDS}
            value={kind}
            onChange={(value) => go({ kind: value === 'all' ? '' : value })}
          />
        </Inline>
        <AdminTable
          query={query}
          caption={titles.registrations}
          columns={COLUMNS}
          empty={words.empty}
          rowActions={(row) => {
            const isOpen = row.state === 'pending' && row.kind !== 'interest';
            const label = isOpen ? words.decideOf : words.detailsOf;
            return (
              <Button size="small" variant="secondary" aria-label={label(nameOf(row))} onPress={() => setOpen(row)}>
                {isOpen ? words.decide : words.details}
              </Button>
            );
          }}
          onPageChange={(next) => go({ page: String(next) })}
        />
        <p>{adminWords.phone.noted}</p>
      </Stack>
      {open !== null && <RegistrationDialog key={open.id} request={open} onClose={() => setOpen(null)} />}
    </Page>
  );
}
