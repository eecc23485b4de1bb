import type { ReviewGroupReport } from '@mashq/api/contract';
import { useGroupsReport } from '@mashq/state/work/reviews';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { ProgressBar } from '@mashq/ui/feedback/progress-bar';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { previewPath } from '../../questions/preview/preview-path.ts';
import { teacherReviews } from '../strings/teacher-reviews.ts';

const words = teacherReviews.groups;

/** What came of a review, group by group. */
export function GroupsReport({ reviewId }: { reviewId: string }) {
  const groups = useGroupsReport(reviewId);
  return (
    <QueryBoundary query={groups} skeleton={<Skeleton shape="card" size="large" />}>
      {(data) => (
        <Grid columns="wide">
          {data.map((group) => (
            <GroupCard key={group.position} reviewId={reviewId} group={group} />
          ))}
        </Grid>
      )}
    </QueryBoundary>
  );
}

function GroupCard({ reviewId, group }: { reviewId: string; group: ReviewGroupReport }) {
  const { name, students, completed, done, first_try_right, weakest_skills } = group;
  const outOf = (part: number, whole: number) => words.outOf(formatNumber(part), formatNumber(whole));
  return (
    <Card title={name} level={3} actions={<Badge>{words.students(formatNumber(students))}</Badge>}>
      <Stack gap={4}>
        <ProgressBar label={words.completed} value={completed} max={students} valueText={outOf(completed, students)} />
        {done === 0 ? (
          <p>{words.noAnswer}</p>
        ) : (
          <ProgressBar
            label={words.firstTry}
            value={first_try_right}
            max={done}
            valueText={outOf(first_try_right, done)}
            tone="success"
          />
        )}
        {weakest_skills.length > 0 && (
          <List aria-label={words.weakest}>
            {weakest_skills.map((skill) => (
              <ListItem
                key={skill.id}
                title={skill.title}
                description={outOf(skill.first_try_right, skill.answered)}
                href={previewPath(skill.id, { review: reviewId })}
              />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
