import { type PaymentsFilter, useExportPayments } from '@mashq/state/payments/payments-admin';
import { Button } from '@mashq/ui/actions/button';
import { Menu, MenuItem, MenuTrigger } from '@mashq/ui/actions/menu';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { saveFile } from '../../platform/files/save-file.ts';
import { adminWords } from '../../platform/strings/admin.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';

const words = adminWords.payments;

/** Saves the payments found as a spreadsheet. */
export function PaymentExport({ filter }: { filter: PaymentsFilter }) {
  const { mutate, isPending } = useExportPayments();
  const save = (format: { format: 'xlsx' | 'csv'; table?: 'payments' | 'totals' }) =>
    mutate(
      { ...filter, ...format },
      {
        onSuccess: (file) => {
          saveFile(file);
          void showToast(words.saved(file.name));
        },
        onError: ({ detail }) => void showToast(detail, 'danger'),
      },
    );
  return (
    <MenuTrigger>
      <Button variant="secondary" icon={<Download size="1.2em" />} isPending={isPending}>
        {words.export}
      </Button>
      <Menu>
        <MenuItem icon={<FileSpreadsheet />} onAction={() => save({ format: 'xlsx' })}>
          {words.excel}
        </MenuItem>
        <MenuItem icon={<FileText />} onAction={() => save({ format: 'csv', table: 'payments' })}>
          {words.csv}
        </MenuItem>
        <MenuItem icon={<FileText />} onAction={() => save({ format: 'csv', table: 'totals' })}>
          {words.csvTotals}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
