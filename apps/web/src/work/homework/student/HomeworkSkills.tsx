import type { StudentAssignmentDetail } from '@mashq/api/contract';
import type { SeriesKind } from '@mashq/state/platform/query/student-keys';
import { Card } from '@mashq/ui/data/card';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { SkillMeter } from '@mashq/ui/learning/skill-meter';
import { studentHomework } from '../../strings/student-homework.ts';

/** The skills of assigned work, the student's progress in each, and a link to practice each. */
export function HomeworkSkills({ kind, skills }: { kind: SeriesKind } & Pick<StudentAssignmentDetail, 'skills'>) {
  return (
    <Section title={studentHomework(kind).skills}>
      <Grid columns="wide" gap={4}>
        {skills.map(({ id, title, mastery: { band, n, estimate } }) => (
          <Card key={id} title={title} level={3} href={`/student/skill/question/${id}`}>
            <SkillMeter band={band} count={n} estimate={estimate} size="small" />
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
