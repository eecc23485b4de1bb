import type { Grade, OverseenClass } from '@mashq/api/contract';
import { useGradeClasses } from '@mashq/state/reports/management/management';
import { List } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { schoolClassPath } from '../../platform/routing/class-path.ts';
import { ClassItem } from './ClassItem.tsx';

/** The classes of a grade: who teaches each, and its last seven days. */
export function GradeClasses({ grade }: { grade: Grade }) {
  const classes = useGradeClasses(grade);
  return (
    <QueryBoundary query={classes} skeleton={<Skeleton shape="block" size="medium" />}>
      {(data) => <ClassList classes={data} hrefOf={schoolClassPath} />}
    </QueryBoundary>
  );
}

export interface ClassListProps<Overview extends OverseenClass> {
  classes: readonly Overview[];
  /** Path of a class’s page, where there is one. */
  hrefOf?: (overview: Overview) => string;
}

/** Classes with who teaches each, and its last seven days. */
export function ClassList<Overview extends OverseenClass>({ classes, hrefOf }: ClassListProps<Overview>) {
  return (
    <List>
      {classes.map((one) => (
        <ClassItem key={one.id} overview={one} {...(hrefOf && { href: hrefOf(one) })} />
      ))}
    </List>
  );
}
