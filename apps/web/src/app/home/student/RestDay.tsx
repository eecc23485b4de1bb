import { useSession } from '@mashq/state/platform/session/session';
import { useHasRewards } from '@mashq/state/progress/rewards';
import { Card } from '@mashq/ui/data/card';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { studentHome } from '../../strings/student-home.ts';

const words = studentHome;

/** A day with nothing to do: no filled button, three things for those who like. */
export function RestDay() {
  const hasRewards = useHasRewards();
  const { activeUser } = useSession();
  const course = activeUser?.courses.find(({ subject }) => subject === 'math');
  return (
    <Section title={words.rest.title} subtitle={words.rest.text}>
      <Section title={words.rest.ifYouLike} level={3}>
        <Grid columns="narrow" gap={3}>
          {hasRewards && (
            <Card
              tone="success"
              level={4}
              href="/student/games/maze"
              title={words.maze.title}
              subtitle={words.maze.find}
            />
          )}
          <Card
            tone="reward"
            level={4}
            href="/student/exercise"
            title={words.rest.practice}
            subtitle={words.rest.practiceNote}
          />
          {course && (
            <Card
              tone="info"
              level={4}
              href={`/student/courses/math/${course.id}`}
              title={words.rest.book}
              subtitle={words.rest.bookNote}
            />
          )}
        </Grid>
      </Section>
    </Section>
  );
}
