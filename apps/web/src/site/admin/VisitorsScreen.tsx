import type { AdminVisitorMessage } from '@mashq/api/contract';
import { useVisitorMessageState, useVisitorMessages } from '@mashq/state/site/visitors-admin';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Menu, MenuTrigger } from '@mashq/ui/actions/menu';
import type { TableColumn } from '@mashq/ui/data/table';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { formatDateTime } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { EllipsisVertical } from 'lucide-react';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { adminWords } from '../../platform/strings/admin.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { AdminTable, PAGE_SIZE } from '../../platform/tables/AdminTable.tsx';
import { PhoneCell } from '../../platform/tables/PhoneCell.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { type Handled, HandledState, STATES, stateItems, stateOf } from './HandledState.tsx';

const words = adminWords.visitors;

const KINDS = [
  { value: 'all' as const, label: adminWords.all },
  ...(['contact', 'webinar', 'agent'] as const).map((value) => ({ value, label: words.kinds[value] })),
];

const COLUMNS: readonly TableColumn<AdminVisitorMessage>[] = [
  { id: 'name', header: words.name, cell: ({ name }) => name, isRowHeader: true },
  { id: 'kind', header: words.kindLabel, cell: ({ kind }) => words.kinds[kind], narrow: 'detail' },
  {
    id: 'text',
    header: words.text,
    cell: ({ kind, text, subject_title }) => (kind === 'webinar' ? (subject_title ?? words.formerWebinar) : text),
    width: '40%',
    narrow: 'detail',
  },
  {
    id: 'phone',
    header: adminWords.phone.header,
    cell: ({ id, phone_mask, name }) => <PhoneCell owner="visitorMessages" id={id} mask={phone_mask} name={name} />,
    narrow: 'detail',
  },
  { id: 'at', header: words.at, cell: ({ created_at }) => formatDateTime(created_at, 'day'), narrow: 'detail' },
  {
    id: 'state',
    header: words.stateLabel,
    cell: (row) => <HandledState {...row} />,
    narrow: 'detail',
  },
];

/** New ones have no more to say of their state than the filter does. */
const COLUMNS_OF_NEW = COLUMNS.filter(({ id }) => id !== 'state');

/** Notes what came of a message. */
function StateMenu({ message: { id, name, state } }: { message: AdminVisitorMessage }) {
  const { mutate, isPending } = useVisitorMessageState();
  const mark = (next: Handled) =>
    mutate(
      { id, state: next },
      {
        onSuccess: () => void showToast(words.marked[next]),
        onError: ({ detail }) => void showToast(detail, 'danger'),
      },
    );
  return (
    <MenuTrigger>
      <IconButton aria-label={words.actions(name)} isDisabled={isPending}>
        <EllipsisVertical />
      </IconButton>
      <Menu>{stateItems(state, mark)}</Menu>
    </MenuTrigger>
  );
}

/** What visitors of the public site wrote, and who registered for webinars. */
export function VisitorsScreen() {
  const { page, read, go } = useListAddress();
  const kind = KINDS.find(({ value }) => value === read('kind'))?.value ?? 'all';
  const state = stateOf(read('state'));
  const webinar = read('webinar');
  const query = useVisitorMessages({
    page,
    size: PAGE_SIZE,
    ...(state !== 'all' && { state }),
    ...(kind !== 'all' && { kind }),
    ...(webinar !== null && { webinar }),
  });
  const title = webinar === null ? undefined : query.data?.items[0]?.subject_title;
  return (
    <Page title={titles.visitors} subtitle={title ? words.ofWebinar(title) : words.subtitle}>
      <Stack gap={5}>
        <Inline gap={5}>
          <SegmentedControl
            label={words.kindLabel}
            options={KINDS}
            value={kind}
            onChange={(value) => go({ kind: value === 'all' ? '' : value, webinar: '' })}
          />
          <SegmentedControl
            label={words.stateLabel}
            options={STATES}
            value={state}
            onChange={(value) => go({ state: value === 'new' ? '' : value })}
          />
        </Inline>
        <AdminTable
          query={query}
          caption={titles.visitors}
          columns={state === 'new' ? COLUMNS_OF_NEW : COLUMNS}
          empty={
            state === 'new' && kind === 'all'
              ? words.noneNew
              : kind === 'all' && state === 'all'
                ? words.empty
                : words.noneFound
          }
          rowActions={(row) => <StateMenu message={row} />}
          onPageChange={(next) => go({ page: String(next) })}
        />
        <p>{adminWords.phone.noted}</p>
      </Stack>
    </Page>
  );
}
