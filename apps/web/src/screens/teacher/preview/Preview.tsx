import type { TeacherQuestion } from '@mashq/api/contract';
import type { Level, RawInput } from '@mashq/curriculum/model';
import { useNextPreview, usePreviewQuestion } from '@mashq/state/teacher';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDigits } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { emptyInput } from '@mashq/ui/learning/answers';
import { QuestionSheet } from '@mashq/ui/learning/question-sheet';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { bookNames } from '../../../strings/student/general.ts';
import { questionWords } from '../../../strings/student/question.ts';
import { preview } from '../../../strings/teacher/preview.ts';
import { LevelChoice } from './LevelChoice.tsx';
import * as css from './Preview.css.ts';
import { PreviewFacts } from './PreviewFacts.tsx';

/** A preview question at the chosen level, with a button for another one. */
export function Preview({ skillId }: { skillId: string }) {
  const [level, setLevel] = useState<Level>();
  const question = usePreviewQuestion(skillId, level);
  const next = useNextPreview(skillId, level);
  const shown = question.isPlaceholderData ? undefined : question.data?.sheet.level;
  return (
    <Stack gap={6}>
      <LevelChoice
        shown={shown}
        asked={level}
        onChange={(asked) => {
          next.reset();
          setLevel(asked);
        }}
      />
      <QueryBoundary query={question} skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => <PreviewedQuestion key={data.question_id} question={data} next={next} />}
      </QueryBoundary>
    </Stack>
  );
}

interface PreviewedQuestionProps {
  question: TeacherQuestion;
  next: ReturnType<typeof useNextPreview>;
}

function PreviewedQuestion({ question, next }: PreviewedQuestionProps) {
  const { question_id, sheet, skill } = question;
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
          variant="secondary"
          icon={<RefreshCw size="1.2em" />}
          isPending={next.isPending}
          onPress={() => next.mutate({ questionId: question_id })}
        >
          {preview.another}
        </Button>
        {!isShown && (
          <Button variant="quiet" onPress={() => setShown(true)}>
            {preview.show}
          </Button>
        )}
      </Inline>
      {next.error !== null && <Alert tone="error">{next.error.detail}</Alert>}
      {isShown && (
        <section ref={reach} tabIndex={-1} aria-label={preview.facts} className={css.facts}>
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
