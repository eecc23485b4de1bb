import type { Grade, OverseenClass } from '@mashq/api/contract';
import { useGradeClasses } from '@mashq/state/management';
import { Badge } from '@mashq/ui/data/badge';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { LifeBuoy } from 'lucide-react';
import { QueryBoundary } from '../../loading/QueryBoundary.tsx';
import { management } from '../../strings/management.ts';
import { HomeworksBadge } from './HomeworksBadge.tsx';
import { RecentPractice } from './RecentPractice.tsx';

/** The classes of a grade: who teaches each, and its last seven days. */
export function GradeClasses({ grade }: { grade: Grade }) {
  const classes = useGradeClasses(grade);
  return (
    <QueryBoundary query={classes} skeleton={<Skeleton shape="block" size="medium" />}>
      {(data) => <ClassList classes={data} />}
    </QueryBoundary>
  );
}

/** Classes with who teaches each, and its last seven days. */
export function ClassList({ classes }: { classes: readonly OverseenClass[] }) {
  return (
    <List>
      {classes.map((one) => (
        <ClassItem key={one.id} overview={one} />
      ))}
    </List>
  );
}

function ClassItem({ overview }: { overview: OverseenClass }) {
  const { title, teacher_names, open_homeworks, help_needed } = overview;
  return (
    <ListItem
      title={title}
      description={
        <Stack gap={2}>
          {teacher_names.length > 0 ? management.names(teacher_names) : management.noTeacher}
          <Inline gap={2}>
            <HomeworksBadge count={open_homeworks} />
            {help_needed !== null && help_needed > 0 && (
              <Badge tone="danger" icon={<LifeBuoy size="1em" />}>
                {management.help(formatNumber(help_needed))}
              </Badge>
            )}
          </Inline>
        </Stack>
      }
      end={<RecentPractice {...overview} />}
      isEndWide
    />
  );
}
