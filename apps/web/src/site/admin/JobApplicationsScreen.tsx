import type { AdminJobApplication } from '@mashq/api/contract';
import { useJobApplications, useRemoveApplication, useResume } from '@mashq/state/site/visitors-admin';
import { Button } from '@mashq/ui/actions/button';
import type { TableColumn } from '@mashq/ui/data/table';
import { formatDate, formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { saveFile } from '../../platform/files/save-file.ts';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { adminWords } from '../../platform/strings/admin.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { AdminTable, PAGE_SIZE } from '../../platform/tables/AdminTable.tsx';
import { PhoneCell } from '../../platform/tables/PhoneCell.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { openings } from '../content/hire.ts';

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
  },
  { id: 'note', header: words.note, cell: ({ note }) => note || adminWords.none, width: '30%' },
  {
    id: 'phone',
    header: adminWords.phone.header,
    cell: ({ id, phone_mask, name }) => <PhoneCell owner="jobApplications" id={id} mask={phone_mask} name={name} />,
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
  },
];

/** Who wants to work with us, with resumes to save. */
export function JobApplicationsScreen() {
  const { page, go } = useListAddress();
  const query = useJobApplications({ page, size: PAGE_SIZE });
  const resume = useResume();
  const { mutateAsync } = useRemoveApplication();
  const [leaving, setLeaving] = useState<AdminJobApplication | null>(null);
  const save = (id: string) =>
    resume.mutate(id, {
      onSuccess: saveFile,
      onError: ({ detail }) => void showToast(detail, 'danger'),
    });
  return (
    <Page title={titles.jobApplications} subtitle={words.subtitle}>
      <Stack gap={5}>
        <AdminTable
          query={query}
          caption={titles.jobApplications}
          columns={COLUMNS}
          empty={words.empty}
          rowActions={(row) => (
            <Inline gap={2}>
              <span>{sizeOf(row)}</span>
              <Button
                size="small"
                variant="secondary"
                isPending={resume.isPending && resume.variables === row.id}
                aria-label={words.downloadOf(row.name)}
                onPress={() => save(row.id)}
              >
                {words.download}
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={words.removeOf(row.name)}
                onPress={() => setLeaving(row)}
              >
                {words.remove}
              </Button>
            </Inline>
          )}
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
