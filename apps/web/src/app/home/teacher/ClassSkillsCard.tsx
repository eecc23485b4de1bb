import type { SchoolClass } from '@mashq/api/contract';
import { useSkillGrid } from '@mashq/state/reports/dashboard';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { classPath } from '../../../platform/routing/class-path.ts';
import { ClassSkillBars } from '../../../reports/classes/ClassSkillBars.tsx';
import { teacherHome } from '../../../work/strings/teacher-home.ts';

const SHOWN = 6;

/** A class in the skills of its chapter that need a look first. */
export function ClassSkillsCard({ schoolClass }: { schoolClass: SchoolClass }) {
  const grid = useSkillGrid(schoolClass.id);
  const words = teacherHome;
  return (
    <Card
      title={
        grid.data ? words.skills(formatNumber(grid.data.chapter), schoolClass.title) : words.skillsOf(schoolClass.title)
      }
      actions={
        <Link
          variant="standalone"
          hasArrow
          href={classPath(schoolClass)}
          aria-label={`${words.wholeGrid}: ${schoolClass.title}`}
        >
          {words.wholeGrid}
        </Link>
      }
    >
      <QueryBoundary query={grid} skeleton={<Skeleton shape="block" size="huge" />}>
        {(data) => <ClassSkillBars grid={data} schoolClass={schoolClass} shown={SHOWN} />}
      </QueryBoundary>
    </Card>
  );
}
