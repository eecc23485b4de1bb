import { useSkills } from '@mashq/state/member';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { CheckboxGroup } from '@mashq/ui/forms/checkbox-group';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { exerciseWords } from '../../../strings/student/exercise.ts';
import { useBeginPractice } from './use-begin-practice.ts';

/** The student's own practice: Mashq chooses, or the student chooses chapters. */
export function ExerciseScreen() {
  const words = exerciseWords;
  const { begin, isPending } = useBeginPractice();
  return (
    <Page width="student" title={words.title} subtitle={words.subtitle}>
      <Stack gap={6}>
        <Card
          tone="reward"
          title={words.chosen.title}
          footer={
            <Button variant="primary" size="large" isPending={isPending} onPress={() => begin({ kind: 'own' })}>
              {words.chosen.start}
            </Button>
          }
        >
          <p>{words.chosen.text}</p>
        </Card>
        <QueryBoundary query={useSkills()} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
          {({ chapters }) => (
            <ChapterChoice
              chapters={chapters}
              isPending={isPending}
              onStart={(chosen) => begin({ kind: 'own', chapters: chosen })}
            />
          )}
        </QueryBoundary>
      </Stack>
    </Page>
  );
}

type Chapters = NonNullable<ReturnType<typeof useSkills>['data']>['chapters'];

function progressText(skills: Chapters[number]['skills']): string {
  const learned = skills.filter(({ mastery: { band } }) => band === 'learned' || band === 'mastered').length;
  const total = formatNumber(skills.length);
  return learned === 0 ? exerciseWords.own.skills(total) : exerciseWords.own.learned(formatNumber(learned), total);
}

interface ChapterChoiceProps {
  chapters: Chapters;
  isPending: boolean;
  onStart: (chapters: number[]) => void;
}

function ChapterChoice({ chapters, isPending, onStart }: ChapterChoiceProps) {
  const words = exerciseWords.own;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const start = () => {
    if (chosen.length === 0) setMissing(true);
    else onStart(chosen.map(Number));
  };
  return (
    <Card
      title={words.title}
      footer={
        <Button variant="secondary" size="large" isPending={isPending} onPress={start}>
          {words.start}
        </Button>
      }
    >
      <CheckboxGroup
        label={words.label}
        value={chosen}
        onChange={(value) => {
          setChosen(value);
          setMissing(false);
        }}
        {...(isMissing && { errorMessage: words.missing })}
        options={chapters.map(({ number, title, skills }) => ({
          value: String(number),
          label: words.chapter(formatNumber(number), title),
          description: progressText(skills),
        }))}
      />
    </Card>
  );
}
