import { useHomework, useHomeworkQuestions } from '@mashq/state/member';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useEffect } from 'react';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { lazyComponent } from '../../../routing/lazy-component.tsx';
import { studentHomework } from '../../../strings/student/homework.ts';
import { studentHomeworks } from '../../../strings/student/homeworks.ts';
import { HomeworkView } from './HomeworkView.tsx';

const questionScreen = lazyComponent(() => import('../question/HomeworkQuestionScreen.tsx'), 'HomeworkQuestionScreen');

/** One homework: its questions, progress and next step. */
export function HomeworkScreen({ homeworkId }: { homeworkId: string }) {
  const homework = useHomework(homeworkId);
  // Fetched ahead, so that the homework can be done without a network from here on.
  useHomeworkQuestions(homeworkId, { isNeeded: homework.data?.is_open ?? false });
  useEffect(questionScreen.preload, []);
  const title = homework.data?.title ?? studentHomework.title;
  return (
    <Page
      width="student"
      title={title}
      breadcrumbs={<Breadcrumbs items={[{ title: studentHomeworks.title, href: '/student/homeworks' }, { title }]} />}
    >
      <QueryBoundary query={homework} voice="student" skeleton={<ScreenSkeleton />}>
        {(data) => <HomeworkView homework={data} />}
      </QueryBoundary>
    </Page>
  );
}

function ScreenSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton shape="card" size="large" />
      <Skeleton shape="heading" width="half" />
      <Skeleton shape="text" lines={4} />
    </Stack>
  );
}
