import type { SchoolToday as Today } from '@mashq/api/contract';
import { useSchoolToday } from '@mashq/state/reports/school-reports';
import { Avatar } from '@mashq/ui/data/avatar';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { schoolClassPath } from '../../platform/routing/class-path.ts';
import { ShowMore } from '../../platform/tables/ShowMore.tsx';
import { helpByChild } from '../../work/homework/teacher/help-by-child.ts';
import { teacherHome } from '../../work/strings/teacher-home.ts';
import { Numbers } from '../management/Numbers.tsx';
import { school } from '../strings/school.ts';
import { schoolStudentPath } from '../students/student-path.ts';
import { ClassesBehind, QuietTeachers, SHOWN } from './cards-of-today.tsx';

/** What the manager does something about today. */
export function SchoolToday() {
  return (
    <QueryBoundary query={useSchoolToday()} skeleton={<Skeleton shape="card" size="huge" />}>
      {(data) => (
        <Stack gap={6}>
          <Numbers
            label={school.today.label}
            items={[
              { label: school.today.practiced(formatNumber(data.students_count)), value: data.practiced_this_week },
              { label: school.today.answered, value: data.answered_this_week },
              { label: school.today.minutes, value: data.minutes_this_week },
              { label: school.today.openWork, value: data.open_work },
            ]}
          />
          <Section title={school.todo}>
            <Grid columns="mainAside" align="start">
              <Help today={data} />
              <Stack gap={5}>
                <WithoutTeacher today={data} />
                <ClassesBehind today={data} none={school.behind.none} hrefOf={schoolClassPath} />
                <QuietTeachers today={data} />
              </Stack>
            </Grid>
          </Section>
        </Stack>
      )}
    </QueryBoundary>
  );
}

/** A class without a teacher is where nothing happens before the manager does something; no card while there is none. */
function WithoutTeacher({ today: { classes_without_teacher: classes } }: { today: Today }) {
  const words = school.withoutTeacher;
  if (classes.length === 0) return null;
  return (
    <Card title={words.title} level={3} subtitle={words.subtitle}>
      <ShowMore items={classes} shown={SHOWN}>
        {(shown) => (
          <List>
            {shown.map(({ id, title, students_count }) => (
              <ListItem
                key={id}
                title={title}
                description={words.size(formatNumber(students_count))}
                href={`/school/roster/class/${id}`}
              />
            ))}
          </List>
        )}
      </ShowMore>
    </Card>
  );
}

function Help({ today: { help, help_needed, classes_count } }: { today: Today }) {
  const words = school.help;
  return (
    <Card
      title={words.title}
      level={3}
      {...(help_needed > 0 && { subtitle: words.subtitle(formatNumber(help_needed)) })}
    >
      {help.length === 0 ? (
        <p>{classes_count === 0 ? words.noClass : words.none}</p>
      ) : (
        <ShowMore items={helpByChild(help)} shown={SHOWN}>
          {(shown) => (
            <List>
              {shown.map(({ studentId, name, classTitle, skills, reason }) => (
                <ListItem
                  key={studentId}
                  start={<Avatar name={name} fallback="letter" />}
                  title={`${name}، ${classTitle}`}
                  description={`${teacherHome.reasons[reason]}: ${skills.join(' · ')}`}
                  href={schoolStudentPath({ student_id: studentId })}
                />
              ))}
            </List>
          )}
        </ShowMore>
      )}
    </Card>
  );
}
