import { useSession } from '@mashq/state/platform/session/session';
import { useBadges } from '@mashq/state/progress/rewards';
import { useMarkBadgesSeen } from '@mashq/state/progress/use-mark-badges-seen';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { BADGES, BadgeArt } from '@mashq/ui/rewards/badge-art';
import { BadgeShelf, type ShelfBadge } from '@mashq/ui/rewards/badge-shelf';
import { Celebration } from '@mashq/ui/rewards/celebration';
import { useState } from 'react';
import { FirstVisitHint } from '../help/hints/FirstVisitHint.tsx';
import { LazyEmptyState } from '../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../platform/loading/QueryBoundary.tsx';
import { RevealInOrder } from '../platform/loading/RevealInOrder.tsx';
import { personOf } from '../platform/people/nav-account.ts';
import { useFocusOfRows } from '../platform/routing/use-focus-heading.ts';
import { CupsCard } from './CupsCard.tsx';
import { rewardWords } from './strings/student-rewards.ts';

/** A student's badges and cups. */
export function BadgesScreen() {
  const words = rewardWords;
  const badges = useBadges();
  useMarkBadgesSeen((badges.data?.badges ?? []).filter(({ is_new }) => is_new).map(({ id }) => id));
  return (
    <Page width="student" title={words.title} subtitle={words.subtitle}>
      <QueryBoundary query={badges} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {({ is_on, badges: had }) =>
          is_on ? (
            <Shelf badges={had.map(({ id, awarded_at, is_new }) => ({ id, gotAt: awarded_at, isNew: is_new }))} />
          ) : (
            <LazyEmptyState
              picture="homework"
              action={
                <Link variant="primary" href="/student">
                  {words.home}
                </Link>
              }
            >
              {words.off}
            </LazyEmptyState>
          )
        }
      </QueryBoundary>
    </Page>
  );
}

function Shelf({ badges }: { badges: readonly ShelfBadge[] }) {
  const words = rewardWords;
  const { activeUser } = useSession();
  const [isClosed, setClosed] = useState(false);
  useFocusOfRows(isClosed ? 0 : 1);
  const isFresh = new Set(badges.filter(({ isNew }) => isNew).map(({ id }) => id));
  const fresh = BADGES.filter(({ id }) => isFresh.has(id));
  const [first] = fresh;
  return (
    <Stack gap={8}>
      <FirstVisitHint screen="student-badges">{rewardWords.hint}</FirstVisitHint>
      {first !== undefined && !isClosed && (
        <Celebration
          title={fresh.length === 1 ? words.newBadge(first.title) : words.newBadges(formatNumber(fresh.length))}
          message={fresh.length === 1 ? first.reason : words.names(fresh.map(({ title }) => title))}
          badge={<BadgeArt badge={first.id} size={128} isDecorative />}
          onClose={() => setClosed(true)}
        />
      )}
      <RevealInOrder>
        <CupsCard />
        <BadgeShelf badges={badges} person={personOf(activeUser?.gender ?? null)} />
      </RevealInOrder>
    </Stack>
  );
}
