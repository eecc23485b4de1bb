import { type ExportRequest, useExport } from '@mashq/state/reports/exports';
import { Button } from '@mashq/ui/actions/button';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@mashq/ui/actions/menu';
import { Download, FileSpreadsheet, FileText, Printer } from 'lucide-react';
import { exportWords } from '../strings/teacher-export.ts';
import { showToast } from '../toasts/show-toast.ts';
import '../layout/print-page.css.ts';
import type { ExportFile } from './export-files.ts';
import { saveFile } from './save-file.ts';

const words = exportWords;

export interface ExportMenuProps {
  files: readonly ExportFile[];
  /** The page can be printed as it is. @default true */
  canPrint?: boolean;
}

/** Saves a report as a spreadsheet or prints the page. */
export function ExportMenu({ files, canPrint = true }: ExportMenuProps) {
  const { mutate, isPending } = useExport();
  const save = (request: ExportRequest) =>
    mutate(request, {
      onSuccess: (file) => {
        saveFile(file);
        void showToast(words.saved(file.name));
      },
      onError: ({ detail }) => void showToast(detail, 'danger'),
    });
  return (
    <MenuTrigger>
      <Button variant="secondary" icon={<Download size="1.2em" />} isPending={isPending} pendingLabel={words.pending}>
        {words.open}
      </Button>
      <Menu>
        {files.map(({ table, request }) =>
          table === null ? (
            <MenuItem
              key="xlsx"
              icon={<FileSpreadsheet />}
              description={words.excelDescription}
              onAction={() => save(request)}
            >
              {words.excel}
            </MenuItem>
          ) : (
            <MenuItem key={table} icon={<FileText />} onAction={() => save(request)}>
              {words.csv(table)}
            </MenuItem>
          ),
        )}
        {canPrint && <MenuSeparator />}
        {canPrint && (
          <MenuItem icon={<Printer />} onAction={() => window.print()}>
            {words.print}
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  );
}
