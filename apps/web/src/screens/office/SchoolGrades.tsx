import type { ClassOverview, GradeOverview } from '@mashq/api/contract';
import { useGradeClasses, useSchoolGrades } from '@mashq/state/office';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { LifeBuoy } from 'lucide-react';
import { Loaded } from '../../loading/Loaded.tsx';
import { Nothing } from '../../loading/Nothing.tsx';
import { office } from '../../strings/office.ts';
import { HomeworksBadge } from './HomeworksBadge.tsx';
import { LATELY_DAYS, LatelyPractised } from './LatelyPractised.tsx';
import { Numbers } from './Numbers.tsx';
import { OfficeBones } from './OfficeBones.tsx';
import { sumOf } from './sum-of.ts';

/** A manager's school: how much there is of everything, and class by class how the last seven days went. */
export function SchoolGrades() {
  const grades = useSchoolGrades();
  const { classes, students, practised, homeworks } = office.numbers;
  return (
    <Loaded query={grades} skeleton={<OfficeBones />}>
      {(data) =>
        data.length === 0 ? (
          <Nothing picture="people">{office.noClass}</Nothing>
        ) : (
          <Stack gap={6}>
            <Numbers
              label={office.sums.school}
              items={[
                { ...classes, value: sumOf(data, (one) => one.classes_count) },
                { ...students, value: sumOf(data, (one) => one.students_count) },
                {
                  label: practised.label(formatNumber(LATELY_DAYS)),
                  value: sumOf(data, (one) => one.practised_lately),
                },
                { ...homeworks, value: sumOf(data, (one) => one.open_homeworks) },
              ]}
            />
            {data.map((one) => (
              <GradeCard key={one.grade} overview={one} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

function GradeCard({ overview: { grade, classes_count, students_count } }: { overview: GradeOverview }) {
  const classes = useGradeClasses(grade);
  return (
    <Card
      title={office.grade[grade]}
      subtitle={office.classesAndStudents(formatNumber(classes_count), formatNumber(students_count))}
    >
      <Loaded query={classes} skeleton={<Skeleton shape="block" size="medium" />}>
        {(data) => (
          <List>
            {data.map((one) => (
              <ClassItem key={one.id} overview={one} />
            ))}
          </List>
        )}
      </Loaded>
    </Card>
  );
}

function ClassItem({ overview }: { overview: ClassOverview }) {
  const { title, teacher_names, open_homeworks, help_needed } = overview;
  return (
    <ListItem
      title={title}
      description={
        <Stack gap={2}>
          {teacher_names.length > 0 ? office.names(teacher_names) : office.noTeacher}
          <Inline gap={2}>
            <HomeworksBadge count={open_homeworks} />
            {help_needed > 0 && (
              <Badge tone="danger" icon={<LifeBuoy size="1em" />}>
                {office.help(formatNumber(help_needed))}
              </Badge>
            )}
          </Inline>
        </Stack>
      }
      end={<LatelyPractised {...overview} />}
      isEndWide
    />
  );
}
