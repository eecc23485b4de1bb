import type { AdminPreOrder } from '@mashq/api/contract';
import { useAdminPreOrders } from '@mashq/state/site/visitors-admin';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import type { TableColumn } from '@mashq/ui/data/table';
import { Select } from '@mashq/ui/forms/select';
import { formatDate, formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { adminWords } from '../../platform/strings/admin.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { AdminTable, PAGE_SIZE } from '../../platform/tables/AdminTable.tsx';
import { PhoneCell } from '../../platform/tables/PhoneCell.tsx';

const words = adminWords.preOrders;

const STATES = [
  { value: 'open' as const, label: words.open },
  { value: 'due' as const, label: words.due },
  ...(['requested', 'contacted', 'confirmed', 'converted', 'declined', 'expired'] as const).map((value) => ({
    value,
    label: words.states[value],
  })),
];

export const PRE_ORDER_TONES: Readonly<Record<AdminPreOrder['state'], BadgeTone>> = {
  draft: 'neutral',
  requested: 'info',
  contacted: 'info',
  confirmed: 'success',
  converted: 'success',
  declined: 'neutral',
  expired: 'neutral',
};

const COLUMNS: readonly TableColumn<AdminPreOrder>[] = [
  { id: 'name', header: words.name, cell: ({ name }) => name, isRowHeader: true },
  {
    id: 'state',
    header: words.stateLabel,
    cell: ({ state }) => <Badge tone={PRE_ORDER_TONES[state]}>{words.states[state]}</Badge>,
    narrow: 'end',
  },
  {
    id: 'role',
    header: words.role,
    cell: ({ role, school_title }) => school_title || words.roles[role],
    narrow: 'detail',
  },
  { id: 'plan', header: words.plan, cell: ({ plan_title }) => plan_title ?? words.noPlan, narrow: 'detail' },
  { id: 'seats', header: words.seats, cell: ({ seats }) => formatNumber(seats), isNumeric: true },
  {
    id: 'phone',
    header: adminWords.phone.header,
    cell: ({ id, phone_mask, name }) => <PhoneCell owner="preOrders" id={id} mask={phone_mask} name={name} />,
  },
  {
    id: 'follow-up',
    header: words.followUp,
    cell: ({ follow_up_at }) => (follow_up_at === null ? adminWords.none : formatDate(follow_up_at)),
    narrow: 'detail',
    narrowCell: ({ follow_up_at }) => follow_up_at !== null && words.followUpOn(formatDate(follow_up_at)),
  },
  { id: 'at', header: words.at, cell: ({ created_at }) => formatDateTime(created_at, 'day') },
];

/** Who asked to be called about a plan; what is due comes first. */
export function PreOrderListScreen() {
  const { page, read, go } = useListAddress();
  const state = STATES.find(({ value }) => value === read('state'))?.value ?? 'open';
  const query = useAdminPreOrders({ state, page, size: PAGE_SIZE });
  return (
    <Page title={titles.preOrders} subtitle={words.subtitle}>
      <Stack gap={5}>
        <Inline>
          <Select
            label={words.stateLabel}
            options={STATES}
            value={state}
            onChange={(value) => go({ state: value === 'open' ? '' : value })}
          />
        </Inline>
        <AdminTable
          query={query}
          caption={titles.preOrders}
          columns={COLUMNS}
          empty={words.empty}
          rowHref={({ id }) => `/admin/pre-orders/${id}`}
          onPageChange={(next) => go({ page: String(next) })}
        />
        <p>{adminWords.phone.noted}</p>
      </Stack>
    </Page>
  );
}
