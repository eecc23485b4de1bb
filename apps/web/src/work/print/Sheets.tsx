import type { Grade, Worksheet as WorksheetReply } from '@mashq/api/contract';
import { PrintPaper, Worksheet, WorksheetKey } from '@mashq/ui/print/worksheet';
import { bookNames } from '../../platform/strings/student-general.ts';
import { printWords } from '../strings/teacher-print.ts';
import type { PrintOptions } from './print-options.ts';

export interface SheetsProps {
  worksheet: WorksheetReply;
  title: string;
  schoolName: string | undefined;
  options: PrintOptions;
}

/** The sheets as they are printed: each one's questions, then the keys of all. */
export function Sheets({ worksheet, title, schoolName, options: { workSpace, hasKey } }: SheetsProps) {
  const { sheets, class_title, grade } = worksheet;
  const place = [schoolName, class_title, bookNames[grade as Grade]].filter((part) => part !== undefined);
  return (
    <PrintPaper data-own-paper="" label={printWords.sheets}>
      {sheets.map(({ code, student, questions }) => (
        <Worksheet
          key={code}
          title={title}
          place={place}
          student={student?.name}
          code={code}
          workSpace={workSpace}
          questions={questions.map(({ question_id, sheet }) => ({ id: question_id, ...sheet }))}
        />
      ))}
      {hasKey && (
        <WorksheetKey
          title={title}
          sheets={sheets.map(({ code, student, questions }) => ({
            code,
            student: student?.name,
            answers: questions.map(({ question_id, key }) => ({ id: question_id, content: key })),
          }))}
        />
      )}
    </PrintPaper>
  );
}
