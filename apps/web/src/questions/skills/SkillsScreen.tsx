import type { SchoolClass } from '@mashq/api/contract';
import { useSession } from '@mashq/state/platform/session/session';
import { useBook, useClassMastery } from '@mashq/state/reports/dashboard';
import { Link } from '@mashq/ui/actions/link';
import { BandLegend } from '@mashq/ui/charts/band-bar';
import { Tabs } from '@mashq/ui/data/tabs';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { useLocation, useSearch } from 'wouter';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { bookNames } from '../../platform/strings/student-general.ts';
import { teacherSkills } from '../strings/teacher-questions.ts';
import { ChapterSkills } from './ChapterSkills.tsx';

const words = teacherSkills;

/** The mathematics books of the grades a teacher teaches, with how far the chosen class is in each skill. */
export function SkillsScreen() {
  const { activeUser } = useSession();
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const classes = activeUser?.classes ?? [];
  const schoolClass = classes.find(({ id }) => id === query.get('class')) ?? classes[0];
  return (
    <Page
      title={words.title}
      {...(schoolClass && { subtitle: words.subtitle(bookNames[schoolClass.grade], schoolClass.title) })}
      width="full"
      actions={
        <Link variant="secondary" href="/teacher/question">
          {words.browse}
        </Link>
      }
    >
      {schoolClass === undefined ? (
        <LazyEmptyState picture="people">{words.empty}</LazyEmptyState>
      ) : (
        <Stack gap={6}>
          {classes.length > 1 && (
            <SegmentedControl
              label={words.class}
              options={classes.map(({ id, title }) => ({ value: id, label: title }))}
              value={schoolClass.id}
              onChange={(id) => navigate(`${path}?class=${id}`, { replace: true })}
            />
          )}
          <BookOfClass
            key={schoolClass.id}
            schoolClass={schoolClass}
            chapter={query.get('chapter')}
            onChapter={(chapter) => navigate(`${path}?class=${schoolClass.id}&chapter=${chapter}`, { replace: true })}
          />
        </Stack>
      )}
    </Page>
  );
}

interface BookOfClassProps {
  schoolClass: SchoolClass;
  /** In the address; the first chapter when null. */
  chapter: string | null;
  onChapter: (chapter: string) => void;
}

function BookOfClass({ schoolClass, chapter, onChapter }: BookOfClassProps) {
  const book = useBook(schoolClass.grade);
  const mastery = useClassMastery(schoolClass.id);
  const isLoading = mastery.data === undefined && mastery.error === null;
  const bands = new Map(mastery.data?.skills.map(({ skill_id, bands: counts }) => [skill_id, counts]));
  return (
    <QueryBoundary query={book} skeleton={<BookSkeleton />}>
      {({ chapters }) => (
        <Stack gap={6}>
          <QueryBoundary query={mastery} skeleton={<BandLegend />}>
            {({ students }) => (students === 0 ? <Alert tone="info">{words.noStudents}</Alert> : <BandLegend />)}
          </QueryBoundary>
          <Tabs
            label={words.chapters}
            {...(chapter !== null && { selected: chapter })}
            onSelectionChange={onChapter}
            items={chapters.map((each) => ({
              id: String(each.number),
              title: words.chapter(formatNumber(each.number), each.title),
              content: <ChapterSkills chapter={each} schoolClass={schoolClass} bands={isLoading ? undefined : bands} />,
            }))}
          />
        </Stack>
      )}
    </QueryBoundary>
  );
}

function BookSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton shape="text" lines={2} />
      <Skeleton shape="card" size="huge" />
    </Stack>
  );
}
