import type { ApiError } from '@mashq/api/client';
import { Button } from '@mashq/ui/actions/button';
import { Menu, MenuItem, MenuTrigger } from '@mashq/ui/actions/menu';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { saveFile } from '../../platform/files/save-file.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { organization } from '../strings/organization.ts';

const words = organization.trend;

export interface TrendExportProps<Request> {
  /** The mutation that asks for the file. */
  call: {
    readonly mutate: (
      request: Request,
      then: { onSuccess: (file: File) => void; onError: (error: ApiError) => void },
    ) => void;
    readonly isPending: boolean;
  };
  files: readonly { readonly label: string; readonly request: Request & { readonly format: 'xlsx' | 'csv' } }[];
}

/** Saves weeks as a spreadsheet. */
export function TrendExport<Request>({ call: { mutate, isPending }, files }: TrendExportProps<Request>) {
  const save = (request: Request) =>
    mutate(request, {
      onSuccess: (file) => {
        saveFile(file);
        void showToast(words.saved(file.name));
      },
      onError: ({ detail }) => void showToast(detail, 'danger'),
    });
  return (
    <MenuTrigger>
      <Button variant="secondary" size="small" icon={<Download size="1.2em" />} isPending={isPending}>
        {words.export}
      </Button>
      <Menu>
        {files.map(({ label, request }) => (
          <MenuItem
            key={label}
            icon={request.format === 'xlsx' ? <FileSpreadsheet /> : <FileText />}
            onAction={() => save(request)}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

/** Files of the weeks that a filter shows: a workbook, and comma-separated values. */
export const weekFiles = <Filter extends object>(
  filter: Filter,
): { readonly label: string; readonly request: Filter & { readonly format: 'xlsx' | 'csv' } }[] => [
  { label: words.excel, request: { ...filter, format: 'xlsx' } },
  { label: words.csv, request: { ...filter, format: 'csv' } },
];
