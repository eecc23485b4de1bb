import type { Band, BandCounts, Contract, ResponseOf, SchoolClass } from '@mashq/api/contract';
import { useSkillGrid } from '@mashq/state/reports/dashboard';
import { BandBar } from '@mashq/ui/charts/band-bar';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { LifeBuoy } from 'lucide-react';
import { classPath } from '../../platform/routing/class-path.ts';
import { bookNames } from '../../platform/strings/student-general.ts';
import { teacherClasses } from '../../platform/strings/teacher-classes.ts';
import { HomeworksBadge } from '../management/HomeworksBadge.tsx';
import { management } from '../strings/management.ts';

type Today = ResponseOf<Contract['teacher']['dashboard']['read']>;

const words = teacherClasses;

export interface ClassCardProps {
  schoolClass: SchoolClass;
  /** Undefined until it is known. */
  today: Today | undefined;
  isTodayLoading: boolean;
}

/** A class, with where it is in its chapter and what is open. */
export function ClassCard({ schoolClass, today, isTodayLoading }: ClassCardProps) {
  const { id, title, grade, students_count } = schoolClass;
  const grid = useSkillGrid(id);
  const homeworks = today?.open_homeworks.filter(({ class_id }) => class_id === id).length;
  const inNeed = new Set(today?.help.filter(({ class_id }) => class_id === id).map(({ student_id }) => student_id))
    .size;
  return (
    <Card
      title={title}
      subtitle={`${bookNames[grade]} · ${words.students(formatNumber(students_count))}`}
      href={classPath(schoolClass)}
    >
      <Stack gap={4}>
        {grid.data === undefined && grid.error === null && (
          <Stack gap={2}>
            <Skeleton width="half" />
            <Skeleton shape="block" size="small" />
          </Stack>
        )}
        {grid.data && grid.data.cells.length > 0 && (
          <Stack gap={2}>
            <small>
              {words.chapter(
                formatNumber(grid.data.chapter),
                formatNumber(grid.data.students.length),
                formatNumber(grid.data.skills.length),
              )}
            </small>
            <BandBar label={words.chapterOf(title)} counts={bandCounts(grid.data)} />
          </Stack>
        )}
        {isTodayLoading && <Skeleton width="half" />}
        {homeworks !== undefined && (
          <Inline gap={2}>
            <HomeworksBadge count={homeworks} />
            {inNeed > 0 && (
              <Badge tone="danger" icon={<LifeBuoy size="1em" />}>
                {management.help(formatNumber(inNeed))}
              </Badge>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

type SkillGrid = ResponseOf<Contract['teacher']['dashboard']['skillGrid']>;

/** How many skills of the students of a class are in which band; what has no mastery yet is unseen. */
export function bandCounts({ students, skills, cells }: Pick<SkillGrid, 'students' | 'skills' | 'cells'>): BandCounts {
  const counts: Record<Band, number> = { unseen: 0, starting: 0, learning: 0, near: 0, learned: 0, mastered: 0 };
  for (const { mastery } of cells) counts[mastery.band] += 1;
  return { ...counts, unseen: counts.unseen + students.length * skills.length - cells.length };
}
