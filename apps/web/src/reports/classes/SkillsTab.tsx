import { useSkillGrid } from '@mashq/state/reports/dashboard';
import { Link } from '@mashq/ui/actions/link';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Select } from '@mashq/ui/forms/select';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ExportMenu } from '../../platform/files/ExportMenu.tsx';
import { classSkillsFiles } from '../../platform/files/export-files.ts';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import type { ClassTabProps } from '../../platform/routing/class-path.ts';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { classPage } from '../../platform/strings/teacher-class-page.ts';
import { classSkills } from '../../work/strings/teacher-class-skills.ts';
import { schoolStudentPath, studentPath } from '../students/student-path.ts';
import { ClassSkillGrid } from './ClassSkillGrid.tsx';
import type { StudentOrder } from './class-grid-props.ts';
import { lackingSkills } from './lacking-skills.ts';

const skillPanel = lazyComponent(() => import('./SkillPanel.tsx'), 'SkillPanel');

/** Below what a teacher opens the page for. */
const timesTableCard = lazyComponent(() => import('./TimesTableCard.tsx'), 'TimesTableCard');

const ORDERS = [
  { value: 'need', label: classSkills.orders.need },
  { value: 'name', label: classSkills.orders.name },
] as const;

/** The mastery of a class by chapter and skill, and who lacks what. The chapter and the skill that is looked at are in the address. */
export function SkillsTab({ schoolClass }: ClassTabProps) {
  const [path, navigate] = useLocation();
  const address = new URLSearchParams(useSearch());
  const asked = address.get('chapter');
  const skillId = address.get('skill');
  const grid = useSkillGrid(schoolClass.id, asked === null ? undefined : Number(asked));
  const { isTeacher } = useReportRole();
  const [order, setOrder] = useState<StudentOrder>('need');
  const words = classSkills;
  return (
    <QueryBoundary query={grid} skeleton={<Skeleton shape="card" size="huge" />}>
      {(data) => (
        <Stack gap={6}>
          {isTeacher && (
            <Inline justify="end">
              <ExportMenu files={classSkillsFiles(schoolClass.id)} />
            </Inline>
          )}
          <Grid columns="wide">
            {data.chapters.length > 1 && (
              <Select
                label={words.chapter}
                options={data.chapters.map(({ number, title }) => ({
                  value: String(number),
                  label: words.chapterName(formatNumber(number), title),
                }))}
                value={String(data.chapter)}
                onChange={(chapter) => navigate(`${path}?chapter=${chapter}`, { replace: true })}
              />
            )}
            {data.help.length > 0 && (
              <SegmentedControl label={words.order} options={ORDERS} value={order} onChange={setOrder} />
            )}
          </Grid>
          <Card>
            <ClassSkillGrid grid={data} schoolClass={schoolClass} order={order} />
          </Card>
          {data.skills
            .filter(({ id }) => id === skillId)
            .map((skill) => (
              <OptionalBoundary key={skill.id}>
                <skillPanel.Component
                  grid={data}
                  schoolClass={schoolClass}
                  skill={skill}
                  onClose={() => navigate(`${path}?chapter=${data.chapter}`, { replace: true })}
                />
              </OptionalBoundary>
            ))}
          {data.students.length > 0 && <Lacking skills={lackingSkills(data)} schoolClass={schoolClass} />}
          {isTeacher && data.students.length > 0 && (
            <OptionalBoundary>
              <timesTableCard.Component schoolClass={schoolClass} />
            </OptionalBoundary>
          )}
        </Stack>
      )}
    </QueryBoundary>
  );
}

function Lacking({ skills, schoolClass }: ClassTabProps & { skills: ReturnType<typeof lackingSkills> }) {
  const words = classPage.lacking;
  const { isTeacher } = useReportRole();
  return (
    <Card title={words.title} subtitle={words.subtitle}>
      {skills.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <List>
          {skills.map(({ id, title, students }) => (
            <ListItem
              key={id}
              title={title}
              description={
                <Inline gap={3}>
                  {students.map((student) => (
                    <Link
                      key={student.id}
                      href={(isTeacher ? studentPath : schoolStudentPath)({ ...schoolClass, student_id: student.id })}
                    >
                      {student.name}
                    </Link>
                  ))}
                </Inline>
              }
              end={
                <Badge tone="reward" icon={<UsersRound size="1em" />}>
                  {words.count(formatNumber(students.length))}
                </Badge>
              }
            />
          ))}
        </List>
      )}
    </Card>
  );
}
