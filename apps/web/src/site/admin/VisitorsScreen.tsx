import type { AdminVisitorMessage } from '@mashq/api/contract';
import { useVisitorMessageState, useVisitorMessages } from '@mashq/state/site/visitors-admin';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Menu, MenuItem, MenuTrigger } from '@mashq/ui/actions/menu';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import type { TableColumn } from '@mashq/ui/data/table';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { formatDateTime } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Archive, EllipsisVertical, MessageCircleReply, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
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

type State = AdminVisitorMessage['state'];

const ICONS: Readonly<Record<State, ReactNode>> = {
  answered: <MessageCircleReply />,
  closed: <Archive />,
  new: <Undo2 />,
};

const MARKS = ['answered', 'closed', 'new'] as const;

const STATES = [
  ...(['new', 'answered', 'closed'] as const).map((value) => ({ value, label: words.states[value] })),
  { value: 'all' as const, label: adminWords.all },
];

const TONES: Readonly<Record<State, BadgeTone>> = { new: 'info', answered: 'success', closed: 'neutral' };

const handledText = ({ handled_at, handled_by }: AdminVisitorMessage) =>
  handled_at === null ? '' : words.handledBy(handled_by ?? adminWords.none, formatDateTime(handled_at, 'day'));

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
    cell: (row) => (
      <Stack gap={1}>
        <Badge tone={TONES[row.state]}>{words.states[row.state]}</Badge>
        {handledText(row)}
      </Stack>
    ),
  },
];

/** New ones have no more to say of their state than the filter does. */
const COLUMNS_OF_NEW = COLUMNS.filter(({ id }) => id !== 'state');

/** Notes what came of a message. */
function StateMenu({ message: { id, name, state } }: { message: AdminVisitorMessage }) {
  const { mutate, isPending } = useVisitorMessageState();
  const mark = (next: State) =>
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
      <Menu>
        {MARKS.filter((next) => next !== state).map((next) => (
          <MenuItem key={next} icon={ICONS[next]} onAction={() => mark(next)}>
            {words.mark[next]}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

/** What visitors of the public site wrote, and who registered for webinars. */
export function VisitorsScreen() {
  const { page, read, go } = useListAddress();
  const kind = KINDS.find(({ value }) => value === read('kind'))?.value ?? 'all';
  const state = STATES.find(({ value }) => value === read('state'))?.value ?? 'new';
  const query = useVisitorMessages({
    page,
    size: PAGE_SIZE,
    ...(state !== 'all' && { state }),
    ...(kind !== 'all' && { kind }),
  });
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
