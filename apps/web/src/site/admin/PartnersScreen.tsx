import type { SitePartner } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { makeId } from '@mashq/state/platform/id';
import {
  useAdminPartners,
  useOrderPartners,
  useRemovePartner,
  useSavePartner,
} from '@mashq/state/site/webinars-and-partners-admin';
import { Button } from '@mashq/ui/actions/button';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Menu, MenuItem, MenuTrigger } from '@mashq/ui/actions/menu';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { TextField } from '@mashq/ui/forms/text-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { titles } from '../../platform/strings/titles-admin.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { siteContentWords } from '../strings/webinars-and-partners.ts';
import { NO_SIGN, SignField } from './SignField.tsx';

const words = siteContentWords.partners;

interface Row extends SitePartner {
  /** From 1. */
  readonly place: number;
}

const signText = ({ picture }: Row) => (picture === null ? words.hasNoSign : words.hasSign);

const COLUMNS: readonly TableColumn<Row>[] = [
  { id: 'name', header: words.name, cell: ({ name }) => name, isRowHeader: true },
  {
    id: 'sign',
    header: words.sign,
    cell: signText,
    narrow: 'detail',
    narrowCell: (row) => `${words.sign}: ${signText(row)}`,
  },
  { id: 'place', header: words.place, cell: ({ place }) => formatNumber(place), isNumeric: true, narrow: 'end' },
];

/** The schools that the home names, in their order. */
export function PartnersScreen() {
  const query = useAdminPartners();
  const remove = useRemovePartner();
  const [edited, setEdited] = useState<SitePartner | 'new' | null>(null);
  const [leaving, setLeaving] = useState<SitePartner | null>(null);
  return (
    <Page
      title={titles.partners}
      subtitle={words.subtitle}
      actions={
        <Button icon={<Plus size="1.2em" />} onPress={() => setEdited('new')}>
          {words.add}
        </Button>
      }
    >
      <QueryBoundary query={query} skeleton={<Skeleton shape="card" size="huge" />}>
        {(partners) =>
          partners.length === 0 ? (
            <LazyEmptyState picture="people">{words.empty}</LazyEmptyState>
          ) : (
            <Table
              caption={titles.partners}
              isCaptionHidden
              columns={COLUMNS}
              rows={partners.map((partner, index) => ({ ...partner, place: index + 1 }))}
              rowKey={({ id }) => id}
              rowActions={(row) => (
                <PartnerMenu
                  row={row}
                  partners={partners}
                  onChange={() => setEdited(row)}
                  onRemove={() => setLeaving(row)}
                />
              )}
            />
          )
        }
      </QueryBoundary>
      {edited !== null && <PartnerDialog partner={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        title={leaving === null ? words.remove : words.removeOf(leaving.name)}
        variant="danger"
        confirmLabel={words.remove}
        failedMessage={(error) => (error as ApiError).detail}
        isOpen={leaving !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setLeaving(null);
        }}
        onConfirm={async () => {
          if (leaving === null) return;
          await remove.mutateAsync(leaving.id);
          void showToast(words.removed);
        }}
      >
        {words.removeWords}
      </ConfirmDialog>
    </Page>
  );
}

interface PartnerMenuProps {
  row: Row;
  partners: readonly SitePartner[];
  onChange: () => void;
  onRemove: () => void;
}

/** Moves a school by one place; changes it, and takes it off the site. */
function PartnerMenu({ row: { id, name, place }, partners, onChange, onRemove }: PartnerMenuProps) {
  const { mutate, isPending } = useOrderPartners();
  const moveTo = (next: number) => {
    const ids = partners.map((partner) => partner.id).filter((each) => each !== id);
    ids.splice(next - 1, 0, id);
    mutate(ids, {
      onSuccess: () => void showToast(words.moved(name, formatNumber(next))),
      onError: ({ detail }) => void showToast(detail, 'danger'),
    });
  };
  return (
    <MenuTrigger>
      <IconButton aria-label={siteContentWords.actionsOf(name)} isDisabled={isPending}>
        <EllipsisVertical />
      </IconButton>
      <Menu>
        <MenuItem icon={<Pencil />} onAction={onChange}>
          {siteContentWords.change}
        </MenuItem>
        {place > 1 && (
          <MenuItem icon={<ArrowUp />} onAction={() => moveTo(place - 1)}>
            {words.earlier}
          </MenuItem>
        )}
        {place < partners.length && (
          <MenuItem icon={<ArrowDown />} onAction={() => moveTo(place + 1)}>
            {words.later}
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 />} variant="danger" onAction={onRemove}>
          {words.remove}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}

interface PartnerDialogProps {
  /** The one to change; null for a new one. */
  partner: SitePartner | null;
  onClose: () => void;
}

/** Name and sign of a school. What was typed stays until the server has accepted it. */
function PartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const { mutate, isPending, error } = useSavePartner();
  // Made once, so that pressing twice adds one.
  const [id] = useState(() => partner?.id ?? makeId());
  const [name, setName] = useState(partner?.name ?? '');
  const [sign, setSign] = useState(partner === null ? NO_SIGN : { stored: partner.picture, chosen: null });
  const send = () =>
    mutate(
      { id, name: name.trim(), sign, isNew: partner === null },
      {
        onSuccess: () => {
          void showToast(partner === null ? words.made : words.changed);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={partner === null ? words.add : words.changeTitle}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onSubmit={send}
      isPending={isPending}
      error={error}
      saveLabel={siteContentWords.save}
      cancelLabel={siteContentWords.cancel}
    >
      <TextField
        name="name"
        label={words.name}
        isRequired
        minLength={2}
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      <SignField
        label={words.sign}
        description={words.signHint}
        alt={name}
        value={sign}
        isDisabled={isPending}
        onChange={setSign}
      />
    </FormDialog>
  );
}
