import { useNextPreview, usePreviewQuestion } from '@mashq/state/questions/teacher-question';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { DescriptionList, type DescriptionListProps } from '@mashq/ui/data/description-list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Select } from '@mashq/ui/forms/select';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { PreviewedQuestion } from '../../../questions/preview/PreviewedQuestion.tsx';
import { studentView as words } from '../../strings/student-view.ts';

/** What some students will see: all of the work, or the part of one group or activity. */
export interface ViewPart {
  id: string;
  /** Of the group or activity; unused where the work is one part. */
  name: string;
  /** Those that are chosen. */
  skills: readonly { id: string; title: string }[];
  /** For whom, from when to when, and how many questions. */
  facts: DescriptionListProps['items'];
}

export interface StudentViewProps {
  /** Those that have skills already. */
  parts: readonly ViewPart[];
  /** What a part is, where there may be several. */
  partLabel?: string;
  /** It is beside the form, and leaves the focus there. @default false */
  isBeside?: boolean;
}

/** What students will see of the work: a question of each skill, one after another, for whom and until when it is, and how many there are. */
export function StudentView({ parts, partLabel = words.group, isBeside = false }: StudentViewProps) {
  const [asked, setAsked] = useState<string>();
  // A part can be left out while it is looked at.
  const part = parts.find(({ id }) => id === asked) ?? parts[0];
  if (part === undefined) return null;
  return (
    <Stack gap={5}>
      {parts.length > 1 && (
        <Select
          label={partLabel}
          options={parts.map(({ id, name }) => ({ value: id, label: name }))}
          value={part.id}
          onChange={setAsked}
        />
      )}
      <Skills key={part.id} skills={part.skills} isReadOnly={isBeside} />
      <p>{words.differs}</p>
      <DescriptionList items={part.facts} />
    </Stack>
  );
}

function Skills({ skills, isReadOnly }: { skills: ViewPart['skills']; isReadOnly: boolean }) {
  const [asked, setAsked] = useState(0);
  // A skill can be left out while it is looked at.
  const place = Math.min(asked, skills.length - 1);
  const skill = skills[place];
  if (skill === undefined) return null;
  return (
    <>
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
      <Sample key={skill.id} skillId={skill.id} isReadOnly={isReadOnly} />
    </>
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
