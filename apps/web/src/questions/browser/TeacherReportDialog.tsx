import type { RawInput } from '@mashq/curriculum/model';
import { makeId } from '@mashq/state/platform/id';
import { useReportTeacherQuestion } from '@mashq/state/questions/report-question-teacher';
import { useState } from 'react';
import { ReportDialog } from '../ReportDialog.tsx';
import { questionReport } from '../strings/teacher-questions.ts';

export interface TeacherReportDialogProps {
  /** Of a previewed question, or of a student's. */
  questionId: string;
  raw?: RawInput | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A teacher reports a question. */
export function TeacherReportDialog({ questionId, raw, isOpen, onOpenChange }: TeacherReportDialogProps) {
  // A second try after a lost reply is the same report.
  const [id, setId] = useState(makeId);
  const { mutateAsync } = useReportTeacherQuestion();
  return (
    <ReportDialog
      words={questionReport}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSend={async (report) => {
        await mutateAsync({ id, questionId, ...report, ...(raw && { raw }) });
        setId(makeId());
      }}
    />
  );
}
