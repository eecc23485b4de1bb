import type { QuizReader } from '@mashq/state/work/quizzes/quiz-teacher';
import { ExportMenu } from '../../../platform/files/ExportMenu.tsx';
import { quizFiles } from '../../../platform/files/export-files.ts';

/** The report of a quiz as a file or on paper. Loaded after the report. */
export function QuizExport({ reader, quizId }: { reader: QuizReader; quizId: string }) {
  return <ExportMenu files={quizFiles(reader, quizId)} />;
}
