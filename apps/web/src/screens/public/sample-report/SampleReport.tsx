import { Alert } from '@mashq/ui/feedback/alert';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { ContainerSwitch } from '../../../layout/ContainerSwitch.tsx';
import { sampleReport } from '../../../strings/sample-report.ts';
import { teacherHomework } from '../../../strings/teacher/homework.ts';
import { HelpCard } from '../../teacher/home/HelpCard.tsx';
import { HomeworkFacts } from '../../teacher/homework/HomeworkFacts.tsx';
import { HomeworkGrid } from '../../teacher/homework/HomeworkGrid.tsx';
import { MistakesCard } from '../../teacher/homework/MistakesCard.tsx';
import { StudentsList } from '../../teacher/homework/StudentsList.tsx';
import { StudentsTable } from '../../teacher/homework/StudentsTable.tsx';
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
        <HomeworkGrid students={students} skills={skills} cells={cells} />
      </Section>
      <Grid columns="mainAside" align="start">
        <Section title={words.students.title} level={3}>
          <ContainerSwitch
            narrow={() => <StudentsList students={students} />}
            wide={() => <StudentsTable students={students} />}
          />
        </Section>
        <Stack gap={6}>
          <HelpCard alerts={help} none={words.help.none} />
          <MistakesCard mistakes={mistakes} />
        </Stack>
      </Grid>
    </Stack>
  );
}
