import type { AdminPayment, PaymentState } from '@mashq/api/contract';
import { useAdminPayments } from '@mashq/state/payments/payments-admin';
import { Button } from '@mashq/ui/actions/button';
import type { TableColumn } from '@mashq/ui/data/table';
import { DateRangePicker } from '@mashq/ui/forms/date-range-picker';
import { SearchField } from '@mashq/ui/forms/search-field';
import { Select } from '@mashq/ui/forms/select';
import { formatDateTime, formatDigits } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { adminWords } from '../../platform/strings/admin.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { AdminTable, PAGE_SIZE } from '../../platform/tables/AdminTable.tsx';
import { paymentWords } from '../strings/student-payment.ts';
import { priceText } from '../student/price.ts';
import { StateBadge } from '../student/StateBadge.tsx';
import { PaymentExport } from './PaymentExport.tsx';
import { PaymentTotals } from './PaymentTotals.tsx';
import { usePaymentsAddress } from './use-payments-address.ts';

const words = adminWords.payments;

const STATES: readonly { value: PaymentState | 'all'; label: string }[] = [
  { value: 'all', label: adminWords.all },
  ...(Object.keys(paymentWords.states) as PaymentState[]).map((value) => ({
    value,
    label: paymentWords.states[value],
  })),
];

const COLUMNS: readonly TableColumn<AdminPayment>[] = [
  {
    id: 'order',
    header: words.orderNo,
    cell: ({ order_no }) => <bdi dir="ltr">{formatDigits(order_no)}</bdi>,
    isRowHeader: true,
  },
  { id: 'state', header: words.stateLabel, cell: ({ state }) => <StateBadge state={state} />, narrow: 'end' },
  { id: 'plan', header: words.plan, cell: ({ plan_title }) => plan_title },
  { id: 'buyer', header: words.buyer, cell: ({ buyer_name }) => buyer_name, narrow: 'detail' },
  {
    id: 'amount',
    header: words.amount,
    cell: ({ amount_rial }) => priceText(amount_rial),
    isNumeric: true,
    narrow: 'detail',
  },
  { id: 'at', header: words.at, cell: ({ created_at }) => formatDateTime(created_at, 'day'), narrow: 'detail' },
];

/** Payments of all students: found by state, days and order number, with what they come to. */
export function PaymentListScreen() {
  const { filter, state, range, setRange, search, setSearch, page, go, isFiltered } = usePaymentsAddress();
  const query = useAdminPayments({ ...filter, page, size: PAGE_SIZE });
  return (
    <Page title={titles.payments} subtitle={words.subtitle} actions={<PaymentExport filter={filter} />}>
      <Stack gap={5}>
        <search>
          <Grid columns="thirds">
            <SearchField label={words.orderNo} value={search} onChange={setSearch} />
            <Select
              label={words.stateLabel}
              options={STATES}
              value={state ?? 'all'}
              onChange={(value) => go({ state: value === 'all' ? '' : value })}
            />
            <DateRangePicker label={words.range} value={range} onChange={setRange} />
          </Grid>
        </search>
        {isFiltered && (
          <div>
            <Button
              variant="quiet"
              onPress={() => {
                setSearch('');
                go({ state: '', from: '', to: '', search: '' });
              }}
            >
              {words.clear}
            </Button>
          </div>
        )}
        <AdminTable
          query={query}
          caption={titles.payments}
          columns={COLUMNS}
          empty={isFiltered ? words.empty : words.none}
          rowHref={({ id }) => `/admin/payments/${id}`}
          onPageChange={(next) => go({ page: String(next) })}
          above={({ totals }) => totals.length > 0 && <PaymentTotals totals={totals} />}
        />
      </Stack>
    </Page>
  );
}
