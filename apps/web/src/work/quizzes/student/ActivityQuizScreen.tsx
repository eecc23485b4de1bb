import type { StudentActivity, StudentPackageDetail } from '@mashq/api/contract';
import { useWaitingAnswers } from '@mashq/state/questions/outbox/answers';
import { usePackage } from '@mashq/state/work/packages-student';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { PracticeProgress } from '@mashq/ui/learning/practice-progress';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { Redirect } from 'wouter';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { homeworkQuestionStates } from '../../../questions/student/homework-question-states.ts';
import { ActivityAction } from '../../packages/student/ActivityAction.tsx';
import { activityItems } from '../../packages/student/activity-questions.ts';
import { readActivityId } from '../../packages/student/activity-quiz-path.ts';
import { packageWords } from '../../strings/student-package.ts';
import { quizWords } from '../../strings/student-quiz.ts';
import { RequireQuiz } from './RequireQuiz.tsx';

const words = quizWords.activity;

/** A quiz that is an activity of a package: its rules, from where it begins, and how far the student is. */
export function ActivityQuizScreen({ activityId }: { activityId: string }) {
  const activity = readActivityId(activityId);
  // The id of a quiz of its own.
  if (activity === null) return <Redirect to={`/student/quiz?quiz=${encodeURIComponent(activityId)}`} replace />;
  return (
    <RequireQuiz>
      <ActivityQuiz {...activity} />
    </RequireQuiz>
  );
}

function ActivityQuiz({ packageId, number }: { packageId: string; number: number }) {
  const detail = usePackage(packageId);
  const activity = detail.data?.activities.find((one) => one.number === number && one.kind === 'quiz');
  useNameInTitle(activity?.title);
  const title = activity?.title ?? words.title;
  return (
    <Page
      width="student"
      title={title}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { title: quizWords.title, href: '/student/quiz' },
            { title: detail.data?.title ?? packageWords.title, href: `/student/package/${packageId}` },
            { title },
          ]}
        />
      }
    >
      <QueryBoundary query={detail} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) =>
          activity === undefined ? (
            <LazyEmptyState picture="lost">{words.missing}</LazyEmptyState>
          ) : (
            <ActivityCard detail={data} activity={activity} />
          )
        }
      </QueryBoundary>
    </Page>
  );
}

/** The rules of the quiz, a sentence each. */
function rulesOf({ items_total: total, right_needed: right }: StudentActivity): string[] {
  return [
    packageWords.rules.quiz(formatNumber(total)),
    right === null ? words.all : words.right(formatNumber(right)),
    words.noClock,
    words.atOnce,
  ];
}

function ActivityCard({ detail, activity }: { detail: StudentPackageDetail; activity: StudentActivity }) {
  const { waiting } = useWaitingAnswers();
  const items = activityItems(detail, activity);
  const isDone = activity.state === 'completed';
  return (
    <Card
      title={detail.title}
      {...(detail.teacher_name !== '' && { subtitle: quizWords.teacher(detail.teacher_name) })}
    >
      <Stack gap={5}>
        {items.length > 0 && <PracticeProgress states={homeworkQuestionStates(items, waiting)} align="start" />}
        {isDone ? (
          <Alert tone="success">
            {quizWords.skill(formatNumber(activity.right), formatNumber(activity.items_total))}
          </Alert>
        ) : (
          <List aria-label={quizWords.rules}>
            {rulesOf(activity).map((rule) => (
              <ListItem key={rule} title={rule} />
            ))}
          </List>
        )}
        {activity.state === 'locked' && <Alert tone="info">{packageWords.locked}</Alert>}
        {!detail.is_open && !isDone && <Alert tone="info">{packageWords.closed}</Alert>}
        <Inline>
          <ActivityAction detail={detail} activity={activity} showsRules={false} />
          <Link variant="secondary" href={`/student/package/${detail.id}`}>
            {packageWords.back}
          </Link>
        </Inline>
      </Stack>
    </Card>
  );
}
