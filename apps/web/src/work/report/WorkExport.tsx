import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { ExportMenu } from '../../platform/files/ExportMenu.tsx';
import { workFiles } from '../../platform/files/export-files.ts';

/** The report of assigned work as a file. Loaded after the report. */
export function WorkExport({ work }: { work: AssignmentRef }) {
  return <ExportMenu files={workFiles(work)} />;
}
