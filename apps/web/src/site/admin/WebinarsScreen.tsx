import type { AdminWebinar } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { useAdminWebinars, useRemoveWebinar } from '@mashq/state/site/webinars-and-partners-admin';
import { Button } from '@mashq/ui/actions/button';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Link } from '@mashq/ui/actions/link';
import { Menu, MenuItem, MenuTrigger } from '@mashq/ui/actions/menu';
import { Badge } from '@mashq/ui/data/badge';
import type { TableColumn } from '@mashq/ui/data/table';
import { formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { AdminTable, PAGE_SIZE } from '../../platform/tables/AdminTable.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { siteContentWords } from '../strings/webinars-and-partners.ts';
import { WebinarDialog } from './WebinarDialog.tsx';

const words = siteContentWords.webinars;

const stateText = ({ is_over }: AdminWebinar) => (is_over ? words.states.over : words.states.coming);

const COLUMNS: readonly TableColumn<AdminWebinar>[] = [
  { id: 'title', header: words.title, cell: ({ title }) => title, isRowHeader: true, width: '40%' },
  {
    id: 'starts',
    header: words.starts,
    cell: ({ starts_at }) => formatDateTime(starts_at, 'day'),
    narrow: 'detail',
  },
  {
    id: 'state',
    header: words.state,
    cell: (row) => <Badge tone={row.is_over ? 'neutral' : 'success'}>{stateText(row)}</Badge>,
    narrow: 'detail',
    narrowCell: stateText,
  },
  {
    id: 'registered',
    header: words.registered,
    cell: ({ id, title, registered_count }) =>
      registered_count === 0 ? (
        formatNumber(0)
      ) : (
        <Link
          href={`/admin/visitors?kind=webinar&state=all&webinar=${id}`}
          aria-label={`${words.registeredIn(title)}: ${words.registeredOf(formatNumber(registered_count))}`}
        >
          {words.registeredOf(formatNumber(registered_count))}
        </Link>
      ),
    isNumeric: true,
    narrow: 'detail',
  },
];

/** The webinars of the site: announced, changed, and taken off it. */
export function WebinarsScreen() {
  const { page, go } = useListAddress();
  const query = useAdminWebinars({ page, size: PAGE_SIZE });
  const { mutateAsync } = useRemoveWebinar();
  const [edited, setEdited] = useState<AdminWebinar | 'new' | null>(null);
  const [leaving, setLeaving] = useState<AdminWebinar | null>(null);
  return (
    <Page
      title={titles.webinars}
      subtitle={words.subtitle}
      actions={
        <Button icon={<Plus size="1.2em" />} onPress={() => setEdited('new')}>
          {words.add}
        </Button>
      }
    >
      <AdminTable
        query={query}
        caption={titles.webinars}
        columns={COLUMNS}
        empty={words.empty}
        rowActions={(row) => (
          <MenuTrigger>
            <IconButton aria-label={siteContentWords.actionsOf(row.title)}>
              <EllipsisVertical />
            </IconButton>
            <Menu>
              <MenuItem icon={<Pencil />} onAction={() => setEdited(row)}>
                {siteContentWords.change}
              </MenuItem>
              <MenuItem icon={<Trash2 />} variant="danger" onAction={() => setLeaving(row)}>
                {words.remove}
              </MenuItem>
            </Menu>
          </MenuTrigger>
        )}
        onPageChange={(next) => go({ page: String(next) })}
      />
      {edited !== null && <WebinarDialog webinar={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        title={leaving === null ? words.remove : words.removeOf(leaving.title)}
        variant="danger"
        confirmLabel={words.remove}
        failedMessage={(error) => (error as ApiError).detail}
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
        {words.removeWords}
      </ConfirmDialog>
    </Page>
  );
}
