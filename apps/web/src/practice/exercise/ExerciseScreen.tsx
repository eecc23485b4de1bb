import type { PracticeSession } from '@mashq/api/contract';
import { useOpenPracticeSession } from '@mashq/state/practice/session';
import { useSkills } from '@mashq/state/practice/skills';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { CheckboxGroup } from '@mashq/ui/forms/checkbox-group';
import { formatNumber, formatRelativeDay } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { FirstVisitHint } from '../../help/hints/FirstVisitHint.tsx';
import { ChoiceFailure } from '../../platform/loading/ChoiceFailure.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { RevealInOrder } from '../../platform/loading/RevealInOrder.tsx';
import { exerciseWords } from '../strings/student-exercise.ts';
import { PracticeWaits } from './PracticeWaits.tsx';
import { SessionProgress } from './SessionProgress.tsx';
import { useBeginPractice } from './use-begin-practice.ts';

/** The student's own practice: what was left open, or a new one of skills that Mashq or the student chooses. */
export function ExerciseScreen() {
  const words = exerciseWords;
  const { begin, isPending, needsNetwork } = useBeginPractice();
  const left = useOpenPracticeSession();
  const hasOpen = left.data?.session != null;
  return (
    <Page width="student" title={words.title} subtitle={words.subtitle}>
      <Stack gap={6}>
        <RevealInOrder>
          {/* A new practice can be begun without it: its failure does not take the place of the screen. */}
          {left.data === undefined && left.error !== null ? (
            <ChoiceFailure query={left} voice="student" />
          ) : (
            <QueryBoundary query={left} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
              {({ session }) => session && <OpenSession session={session} />}
            </QueryBoundary>
          )}
          {(left.data !== undefined || left.error !== null) && (
            <FirstVisitHint screen="student-practice">{words.hint}</FirstVisitHint>
          )}
          <Card
            {...(!hasOpen && { tone: 'reward' })}
            title={words.chosen.title}
            footer={
              <Button
                variant={hasOpen ? 'secondary' : 'primary'}
                size="large"
                isPending={isPending}
                onPress={() => begin({ kind: 'own' })}
              >
                {words.chosen.start}
              </Button>
            }
          >
            <p>{words.chosen.text}</p>
            <PracticeWaits needsNetwork={needsNetwork} />
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
        </RevealInOrder>
      </Stack>
    </Page>
  );
}

function OpenSession({ session }: { session: PracticeSession }) {
  const words = exerciseWords.open;
  return (
    <Card tone="reward" title={words.title} subtitle={words.begun(formatRelativeDay(session.created_at))}>
      <SessionProgress session={session} />
    </Card>
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
