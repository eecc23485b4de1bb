import { useOverseenGamification, useSetOverseenGamification } from '@mashq/state/reports/management/organization';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Switch } from '@mashq/ui/forms/switch';
import { Grid } from '@mashq/ui/layout/grid';
import { ClipboardCheck, NotebookPen } from 'lucide-react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { management } from '../strings/management.ts';
import { organization } from '../strings/organization.ts';
import { organizationPaths } from './organization-paths.ts';

const words = organization.work;

/** Ways to the homework and the quizzes of a school, and the switch of its rewards. */
export function OverseenWork({ schoolId }: { schoolId: string }) {
  return (
    <Grid columns="halves" align="start">
      <Card title={words.title}>
        <List>
          <ListItem
            start={<NotebookPen size="1.25em" />}
            title={words.homeworks}
            description={words.homeworksText}
            href={organizationPaths.homeworks(schoolId)}
          />
          <ListItem
            start={<ClipboardCheck size="1.25em" />}
            title={words.quizzes}
            description={words.quizzesText}
            href={organizationPaths.quizzes(schoolId)}
          />
        </List>
      </Card>
      <SchoolRewards schoolId={schoolId} />
    </Grid>
  );
}

/** The switch of a school’s rewards. */
export function SchoolRewards({ schoolId }: { schoolId: string }) {
  const { title, label, text, failed } = management.gamification;
  const { mutate, isPending, variables } = useSetOverseenGamification(schoolId);
  return (
    <Card title={title}>
      <QueryBoundary query={useOverseenGamification(schoolId)} skeleton={<Skeleton shape="text" />}>
        {({ status }) => (
          <Switch
            isSelected={isPending ? variables : status}
            isDisabled={isPending}
            description={text}
            onChange={(next) => mutate(next, { onError: (error) => void showToast(error.message || failed, 'danger') })}
          >
            {label}
          </Switch>
        )}
      </QueryBoundary>
    </Card>
  );
}
