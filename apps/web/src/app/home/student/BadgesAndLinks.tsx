import { useSession } from '@mashq/state/platform/session/session';
import { useHasRewards } from '@mashq/state/progress/rewards';
import { Link } from '@mashq/ui/actions/link';
import { Inline } from '@mashq/ui/layout/inline';
import { Section } from '@mashq/ui/layout/section';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { studentHome } from '../../strings/student-home.ts';
import * as css from './HomeScreen.css.ts';

/** Pictures of badges are large, and are not stored for times without a network. */
const badges = lazyComponent(() => import('./HomeBadges.tsx'), 'HomeBadges');

const words = studentHome;

/** The newest badges where the school has them, and the ways to everything else. */
export function BadgesAndLinks() {
  const hasRewards = useHasRewards();
  const { activeUser } = useSession();
  const course = activeUser?.courses.find(({ subject }) => subject === 'math');
  return (
    <>
      {hasRewards && (
        <OptionalBoundary placeholder={<div className={css.badges} />}>
          <badges.Component />
        </OptionalBoundary>
      )}
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
