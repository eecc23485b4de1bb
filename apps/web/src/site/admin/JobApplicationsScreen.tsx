import type { AdminJobApplication } from '@mashq/api/contract';
import {
  useApplicationState,
  useJobApplications,
  useRemoveApplication,
  useResume,
} from '@mashq/state/site/visitors-admin';
import { Button } from '@mashq/ui/actions/button';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Menu, MenuItem, MenuTrigger } from '@mashq/ui/actions/menu';
import type { TableColumn } from '@mashq/ui/data/table';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { formatDate, formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../platform/files/save-file.ts';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { adminWords } from '../../platform/strings/admin.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { AdminTable, PAGE_SIZE } from '../../platform/tables/AdminTable.tsx';
import { PhoneCell } from '../../platform/tables/PhoneCell.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { openings } from '../content/hire.ts';
import { type Handled, HandledState, STATES, stateItems, stateOf } from './HandledState.tsx';

const words = adminWords.jobApplications;
const KILOBYTE = 1024;

const sizeOf = ({ file_kind, file_size }: AdminJobApplication) =>
  words.size(words.kinds[file_kind], formatNumber(Math.ceil(file_size / KILOBYTE)));

const COLUMNS: readonly TableColumn<AdminJobApplication>[] = [
  { id: 'name', header: words.name, cell: ({ name }) => name, isRowHeader: true },
  {
    id: 'opening',
    header: words.opening,
    cell: ({ opening }) => openings.find(({ id }) => id === opening)?.title ?? words.anyOpening,
    narrow: 'detail',
  },
  {
    id: 'note',
    header: words.note,
    cell: ({ note }) => note || adminWords.none,
    width: '30%',
    narrow: 'detail',
    narrowCell: ({ note }) => note,
  },
  { id: 'file', header: words.file, cell: sizeOf, narrow: 'detail' },
  {
    id: 'phone',
    header: adminWords.phone.header,
    cell: ({ id, phone_mask, name }) => <PhoneCell owner="jobApplications" id={id} mask={phone_mask} name={name} />,
    narrow: 'detail',
  },
  {
    id: 'at',
    header: words.at,
    cell: ({ created_at, kept_until }) => (
      <Stack gap={1}>
        <span>{formatDateTime(created_at, 'day')}</span>
        <span>{words.storedUntil(formatDate(kept_until, 'year'))}</span>
      </Stack>
    ),
    narrow: 'detail',
    narrowCell: ({ created_at, kept_until }) =>
      `${formatDateTime(created_at, 'day')}، ${words.storedUntil(formatDate(kept_until, 'year'))}`,
  },
];

const STATE: TableColumn<AdminJobApplication> = {
  id: 'state',
  header: adminWords.visitors.stateLabel,
  cell: (row) => <HandledState {...row} />,
  narrow: 'detail',
};

interface RowActionsProps {
  row: AdminJobApplication;
  onRemove: () => void;
}

/** The resume to save; what came of the application, and its removal, in a menu. */
function RowActions({ row, onRemove }: RowActionsProps) {
  const resume = useResume();
  const state = useApplicationState();
  const failed = ({ detail }: { detail: string }) => void showToast(detail, 'danger');
  const mark = (next: Handled) =>
    state.mutate({ id: row.id, state: next }, { onSuccess: () => void showToast(words.marked[next]), onError: failed });
  return (
    <Inline gap={2}>
      <Button
        size="small"
        variant="secondary"
        isPending={resume.isPending}
        aria-label={words.downloadOf(row.name)}
        onPress={() => resume.mutate(row.id, { onSuccess: saveFile, onError: failed })}
      >
        {words.download}
      </Button>
      <MenuTrigger>
        <IconButton aria-label={words.actions(row.name)} isDisabled={state.isPending}>
          <EllipsisVertical />
        </IconButton>
        <Menu>
          {stateItems(row.state, mark)}
          <MenuItem icon={<Trash2 />} variant="danger" onAction={onRemove}>
            {words.remove}
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </Inline>
  );
}

/** Who wants to work with us, with resumes to save. */
export function JobApplicationsScreen() {
  const { page, read, go } = useListAddress();
  const state = stateOf(read('state'));
  const query = useJobApplications({ page, size: PAGE_SIZE, ...(state !== 'all' && { state }) });
  const { mutateAsync } = useRemoveApplication();
  const [leaving, setLeaving] = useState<AdminJobApplication | null>(null);
  return (
    <Page title={titles.jobApplications} subtitle={words.subtitle}>
      <Stack gap={5}>
        <div>
          <SegmentedControl
            label={adminWords.visitors.stateLabel}
            options={STATES}
            value={state}
            onChange={(value) => go({ state: value === 'new' ? '' : value })}
          />
        </div>
        <AdminTable
          query={query}
          caption={titles.jobApplications}
          columns={state === 'new' ? COLUMNS : [...COLUMNS, STATE]}
          empty={state === 'new' ? words.noneNew : state === 'all' ? words.empty : words.noneFound}
          rowActions={(row) => <RowActions row={row} onRemove={() => setLeaving(row)} />}
          onPageChange={(next) => go({ page: String(next) })}
        />
        <p>{words.warning}</p>
      </Stack>
      <ConfirmDialog
        title={leaving === null ? words.remove : words.removeOf(leaving.name)}
        variant="danger"
        confirmLabel={words.remove}
        isOpen={leaving !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setLeaving(null);
        }}
        onConfirm={async () => {
          if (leaving === null) return;
          await mutateAsync(leaving.id);
          void showToast(words.removed);
        }}
      >
        {words.removeQuestion}
      </ConfirmDialog>
    </Page>
  );
}
