import { makeId } from '@mashq/state/platform/id';
import { readDraft } from '@mashq/state/questions/answering/store';
import { useReportQuestion } from '@mashq/state/questions/report-question-student';
import { useState } from 'react';
import { ReportDialog } from '../ReportDialog.tsx';
import { questionReport } from '../strings/student-help.ts';

export interface QuestionReportDialogProps {
  questionId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A student reports a question, with the answer as it is typed so far. */
export function QuestionReportDialog({ questionId, isOpen, onOpenChange }: QuestionReportDialogProps) {
  // A second try after a lost reply is the same report.
  const [id, setId] = useState(makeId);
  const { mutateAsync } = useReportQuestion(questionId);
  return (
    <ReportDialog
      words={questionReport}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSend={async (report) => {
        const draft = readDraft(questionId);
        await mutateAsync({ id, ...report, ...(draft && { raw: draft }) });
        setId(makeId());
      }}
    />
  );
}
