import { Alert } from '@mashq/ui/feedback/alert';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { HelpCard } from '../../work/homework/teacher/HelpCard.tsx';
import { HomeworkFacts } from '../../work/homework/teacher/HomeworkFacts.tsx';
import { HomeworkGrid } from '../../work/homework/teacher/HomeworkGrid.tsx';
import { MistakesCard } from '../../work/homework/teacher/MistakesCard.tsx';
import { StudentsTable } from '../../work/homework/teacher/StudentsTable.tsx';
import { teacherHomework } from '../../work/strings/teacher-homework.ts';
import { sampleReport } from '../strings/sample-report.ts';
import { report } from './report.ts';

const words = teacherHomework;

/** The report of a homework as its teacher sees it, of a class of the demo world; nothing in it is a link. */
export function SampleReport() {
  const { homework, students, skills, cells, mistakes, help } = report;
  return (
    <Stack gap={6}>
      <Alert>{sampleReport.note}</Alert>
      <HomeworkFacts assignment={homework} />
      <Section title={words.grid.title} level={3}>
        <HomeworkGrid students={students} skills={skills} cells={cells} help={help} />
      </Section>
      <Grid columns="mainAside" align="start">
        <Section title={words.students.title} level={3}>
          <StudentsTable students={students} />
        </Section>
        <Stack gap={6}>
          <HelpCard alerts={help} none={words.help.none} />
          <MistakesCard mistakes={mistakes} />
        </Stack>
      </Grid>
    </Stack>
  );
}
