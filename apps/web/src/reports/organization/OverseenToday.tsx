import type { OverseenToday as Today } from '@mashq/api/contract';
import { useOverseenToday } from '@mashq/state/reports/management/organization';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { ShowMore } from '../../platform/tables/ShowMore.tsx';
import { ClassList } from '../management/GradeClasses.tsx';
import { Numbers } from '../management/Numbers.tsx';
import { ClassesBehind, QuietTeachers, SHOWN } from '../school/cards-of-today.tsx';
import { organization } from '../strings/organization.ts';
import { school } from '../strings/school.ts';

/** What needs somebody in a school of the organization today: children are counted, classes and teachers named. */
export function OverseenToday({ schoolId }: { schoolId: string }) {
  return (
    <QueryBoundary query={useOverseenToday(schoolId)} skeleton={<Skeleton shape="card" size="huge" />}>
      {(data) => (
        <Section title={organization.todo}>
          <Stack gap={6}>
            <Week today={data} />
            <Grid columns="halves" align="start">
              <Stack gap={6}>
                <Help today={data} />
                <QuietTeachers today={data} />
              </Stack>
              <Stack gap={6}>
                <WithoutTeacher today={data} />
                <ClassesBehind today={data} none={organization.noBehind} />
              </Stack>
            </Grid>
          </Stack>
        </Section>
      )}
    </QueryBoundary>
  );
}

/** The numbers of the week; those of few children are left out. */
function Week({ today }: { today: Today }) {
  const { label, practiced, answered, minutes, openWork } = school.today;
  const figures = [
    { label: practiced(formatNumber(today.students_count)), value: today.practiced_this_week },
    { label: answered, value: today.answered_this_week },
    { label: minutes, value: today.minutes_this_week },
    { label: openWork, value: today.open_work },
  ];
  return (
    <Numbers
      label={label}
      items={figures.flatMap((one) => (one.value === null ? [] : [{ ...one, value: one.value }]))}
    />
  );
}

function Help({ today: { help_needed, students_count } }: { today: Today }) {
  const words = organization.help;
  return (
    <Card title={words.title} level={3}>
      {help_needed === null ? (
        <p>{organization.trend.hidden}</p>
      ) : help_needed === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>{words.count(formatNumber(help_needed), formatNumber(students_count))}</p>
          <p>{words.names}</p>
        </>
      )}
    </Card>
  );
}

function WithoutTeacher({ today: { classes_without_teacher: classes } }: { today: Today }) {
  if (classes.length === 0) return null;
  return (
    <Card title={school.withoutTeacher.title} level={3} subtitle={school.withoutTeacher.subtitle}>
      <ShowMore items={classes} shown={SHOWN}>
        {(shown) => <ClassList classes={shown} />}
      </ShowMore>
    </Card>
  );
}
