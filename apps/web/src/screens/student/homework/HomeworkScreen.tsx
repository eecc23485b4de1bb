import { useHomework, useHomeworkQuestions } from '@mashq/state/member';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useEffect } from 'react';
import { Loaded } from '../../../loading/Loaded.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.tsx';
import { studentHomework } from '../../../strings/student/homework.ts';
import { studentHomeworks } from '../../../strings/student/homeworks.ts';
import { HomeworkView } from './HomeworkView.tsx';

const questionScreen = lazyScreen(() => import('../question/HomeworkQuestionScreen.tsx'), 'HomeworkQuestionScreen');

/** One homework: what it asks, how far it is, and the way on. */
export function HomeworkScreen({ homeworkId }: { homeworkId: string }) {
  const homework = useHomework(homeworkId);
  // Before they are needed: from here on a lost network does not stop the child.
  useHomeworkQuestions(homeworkId, { isNeeded: homework.data?.is_open ?? false });
  useEffect(questionScreen.preload, []);
  const title = homework.data?.title ?? studentHomework.title;
  return (
    <Page
      width="student"
      title={title}
      breadcrumbs={<Breadcrumbs items={[{ title: studentHomeworks.title, href: '/student/homeworks' }, { title }]} />}
    >
      <Loaded query={homework} voice="student" skeleton={<Bones />}>
        {(data) => <HomeworkView homework={data} />}
      </Loaded>
    </Page>
  );
}

function Bones() {
  return (
    <Stack gap={6}>
      <Skeleton shape="card" size="large" />
      <Skeleton shape="heading" width="half" />
      <Skeleton shape="text" lines={4} />
    </Stack>
  );
}
