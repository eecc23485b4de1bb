import { useExportSurvey } from '@mashq/state/surveys/surveys-admin';
import { Button } from '@mashq/ui/actions/button';
import { Menu, MenuItem, MenuTrigger } from '@mashq/ui/actions/menu';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { saveFile } from '../../platform/files/save-file.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { adminSurveyWords } from '../strings/admin-surveys.ts';

const words = adminSurveyWords.detail;

/** Saves every answer, and how many gave each, as a spreadsheet. */
export function SurveyExport({ id }: { id: string }) {
  const { mutate, isPending } = useExportSurvey(id);
  const save = (query: Parameters<typeof mutate>[0]) =>
    mutate(query, {
      onSuccess: (file) => {
        saveFile(file);
        void showToast(words.saved(file.name));
      },
      onError: ({ detail }) => void showToast(detail, 'danger'),
    });
  return (
    <MenuTrigger>
      <Button variant="secondary" icon={<Download size="1.2em" />} isPending={isPending}>
        {words.export}
      </Button>
      <Menu>
        <MenuItem icon={<FileSpreadsheet />} onAction={() => save({ format: 'xlsx' })}>
          {words.excel}
        </MenuItem>
        <MenuItem icon={<FileText />} onAction={() => save({ format: 'csv', table: 'answers' })}>
          {words.csv}
        </MenuItem>
        <MenuItem icon={<FileText />} onAction={() => save({ format: 'csv', table: 'totals' })}>
          {words.csvTotals}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
