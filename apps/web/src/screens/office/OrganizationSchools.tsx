import type { SchoolOverview } from '@mashq/api/contract';
import { useProvinces } from '@mashq/state/office';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { Loaded } from '../../loading/Loaded.tsx';
import { Nothing } from '../../loading/Nothing.tsx';
import { office } from '../../strings/office.ts';
import { HomeworksBadge } from './HomeworksBadge.tsx';
import { LATELY_DAYS, LatelyPractised } from './LatelyPractised.tsx';
import { Numbers } from './Numbers.tsx';
import { OfficeBones } from './OfficeBones.tsx';
import { sumOf } from './sum-of.ts';

/** The schools of an organisation by province, and how the last seven days went in each. */
export function OrganizationSchools() {
  const provinces = useProvinces();
  const { schools, students, practised, homeworks } = office.numbers;
  return (
    <Loaded query={provinces} skeleton={<OfficeBones />}>
      {(data) => {
        const all = data.flatMap((province) => province.schools);
        if (all.length === 0) return <Nothing picture="people">{office.noSchool}</Nothing>;
        return (
          <Stack gap={6}>
            <Numbers
              label={office.sums.organization}
              items={[
                { ...schools, value: all.length },
                { ...students, value: sumOf(all, (one) => one.students_count) },
                { label: practised.label(formatNumber(LATELY_DAYS)), value: sumOf(all, (one) => one.practised_lately) },
                { ...homeworks, value: sumOf(all, (one) => one.open_homeworks) },
              ]}
            />
            {data.map((province) => (
              <Card key={province.code} title={office.province(province.name)}>
                <List>
                  {province.schools.map((one) => (
                    <SchoolItem key={one.id} overview={one} />
                  ))}
                </List>
              </Card>
            ))}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function SchoolItem({ overview }: { overview: SchoolOverview }) {
  const { title, classes_count, students_count, open_homeworks } = overview;
  return (
    <ListItem
      title={title}
      description={
        <Stack gap={2}>
          {office.classesAndStudents(formatNumber(classes_count), formatNumber(students_count))}
          <Inline>
            <HomeworksBadge count={open_homeworks} />
          </Inline>
        </Stack>
      }
      end={<LatelyPractised {...overview} />}
      isEndWide
    />
  );
}
