import { useSeenOnce } from '@mashq/state/platform/seen-once';
import { useSession } from '@mashq/state/platform/session/session';
import { useIsOnline } from '@mashq/state/platform/status/online';
import { nextSkill } from '@mashq/state/practice/next-skill';
import { prefetchSkills, useSkills } from '@mashq/state/practice/skills';
import { prefetchCompletionSummary, useCompletionSummary } from '@mashq/state/reports/completion-summary';
import { useStoredDay } from '@mashq/state/reports/last-stored-day';
import { prefetchOpenAssignments, useOpenAssignments } from '@mashq/state/work/homework-student';
import { Link } from '@mashq/ui/actions/link';
import { formatDate, formatNumber } from '@mashq/ui/i18n';
import { NotebookScene, PomegranateTree, WeekGarland, WireBinding } from '@mashq/ui/illustrations/notebook-scene';
import { DayPath } from '@mashq/ui/learning/day-path';
import { visuallyHidden } from '@mashq/ui/theme';
import { BookOpenText, Grid3x3, Pencil, RotateCcw, Shuffle, Users } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { FirstVisitHint } from '../../../help/hints/FirstVisitHint.tsx';
import { firstScreen } from '../../../platform/loading/first-screen.ts';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { AfterFirstScreen, lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { homeHint, studentHome } from '../../strings/student-home.ts';
import * as css from './HomeScreen.css.ts';
import { FactsSkeleton, HomeSkeleton } from './HomeSkeleton.tsx';
import { MazeIcon } from './MazeIcon.tsx';
import { type Day, dayOf, type Icon, type Summary, weekOf } from './plan-day.ts';
import { WeekFacts } from './WeekFacts.tsx';

/** The mascot, the badges and the ways to everything else follow what a student can press first. */
const mascot = lazyComponent(() => import('./HomeMascot.tsx'), 'HomeMascot');
const badgesAndLinks = lazyComponent(() => import('./BadgesAndLinks.tsx'), 'BadgesAndLinks');
const staleNote = lazyComponent(() => import('./StaleNote.tsx'), 'StaleNote');
const nothingToDo = lazyComponent(() => import('./NothingToDo.tsx'), 'NothingToDo');

const words = studentHome;
const ICON = { size: '1em', strokeWidth: 2.2 } as const;

const ICONS: Readonly<Record<Icon, ReactNode>> = {
  work: <Pencil {...ICON} />,
  skill: <BookOpenText {...ICON} />,
  review: <RotateCcw {...ICON} />,
  practice: <Shuffle {...ICON} />,
  'warm-up': <Grid3x3 {...ICON} />,
  placement: <BookOpenText {...ICON} />,
  maze: <MazeIcon />,
  class: <Users {...ICON} />,
};

/** Student home: one next thing, what comes after it, and the world that grows with what is learned. */
export function HomeScreen() {
  const { activeUser } = useSession();
  const isOnline = useIsOnline();
  const assignments = useOpenAssignments();
  const summary = useCompletionSummary();
  const skills = useSkills();
  useStoredDay({ assignments, summary, skills });
  const queries = [assignments, summary, skills];
  // Where there is work, the day of rest comes once that is done, maybe without a network.
  useEffect(() => void firstScreen.then(nothingToDo.preload), []);
  const isLoading = queries.some(({ data, error }) => data === undefined && error === null);
  // A child in no class has no book, which is no failure.
  const failed = queries.filter(({ error }) => error !== null && (error as { status?: number }).status !== 404);
  const isBroken = failed.length > 0 && queries.every(({ data }) => data === undefined);
  const day =
    isLoading || activeUser === null
      ? null
      : dayOf({
          work: assignments.data?.items,
          skills: skills.data,
          summary: summary.data,
          user: activeUser,
          isOnline,
        });
  const week = summary.data && weekOf(summary.data, Date.now());
  const face = day?.face ?? 'day';
  const isAtGoal = hasReached(summary.data, week);
  // Once a week; who rests today may have reached it with what was done last. A return has words of its own.
  const isGoalNews = useSeenOnce(
    (day?.face === 'day' || day?.face === 'rest') && isAtGoal && activeUser?.features.includes('gamification')
      ? `${activeUser.id} goal ${summary.data?.week_start}`
      : null,
  );
  // A day of rest is praised where something was done on it.
  const greeting = isGoalNews ? 'goal' : face === 'rest' && summary.data?.days_away !== 0 ? 'day' : face;
  const hasNearest = nextSkill(skills.data)?.mastery.band === 'near';
  const again = () => {
    for (const { refetch } of failed) void refetch();
  };

  if (activeUser === null) return null;

  return (
    <div className={css.notebook}>
      <div className={css.root}>
        <header className={css.head}>
          {/* The same element whatever it says: it may have the focus. */}
          <h1 className={css.greeting}>{words.greeting[greeting](activeUser.first_name)}</h1>
          {/* The greeting was read before it became news. */}
          <p role="status" className={visuallyHidden}>
            {isGoalNews && words.greeting.goal(activeUser.first_name)}
          </p>
          <p className={css.date}>{formatDate(Date.now())}</p>
        </header>
        <div className={css.notes}>
          {/* There from the start: screen readers announce what comes into it. */}
          <div role="status">
            {failed.length > 0 && !isBroken && (
              <OptionalBoundary>
                <staleNote.Component
                  readAt={queries.map(({ dataUpdatedAt }) => dataUpdatedAt)}
                  isRetrying={failed.some(({ isFetching }) => isFetching)}
                  onRetry={again}
                />
              </OptionalBoundary>
            )}
          </div>
          {day !== null && !isBroken && summary.data && (
            <FirstVisitHint screen="student-home">{homeHint(formatNumber(summary.data.weekly_goal))}</FirstVisitHint>
          )}
        </div>
        {/* Another element than the skeleton's, which has nothing to press: a hint above the day moves nothing that was there. */}
        <div className={css.path} key={`path ${day === null}`}>
          <QueryBoundary
            query={{
              data: day !== null && !isBroken ? day : undefined,
              error: isBroken ? (failed[0]?.error ?? null) : null,
              isFetching: failed.some(({ isFetching }) => isFetching),
              refetch: again,
            }}
            voice="student"
            skeleton={<HomeSkeleton />}
          >
            {(shown) => <DayOfStudent day={shown} warmUp={summary.data?.warm_up} />}
          </QueryBoundary>
        </div>
        <div className={css.week} key={`week ${day === null}`}>
          {isLoading && <FactsSkeleton />}
          {!isLoading && summary.data && week && (
            <WeekFacts
              hasRewards={activeUser.features.includes('gamification')}
              summary={summary.data}
              week={week}
              hasNearest={hasNearest}
            />
          )}
        </div>
        <div className={css.below}>
          <AfterFirstScreen>
            <badgesAndLinks.Component />
          </AfterFirstScreen>
        </div>
        <div className={css.scene}>
          <NotebookScene
            className={css.landscape}
            garland={
              <WeekGarland practiced={week?.practiced ?? []} today={week?.today} isLoading={week === undefined} />
            }
            tree={<PomegranateTree learned={summary.data?.learned_skills ?? 0} hasNearest={hasNearest} />}
            mascot={
              day && (
                <AfterFirstScreen>
                  <mascot.Component face={day.face} hasReachedGoal={isAtGoal} isGoalNews={isGoalNews} />
                </AfterFirstScreen>
              )
            }
          />
        </div>
        <div className={css.wire}>
          <WireBinding direction="upright" />
        </div>
      </div>
    </div>
  );
}

HomeScreen.prefetch = () => Promise.all([prefetchOpenAssignments(), prefetchCompletionSummary(), prefetchSkills()]);

function DayOfStudent({ day, warmUp }: { day: Day; warmUp: Summary['warm_up'] | undefined }) {
  return (
    <>
      {day.action === null ? (
        <OptionalBoundary placeholder={<HomeSkeleton />}>
          <nothingToDo.Component warmUp={warmUp} />
        </OptionalBoundary>
      ) : (
        <DayPath
          aria-label={words.path}
          stations={day.stations.map(({ icon, ...station }) => ({ ...station, icon: ICONS[icon] }))}
          action={day.action}
          progress={day.progress}
        />
      )}
      {day.asksForClass && (
        <Link variant="standalone" hasArrow href="/student/profile/school">
          {words.noClass.haveOne}
        </Link>
      )}
    </>
  );
}

const hasReached = (summary: { weekly_goal: number } | undefined, week: { practiced: readonly number[] } | undefined) =>
  summary !== undefined && week !== undefined && week.practiced.length >= summary.weekly_goal;
