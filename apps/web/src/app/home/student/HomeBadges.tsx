import { useBadges } from '@mashq/state/progress/rewards';
import { Link } from '@mashq/ui/actions/link';
import { Section } from '@mashq/ui/layout/section';
import { BADGES } from '@mashq/ui/rewards/badge-art';
import { RecentBadges } from '@mashq/ui/rewards/recent-badges';
import { studentHome } from '../../strings/student-home.ts';
import * as css from './HomeScreen.css.ts';

const words = studentHome.badges;

/** The newest badges, and one that may come. */
export function HomeBadges() {
  const { data } = useBadges();
  if (data === undefined || !data.is_on) return null;
  const got = new Set<string>(data.badges.map(({ id }) => id));
  return (
    <Section
      title={words.title}
      className={css.badges}
      actions={
        <Link variant="standalone" hasArrow href="/student/profile/badges">
          {words.all}
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
