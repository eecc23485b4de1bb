import type { AdminVisitorMessage } from '@mashq/api/contract';
import { useVisitorMessages } from '@mashq/state/admin';
import type { TableColumn } from '@mashq/ui/data/table';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { formatDateTime } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { adminWords } from '../../../strings/admin.ts';
import { titles } from '../../../strings/titles/admin.ts';
import { useListAddress } from '../../organization/use-list-address.ts';
import { AdminTable, PAGE_SIZE } from '../AdminTable.tsx';
import { PhoneCell } from '../PhoneCell.tsx';

const words = adminWords.visitors;

const KINDS = [
  { value: 'all' as const, label: adminWords.all },
  ...(['contact', 'webinar'] as const).map((value) => ({ value, label: words.kinds[value] })),
];

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
];

/** What visitors of the public site wrote, and who registered for webinars. */
export function VisitorsScreen() {
  const { page, read, go } = useListAddress();
  const kind = KINDS.find(({ value }) => value === read('kind'))?.value ?? 'all';
  const query = useVisitorMessages({ page, size: PAGE_SIZE, ...(kind !== 'all' && { kind }) });
  return (
    <Page title={titles.visitors} subtitle={words.subtitle}>
      <Stack gap={5}>
        <SegmentedControl
          label={words.kindLabel}
          options={KINDS}
          value={kind}
          onChange={(value) => go({ kind: value === 'all' ? '' : value })}
        />
        <AdminTable
          query={query}
          caption={titles.visitors}
          columns={COLUMNS}
          empty={words.empty}
          onPageChange={(next) => go({ page: String(next) })}
        />
        <p>{adminWords.phone.noted}</p>
      </Stack>
    </Page>
  );
}
