import type { HomeworkSkill } from '@mashq/api/contract';
import { useNextPreview, usePreviewQuestion } from '@mashq/state/questions/teacher-question';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { PreviewedQuestion } from '../../../questions/preview/PreviewedQuestion.tsx';
import { newHomework } from '../../strings/teacher-new-homework.ts';

const words = newHomework.view;

export interface StudentViewProps {
  /** The skills that are chosen; at least one. */
  skills: readonly HomeworkSkill[];
  /** Questions of the pages and of reviews that each student gets. */
  fresh: number;
  reviews: number;
  /** It is beside the form, and leaves the focus there. @default false */
  isBeside?: boolean;
}

/** What a student will see of the homework: a question of each skill, one after another, and how many there are. */
export function StudentView({ skills, fresh, reviews, isBeside = false }: StudentViewProps) {
  const [asked, setAsked] = useState(0);
  // A skill can be left out while it is looked at.
  const place = Math.min(asked, skills.length - 1);
  const skill = skills[place];
  if (skill === undefined) return null;
  return (
    <Stack gap={5}>
      <Inline justify="between" isWrapping={false}>
        <IconButton aria-label={words.before} isDisabled={place === 0} onPress={() => setAsked(place - 1)}>
          <ChevronRight />
        </IconButton>
        <span role="status">{words.place(formatNumber(place + 1), formatNumber(skills.length), skill.title)}</span>
        <IconButton
          aria-label={words.next}
          isDisabled={place === skills.length - 1}
          onPress={() => setAsked(place + 1)}
        >
          <ChevronLeft />
        </IconButton>
      </Inline>
      <Sample key={skill.id} skillId={skill.id} isReadOnly={isBeside} />
      <p>{words.differs}</p>
      <p>
        <strong>{words.each(formatNumber(fresh + reviews))}</strong>
        {reviews > 0 && words.parts(formatNumber(fresh), formatNumber(reviews))}
      </p>
    </Stack>
  );
}

function Sample({ skillId, isReadOnly }: { skillId: string; isReadOnly: boolean }) {
  const question = usePreviewQuestion(skillId, undefined);
  const next = useNextPreview(skillId, undefined);
  return (
    <QueryBoundary query={question} skeleton={<Skeleton shape="card" size="large" />}>
      {(data) => (
        <PreviewedQuestion
          key={data.question_id}
          question={data}
          onAnother={() => next.mutate({ questionId: data.question_id })}
          isAnotherPending={next.isPending}
          error={next.error?.detail}
          isReadOnly={isReadOnly}
        />
      )}
    </QueryBoundary>
  );
}
