import type { SeriesKind } from '@mashq/state/platform/query/student-keys';
import { useAssignment, useAssignmentQuestions } from '@mashq/state/work/assignment-student';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useEffect } from 'react';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { studentHomework } from '../../strings/student-homework.ts';
import { HomeworkView } from './HomeworkView.tsx';

const question = lazyComponent(() => import('../../../questions/student/AssignmentQuestion.tsx'), 'AssignmentQuestion');

export interface AssignmentScreenProps {
  kind: SeriesKind;
  id: string;
  /** Its path. */
  home: string;
  /** The screen above it. */
  parent: { title: string; href: string };
}

/** Assigned work of any kind: its questions, progress and next step. */
export function AssignmentScreen({ kind, id, home, parent }: AssignmentScreenProps) {
  const assignment = useAssignment(kind, id);
  useNameInTitle(assignment.data?.title);
  // Fetched ahead, so that it can be done without a network from here on.
  useAssignmentQuestions(kind, id, { isNeeded: assignment.data?.is_open ?? false });
  useEffect(question.preload, []);
  const title = assignment.data?.title ?? studentHomework(kind).title;
  return (
    <Page width="student" title={title} breadcrumbs={<Breadcrumbs items={[parent, { title }]} />}>
      <QueryBoundary query={assignment} voice="student" skeleton={<ScreenSkeleton />}>
        {(data) => <HomeworkView kind={kind} home={home} homework={data} />}
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
