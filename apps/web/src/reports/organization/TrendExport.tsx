import { type TrendWeeks, useExportWeeks } from '@mashq/state/reports/management/organization';
import { Button } from '@mashq/ui/actions/button';
import { Menu, MenuItem, MenuTrigger } from '@mashq/ui/actions/menu';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { saveFile } from '../../platform/files/save-file.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { organization } from '../strings/organization.ts';

const words = organization.trend;

/** Saves the weeks of a school as a spreadsheet. */
export function TrendExport({ schoolId, weeks }: { schoolId: string; weeks: TrendWeeks }) {
  const { mutate, isPending } = useExportWeeks(schoolId);
  const save = (format: { format: 'xlsx' | 'csv'; table?: 'weeks' | 'grades' }) =>
    mutate(
      { ...format, weeks },
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
      <Button variant="secondary" size="small" icon={<Download size="1.2em" />} isPending={isPending}>
        {words.export}
      </Button>
      <Menu>
        <MenuItem icon={<FileSpreadsheet />} onAction={() => save({ format: 'xlsx' })}>
          {words.excel}
        </MenuItem>
        <MenuItem icon={<FileText />} onAction={() => save({ format: 'csv', table: 'weeks' })}>
          {words.csv}
        </MenuItem>
        <MenuItem icon={<FileText />} onAction={() => save({ format: 'csv', table: 'grades' })}>
          {words.csvGrades}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
