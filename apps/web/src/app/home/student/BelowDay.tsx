import { useSession } from '@mashq/state/platform/session/session';
import { useBadges, useHasRewards } from '@mashq/state/progress/rewards';
import { Link } from '@mashq/ui/actions/link';
import { Inline } from '@mashq/ui/layout/inline';
import { Section } from '@mashq/ui/layout/section';
import { BADGES } from '@mashq/ui/rewards/badge-art';
import { RecentBadges } from '@mashq/ui/rewards/recent-badges';
import { studentHome } from '../../strings/student-home.ts';
import * as css from './HomeScreen.css.ts';

const words = studentHome;

/** The newest badges where the school has them, and the ways to everything else. */
export function BelowDay() {
  const hasRewards = useHasRewards();
  const { activeUser } = useSession();
  const course = activeUser?.courses.find(({ subject }) => subject === 'math');
  return (
    <>
      {hasRewards && <Badges />}
      <Section title={words.more.title}>
        <nav aria-label={words.more.title}>
          <Inline gap={4}>
            {[
              ['/student/homeworks', words.more.homeworks],
              ...(course ? [[`/student/courses/math/${course.id}`, words.more.course]] : []),
              ['/student/course-review', words.more.review],
              ['/student/exercise', words.more.practice],
              ['/student/report', words.more.report],
              ...(hasRewards
                ? [
                    ['/student/profile/badges', words.more.badges],
                    ['/student/games/maze', words.more.maze],
                  ]
                : []),
            ].map(([href = '', label]) => (
              <Link key={href} variant="standalone" href={href}>
                {label}
              </Link>
            ))}
          </Inline>
        </nav>
      </Section>
    </>
  );
}

function Badges() {
  const { data } = useBadges();
  if (data === undefined || !data.is_on) return null;
  const got = new Set<string>(data.badges.map(({ id }) => id));
  return (
    <Section
      title={words.badges.title}
      className={css.badges}
      actions={
        <Link variant="standalone" hasArrow href="/student/profile/badges">
          {words.badges.all}
        </Link>
      }
    >
      <RecentBadges
        badges={data.badges.map(({ id, is_new: isNew }) => ({ id, isNew }))}
        next={BADGES.find(({ id }) => !got.has(id))?.id}
      />
    </Section>
  );
}
