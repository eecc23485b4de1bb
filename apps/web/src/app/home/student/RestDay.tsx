import { useSession } from '@mashq/state/platform/session/session';
import { useHasRewards } from '@mashq/state/progress/rewards';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { MediaObject } from '@mashq/ui/data/media-object';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { CircleCheckBig } from 'lucide-react';
import { studentHome } from '../../strings/student-home.ts';
import type { Summary } from './day.ts';

const words = studentHome;

/** A day with nothing to do: no filled button, three things for those who like. A warm-up that is done stands above them. */
export function RestDay({ warmUp }: { warmUp: Summary['warm_up'] | undefined }) {
  const hasRewards = useHasRewards();
  const { activeUser } = useSession();
  const course = activeUser?.courses.find(({ subject }) => subject === 'math');
  return (
    <Section title={words.rest.title} subtitle={words.rest.text}>
      {warmUp?.state === 'done' && (
        <MediaObject
          picture={<CircleCheckBig size="1.75em" aria-hidden="true" />}
          title={words.warmUp.done}
          note={
            <>
              {words.warmUp.result(formatNumber(warmUp.right), formatNumber(warmUp.asked))}{' '}
              <Link href="/student/warm-up">{words.warmUp.see}</Link>
            </>
          }
        />
      )}
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
