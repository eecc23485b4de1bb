import type { SurveyAnswer, SurveyQuestion } from '@mashq/api/contract';
import { askedOf } from '@mashq/state/surveys/asked-questions';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { SurveyField } from '../SurveyField.tsx';
import { adminSurveyWords } from '../strings/admin-surveys.ts';

const words = adminSurveyWords.detail;

export interface PreviewDialogProps {
  title: string;
  intro: string;
  questions: readonly SurveyQuestion[];
  onClose: () => void;
}

/** The questions as people see them, one under another; those under a condition come with the answer they hang on. */
export function PreviewDialog({ title, intro, questions, onClose }: PreviewDialogProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, SurveyAnswer['value']>>>({});
  return (
    <Dialog
      title={title.trim() === '' ? words.preview : title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap={6}>
        <p>{words.previewText}</p>
        {intro.trim() !== '' && <p>{intro}</p>}
        {askedOf({ questions: [...questions] }, answers).map((question) => (
          <SurveyField
            key={question.id}
            question={question}
            value={answers[question.id]}
            onChange={(value) => setAnswers((before) => ({ ...before, [question.id]: value }))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
