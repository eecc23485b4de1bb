import { useSession } from '@mashq/state/platform/session/session';
import { prefetchSchoolClasses, prefetchSchoolGrades } from '@mashq/state/reports/management/management';
import { prefetchSchoolToday, useSchoolToday } from '@mashq/state/reports/school-reports';
import { Link } from '@mashq/ui/actions/link';
import { formatDate } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { UsersRound } from 'lucide-react';
import { paperOnly, screenOnly } from '../../../platform/layout/screen-only.css.ts';
import { RevealInOrder } from '../../../platform/loading/RevealInOrder.tsx';
import { fullName } from '../../../platform/people/nav-account.ts';
import { AfterFirstScreen, lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { GamificationCard } from '../../../reports/management/GamificationCard.tsx';
import { SchoolGrades } from '../../../reports/management/SchoolGrades.tsx';
import { management } from '../../../reports/strings/management.ts';
import { school } from '../../../reports/strings/school.ts';
import { titles as roster } from '../../../school/strings/screen-titles.ts';

const today = lazyComponent(() => import('../../../reports/school/SchoolToday.tsx'), 'SchoolToday');
const newSchoolSteps = lazyComponent(() => import('../../../reports/school/NewSchoolSteps.tsx'), 'NewSchoolSteps');
/** Loaded after the first screen: charts are below the rest. */
const charts = lazyComponent(() => import('../../../reports/school/SchoolCharts.tsx'), 'SchoolCharts');

/** At the end of the page, and seldom changed. */
const appearance = lazyComponent(
  () => import('../../../school/branding/SchoolAppearanceCard.tsx'),
  'SchoolAppearanceCard',
);

/** Home of school managers. Before anybody has set work there is nothing to count: it says how to get there. */
export function ManagementHomeScreen() {
  const { activeUser } = useSession();
  const { data } = useSchoolToday();
  if (activeUser === null) return null;
  const name = fullName(activeUser);
  const isNew = data?.start.has_set_work === false;
  return (
    <Page
      title={
        <>
          <span className={screenOnly}>{isNew ? school.start.title(name) : management.title(name)}</span>
          {/* Not read: nothing is printed by voice. */}
          <span aria-hidden="true" className={paperOnly}>
            {school.paperTitle}
          </span>
        </>
      }
      subtitle={isNew ? activeUser.school_name : management.today(formatDate(Date.now()))}
      actions={
        !isNew && (
          <>
            <Link variant="secondary" href="/school/classes">
              {management.allClasses}
            </Link>
            <Link variant="secondary" icon={<UsersRound size="1.2em" />} href="/school/roster">
              {roster.roster}
            </Link>
          </>
        )
      }
    >
      <Stack gap={8}>
        <RevealInOrder>
          <OptionalBoundary>{isNew ? <newSchoolSteps.Component today={data} /> : <today.Component />}</OptionalBoundary>
          {(!isNew || data.start.classes > 0) && <SchoolGrades />}
          {!isNew && (
            <AfterFirstScreen>
              <charts.Component />
            </AfterFirstScreen>
          )}
          <div className={screenOnly}>
            <Stack gap={8}>
              <GamificationCard />
              <AfterFirstScreen>
                <appearance.Component />
              </AfterFirstScreen>
            </Stack>
          </div>
        </RevealInOrder>
      </Stack>
    </Page>
  );
}

ManagementHomeScreen.prefetch = () =>
  Promise.all([prefetchSchoolToday(), prefetchSchoolGrades(), prefetchSchoolClasses(), today.ready()]);
