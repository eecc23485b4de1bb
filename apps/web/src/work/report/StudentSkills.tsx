import type { Contract, ResponseOf } from '@mashq/api/contract';
import { unfinishedOf } from '@mashq/api/measures';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { Card } from '@mashq/ui/data/card';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { SkillMeter } from '@mashq/ui/learning/skill-meter';
import { shareText } from '../../platform/layout/share-text.ts';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import { teacherHomework } from '../strings/teacher-homework.ts';
import { studentReport } from '../strings/teacher-student-report.ts';

export interface StudentSkillsProps {
  work: AssignmentRef;
  studentId: string;
  skills: ResponseOf<Contract['teacher']['homework']['student']>['skills'];
}

/** Each skill of the homework, with a link to the student's answers. */
export function StudentSkills({ work, studentId, skills }: StudentSkillsProps) {
  const words = teacherHomework.students;
  const { base } = useReportRole();
  return (
    <Section title={studentReport.skills}>
      <Grid columns="wide" gap={4}>
        {skills.map(({ id, title, mastery, answered, done, total, right }) => (
          <Card
            key={id}
            title={title}
            level={3}
            href={`${base}/${work.kind}/${work.id}/student/${studentId}/skill/${id}`}
            subtitle={[
              `${words.done}: ${shareText({ part: done, whole: total })}`,
              `${words.right}: ${formatNumber(right)}`,
              ...(answered > done ? [studentReport.unfinished(formatNumber(unfinishedOf({ answered, done })))] : []),
            ].join('، ')}
          >
            <SkillMeter band={mastery.band} count={mastery.n} estimate={mastery.estimate} size="small" />
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
