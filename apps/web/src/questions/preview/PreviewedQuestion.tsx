import type { TeacherQuestion } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatDigits } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { emptyInput, isEmpty } from '@mashq/ui/learning/answers';
import { QuestionSheet } from '@mashq/ui/learning/question-sheet';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import { bookNames } from '../../platform/strings/student-general.ts';
import { ReportButton } from '../browser/ReportButton.tsx';
import { questionWords } from '../strings/student-question.ts';
import { preview } from '../strings/teacher-preview.ts';
import * as css from './Preview.css.ts';
import { PreviewFacts } from './PreviewFacts.tsx';

export interface PreviewedQuestionProps {
  question: TeacherQuestion;
  onAnother: () => void;
  isAnotherPending: boolean;
  /** Why there is no other question. */
  error?: string | undefined;
  /** More to do with the question, after the buttons. */
  actions?: ReactNode;
  /** Key, hints and solution are shown at first. @default false */
  showsFacts?: boolean;
  /** It is looked at beside other work: it takes no answer, and so no focus. @default false */
  isReadOnly?: boolean;
}

/** A question as the student sees it; key, hints, solution and mistakes on request. */
export function PreviewedQuestion({
  question,
  onAnother,
  isAnotherPending,
  error,
  actions,
  showsFacts = false,
  isReadOnly = false,
}: PreviewedQuestionProps) {
  const { question_id, sheet, skill } = question;
  const { isTeacher } = useReportRole();
  const [raw, setRaw] = useState<RawInput>(() => emptyInput(sheet.answer));
  const [isAsked, setAsked] = useState(false);
  const isShown = showsFacts || isAsked;
  return (
    <Stack gap={6}>
      <QuestionSheet
        questionKey={question_id}
        place={[bookNames[skill.grade], questionWords.page(formatDigits(skill.first_page)), skill.title]}
        question={sheet}
        value={raw}
        onChange={setRaw}
        phase="answering"
        isReview={isReadOnly}
        onCheck={() => setAsked(true)}
      />
      <Inline>
        <Button variant="secondary" icon={<RefreshCw size="1.2em" />} isPending={isAnotherPending} onPress={onAnother}>
          {preview.another}
        </Button>
        {!isShown && (
          <Button variant="quiet" onPress={() => setAsked(true)}>
            {preview.show}
          </Button>
        )}
        {actions}
        {isTeacher && <ReportButton questionId={question_id} raw={isEmpty(raw) ? undefined : raw} />}
      </Inline>
      {error !== undefined && <Alert tone="danger">{error}</Alert>}
      {isShown && (
        <section ref={isAsked ? reach : undefined} tabIndex={-1} aria-label={preview.facts} className={css.facts}>
          <PreviewFacts question={question} />
        </section>
      )}
    </Stack>
  );
}

/** Moves the focus to the new content, which is often out of view, because its button may be gone. */
function reach(element: HTMLElement | null): void {
  element?.focus();
}
