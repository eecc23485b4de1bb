import type { AdminVisitorMessage } from '@mashq/api/contract';
import { useHandleVisitorMessage, useVisitorMessages } from '@mashq/state/site/visitors-admin';
import { Button } from '@mashq/ui/actions/button';
import { Badge } from '@mashq/ui/data/badge';
import type { TableColumn } from '@mashq/ui/data/table';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { formatDateTime } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { adminWords } from '../../platform/strings/admin.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { AdminTable, PAGE_SIZE } from '../../platform/tables/AdminTable.tsx';
import { PhoneCell } from '../../platform/tables/PhoneCell.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';

const words = adminWords.visitors;

const KINDS = [
  { value: 'all' as const, label: adminWords.all },
  ...(['contact', 'webinar'] as const).map((value) => ({ value, label: words.kinds[value] })),
];

const STATES = (['open', 'handled', 'all'] as const).map((value) => ({ value, label: words.states[value] }));

const COLUMNS: readonly TableColumn<AdminVisitorMessage>[] = [
  { id: 'name', header: words.name, cell: ({ name }) => name, isRowHeader: true },
  { id: 'kind', header: words.kindLabel, cell: ({ kind }) => words.kinds[kind] },
  {
    id: 'text',
    header: words.text,
    cell: ({ kind, text, subject }) => (kind === 'contact' ? text : subject),
    width: '40%',
  },
  {
    id: 'phone',
    header: adminWords.phone.header,
    cell: ({ id, phone_mask, name }) => <PhoneCell owner="visitorMessages" id={id} mask={phone_mask} name={name} />,
  },
  { id: 'at', header: words.at, cell: ({ created_at }) => formatDateTime(created_at, 'day') },
  {
    id: 'state',
    header: words.stateLabel,
    cell: ({ handled_at }) =>
      handled_at === null ? (
        <Badge tone="info">{words.states.open}</Badge>
      ) : (
        <Badge tone="success">{words.states.handled}</Badge>
      ),
  },
];

/** The filter says the state of every row, unless it is that for all. */
const COLUMNS_OF_ONE_STATE = COLUMNS.filter(({ id }) => id !== 'state');

/** What visitors of the public site wrote, and who registered for webinars. */
export function VisitorsScreen() {
  const { page, read, go } = useListAddress();
  const kind = KINDS.find(({ value }) => value === read('kind'))?.value ?? 'all';
  const state = STATES.find(({ value }) => value === read('state'))?.value ?? 'open';
  const query = useVisitorMessages({ page, size: PAGE_SIZE, state, ...(kind !== 'all' && { kind }) });
  const handle = useHandleVisitorMessage();
  const mark = ({ id, handled_at }: AdminVisitorMessage) =>
    handle.mutate(
      { id, isHandled: handled_at === null },
      {
        onSuccess: () => void showToast(handled_at === null ? words.handled : words.reopened),
        onError: ({ detail }) => void showToast(detail, 'error'),
      },
    );
  return (
    <Page title={titles.visitors} subtitle={words.subtitle}>
      <Stack gap={5}>
        <Inline gap={5}>
          <SegmentedControl
            label={words.kindLabel}
            options={KINDS}
            value={kind}
            onChange={(value) => go({ kind: value === 'all' ? '' : value })}
          />
          <SegmentedControl
            label={words.stateLabel}
            options={STATES}
            value={state}
            onChange={(value) => go({ state: value === 'open' ? '' : value })}
          />
        </Inline>
        <AdminTable
          query={query}
          caption={titles.visitors}
          columns={state === 'all' ? COLUMNS : COLUMNS_OF_ONE_STATE}
          empty={state === 'open' ? words.noneOpen : kind === 'all' && state === 'all' ? words.empty : words.noneFound}
          rowActions={(row) => (
            <Button
              size="small"
              variant={row.handled_at === null ? 'secondary' : 'quiet'}
              isPending={handle.isPending && handle.variables.id === row.id}
              aria-label={row.handled_at === null ? words.handleOf(row.name) : words.reopenOf(row.name)}
              onPress={() => mark(row)}
            >
              {row.handled_at === null ? words.handle : words.reopen}
            </Button>
          )}
          onPageChange={(next) => go({ page: String(next) })}
        />
        <p>{adminWords.phone.noted}</p>
      </Stack>
    </Page>
  );
}
