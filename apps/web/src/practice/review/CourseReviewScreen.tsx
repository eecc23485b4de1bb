import { useDueSkills } from '@mashq/state/practice/session';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { SkillMeter } from '@mashq/ui/learning/skill-meter';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { PracticeWaits } from '../exercise/PracticeWaits.tsx';
import { useBeginPractice } from '../exercise/use-begin-practice.ts';
import { exerciseWords } from '../strings/student-exercise.ts';

/** What is due for spaced review today and this week. */
export function CourseReviewScreen() {
  const words = exerciseWords.review;
  return (
    <Page width="student" title={words.title} subtitle={words.subtitle}>
      <QueryBoundary query={useDueSkills()} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(due) => <DueSkills due={due} />}
      </QueryBoundary>
    </Page>
  );
}

type Due = NonNullable<ReturnType<typeof useDueSkills>['data']>;

function DueSkills({ due: { today, this_week, next_at } }: { due: Due }) {
  const words = exerciseWords.review;
  const { begin, isPending, needsNetwork } = useBeginPractice();
  return (
    <Stack gap={6}>
      {today.length > 0 ? (
        <Section title={words.today}>
          <Stack gap={5}>
            <SkillCards skills={today} />
            <Inline>
              <Button variant="primary" size="large" isPending={isPending} onPress={() => begin({ kind: 'review' })}>
                {words.start}
              </Button>
            </Inline>
            <PracticeWaits needsNetwork={needsNetwork} />
          </Stack>
        </Section>
      ) : (
        <LazyEmptyState
          picture="done"
          action={
            <Link variant="primary" href="/student/exercise">
              {words.practice}
            </Link>
          }
        >
          {next_at === null ? words.nothingYet : `${words.nothing} ${words.next(formatDate(next_at))}`}
        </LazyEmptyState>
      )}
      {this_week.length > 0 && (
        <Section title={words.week}>
          <SkillCards skills={this_week} />
        </Section>
      )}
    </Stack>
  );
}

function SkillCards({ skills }: { skills: readonly (Due['today'][number] & { due_at?: string })[] }) {
  return (
    <Grid columns="wide" gap={4}>
      {skills.map(({ id, title, lesson_title, due_at, mastery: { band, n, estimate } }) => (
        <Card
          key={id}
          title={title}
          subtitle={due_at === undefined ? lesson_title : exerciseWords.review.day(formatDate(due_at))}
          level={3}
        >
          <SkillMeter band={band} count={n} estimate={estimate} size="small" />
        </Card>
      ))}
    </Grid>
  );
}
