import type { QuizReader } from '@mashq/state/work/quizzes/quiz-reports';
import { ExportMenu } from '../teacher/export/ExportMenu.tsx';
import { quizFiles } from '../teacher/export/export-files.ts';

/** The report of a quiz as a file or on paper. Loaded after the report. */
export function QuizExport({ reader, quizId }: { reader: QuizReader; quizId: string }) {
  return <ExportMenu files={quizFiles(reader, quizId)} />;
}
