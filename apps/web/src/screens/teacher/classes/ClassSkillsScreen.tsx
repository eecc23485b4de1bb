import { useSession } from '@mashq/state/session';
import { useSkillGrid } from '@mashq/state/teacher';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Select } from '@mashq/ui/forms/select';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useState } from 'react';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { classSkills } from '../../../strings/teacher/class-skills.ts';
import { teacherClasses } from '../../../strings/teacher/classes.ts';
import { teacherHomeworks } from '../../../strings/teacher/homeworks.ts';
import { ClassSkillGrid } from './ClassSkillGrid.tsx';

/** A whole class by the skills of a chapter. */
export function ClassSkillsScreen({ classId }: { classId: string; courseId: string }) {
  const { activeUser } = useSession();
  const [chapter, setChapter] = useState<number>();
  const grid = useSkillGrid(classId, chapter);
  const words = classSkills;
  const classTitle = activeUser?.classes.find(({ id }) => id === classId)?.title ?? '';
  const title = words.title(classTitle);
  const crumbs = [{ title: teacherClasses.title, href: '/teacher/classes' }, { title }];
  return (
    <Page
      title={title}
      breadcrumbs={<Breadcrumbs items={crumbs} />}
      width="full"
      actions={
        <Link variant="primary" href={`/teacher/homeworks/new?class=${classId}`}>
          {teacherHomeworks.new}
        </Link>
      }
    >
      <QueryBoundary query={grid} skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => (
          <Stack gap={6}>
            {data.chapters.length > 1 && (
              <Grid columns="wide">
                <Select
                  label={words.chapter}
                  options={data.chapters.map(({ number, title: name }) => ({
                    value: String(number),
                    label: words.chapterName(formatNumber(number), name),
                  }))}
                  value={String(data.chapter)}
                  onChange={(value) => setChapter(Number(value))}
                />
              </Grid>
            )}
            <Card>
              <ClassSkillGrid grid={data} classId={classId} classTitle={classTitle} />
            </Card>
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}
