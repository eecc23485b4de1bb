import type { Level } from '@mashq/curriculum/model';
import { useNextPreview, usePreviewQuestion } from '@mashq/state/questions/teacher-question';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { LevelChoice } from './LevelChoice.tsx';
import { PreviewedQuestion } from './PreviewedQuestion.tsx';

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
        {(data) => (
          <PreviewedQuestion
            key={data.question_id}
            question={data}
            onAnother={() => next.mutate({ questionId: data.question_id })}
            isAnotherPending={next.isPending}
            error={next.error?.detail}
          />
        )}
      </QueryBoundary>
    </Stack>
  );
}
