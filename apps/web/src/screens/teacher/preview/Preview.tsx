import type { TeacherQuestion } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { useNextPreview, usePreviewQuestion } from '@mashq/state/teacher';
import { Button } from '@mashq/ui/actions/button';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDigits } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { emptyInput } from '@mashq/ui/learning/answers';
import { QuestionSheet } from '@mashq/ui/learning/question-sheet';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../../loading/Loaded.tsx';
import { bookNames } from '../../../strings/student/general.ts';
import { questionWords } from '../../../strings/student/question.ts';
import { preview } from '../../../strings/teacher/preview.ts';
import { PreviewFacts } from './PreviewFacts.tsx';

/** The question, and another one of the same skill for the asking. */
export function Preview({ skillId }: { skillId: string }) {
  const question = usePreviewQuestion(skillId);
  return (
    <Loaded query={question} skeleton={<Skeleton shape="card" size="huge" />}>
      {(data) => <PreviewedQuestion key={data.question_id} skillId={skillId} question={data} />}
    </Loaded>
  );
}

function PreviewedQuestion({ skillId, question }: { skillId: string; question: TeacherQuestion }) {
  const { question_id, sheet, skill } = question;
  const next = useNextPreview(skillId);
  const [raw, setRaw] = useState<RawInput>(() => emptyInput(sheet.answer));
  const [isShown, setShown] = useState(false);
  return (
    <Stack gap={6}>
      <QuestionSheet
        questionKey={question_id}
        place={[bookNames[skill.grade], questionWords.page(formatDigits(skill.first_page)), skill.title]}
        question={sheet}
        value={raw}
        onChange={setRaw}
        phase="answering"
        onCheck={() => setShown(true)}
      />
      <Inline>
        <Button
          kind="secondary"
          icon={<RefreshCw size="1.2em" />}
          isPending={next.isPending}
          onPress={() => next.mutate({ questionId: question_id })}
        >
          {preview.another}
        </Button>
        {!isShown && (
          <Button kind="quiet" onPress={() => setShown(true)}>
            {preview.show}
          </Button>
        )}
      </Inline>
      {isShown && <PreviewFacts question={question} />}
    </Stack>
  );
}
