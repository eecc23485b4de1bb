import type { OverseenClass } from '@mashq/api/contract';
import { Badge } from '@mashq/ui/data/badge';
import { ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { LifeBuoy } from 'lucide-react';
import { management } from '../strings/management.ts';
import { HomeworksBadge } from './HomeworksBadge.tsx';
import { RecentPractice } from './RecentPractice.tsx';

/** A class: who teaches it, and its last seven days. */
export function ClassItem({ overview, href }: { overview: OverseenClass; href?: string }) {
  const { title, teacher_names, open_homeworks, help_needed } = overview;
  return (
    <ListItem
      title={title}
      {...(href !== undefined && { href })}
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
