import { useSession } from '@mashq/state/session';
import { useSkillGrid } from '@mashq/state/teacher';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useState } from 'react';
import { Loaded } from '../../../loading/Loaded.tsx';
import { classSkills } from '../../../strings/teacher/class-skills.ts';
import { teacherClasses } from '../../../strings/teacher/classes.ts';
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
    <Page title={title} breadcrumbs={<Breadcrumbs items={crumbs} />} width="full">
      <Loaded query={grid} skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => (
          <Stack gap={6}>
            {data.chapters.length > 1 && (
              <RadioGroup
                label={words.chapter}
                kind="segmented"
                options={data.chapters.map(({ number, title: name }) => ({
                  value: String(number),
                  label: words.chapterName(formatNumber(number), name),
                }))}
                value={String(data.chapter)}
                onChange={(value) => setChapter(Number(value))}
              />
            )}
            <Card title={words.chapterName(formatNumber(data.chapter), data.chapter_title)}>
              <ClassSkillGrid grid={data} classTitle={classTitle} />
            </Card>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
