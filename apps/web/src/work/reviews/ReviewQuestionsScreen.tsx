import { useAssignmentReport } from '@mashq/state/reports/assignment-report';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Select } from '@mashq/ui/forms/select';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useState } from 'react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { Preview } from '../../questions/preview/Preview.tsx';
import { workLists } from '../homework/teacher/work-lists.ts';
import { assignmentNouns } from '../strings/teacher-homework.ts';
import { teacherReviews } from '../strings/teacher-reviews.ts';

const words = teacherReviews.question;

/** A question of each skill of a review, as its students see it. */
export function ReviewQuestionsScreen({ reviewId }: { reviewId: string }) {
  const report = useAssignmentReport({ kind: 'review', id: reviewId });
  useNameInTitle(report.data?.assignment.title);
  const [asked, setAsked] = useState<string>();
  const crumbs = [
    workLists.review,
    { title: report.data?.assignment.title ?? assignmentNouns.review, href: `/teacher/review/${reviewId}` },
    { title: words.title },
  ];
  return (
    <Page title={words.title} subtitle={words.intro} breadcrumbs={<Breadcrumbs items={crumbs} />} width="reading">
      <QueryBoundary query={report} skeleton={<Skeleton shape="card" size="huge" />}>
        {({ skills }) => {
          const skill = skills.find(({ id }) => id === asked) ?? skills[0];
          return (
            <Stack gap={6}>
              {skills.length > 1 && (
                <Select
                  label={words.skill}
                  options={skills.map(({ id: value, title: label }) => ({ value, label }))}
                  value={skill?.id ?? null}
                  onChange={(id) => setAsked(id ?? undefined)}
                />
              )}
              {skill && <Preview key={skill.id} skillId={skill.id} />}
            </Stack>
          );
        }}
      </QueryBoundary>
    </Page>
  );
}
