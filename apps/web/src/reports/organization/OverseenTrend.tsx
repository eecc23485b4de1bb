import type { Grade, OverseenWeek, SchoolOverview } from '@mashq/api/contract';
import { fractionOf } from '@mashq/api/measures';
import { meanOf } from '@mashq/api/measures/shares';
import {
  type TrendWeeks,
  useExportWeeks,
  useOverseenGrades,
  useOverseenWeeks,
} from '@mashq/state/reports/management/organization';
import { LineChart } from '@mashq/ui/charts/line-chart';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Select } from '@mashq/ui/forms/select';
import { formatDate, formatNumber, formatPercent } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { management } from '../strings/management.ts';
import { organization } from '../strings/organization.ts';
import { TrendExport, weekFiles } from '../trends/TrendExport.tsx';

const words = organization.trend;
const RANGES = [4, 12, 26] as const satisfies readonly TrendWeeks[];
const MEASURES = (['share', 'answered'] as const).map((value) => ({ value, label: words.measures[value] }));

type Measure = (typeof MEASURES)[number]['value'];
type Figures = OverseenWeek['all'];

/** Part of the children who practiced, or questions of each: a small grade and a large one have the same measure. */
function measured({ students, answered }: Figures, measure: Measure, members: number): number | null {
  if (measure === 'share') return students === null ? null : fractionOf({ part: students, whole: members });
  return answered === null || members === 0 ? null : meanOf(answered, members);
}

const print: Readonly<Record<Measure, (value: number) => string>> = {
  share: formatPercent,
  answered: formatNumber,
};

/** Practice of a school week by week: all of it, or a grade beside the whole. */
export function OverseenTrend({ school }: { school: SchoolOverview }) {
  const [weeks, setWeeks] = useState<TrendWeeks>(12);
  const [measure, setMeasure] = useState<Measure>('share');
  const [group, setGroup] = useState<Grade | null>(null);
  const grades = useOverseenGrades(school.id);
  const query = useOverseenWeeks(school.id, weeks);
  const exportWeeks = useExportWeeks(school.id);
  const gradesFile = { label: words.csvGrades, request: { format: 'csv' as const, table: 'grades' as const, weeks } };
  const files = [...weekFiles({ weeks }), gradesFile];
  const members = grades.data?.find(({ grade }) => grade === group)?.students_count ?? 0;
  const groups = [
    { value: 'all', label: words.all },
    ...(grades.data ?? []).map(({ grade }) => ({ value: String(grade), label: management.grade[grade] })),
  ];
  return (
    <Card title={words.title} subtitle={words.subtitle} actions={<TrendExport call={exportWeeks} files={files} />}>
      <Stack gap={5}>
        <Inline gap={5}>
          <SegmentedControl label={words.measure} options={MEASURES} value={measure} onChange={setMeasure} />
          <SegmentedControl
            label={words.weeks}
            options={RANGES.map((range) => ({ value: String(range), label: words.ranges[range] }))}
            value={String(weeks)}
            onChange={(value) => setWeeks(RANGES.find((range) => String(range) === value) ?? 12)}
          />
          <Select
            label={words.group}
            options={groups}
            value={group === null ? 'all' : String(group)}
            onChange={(value) => setGroup(grades.data?.find(({ grade }) => String(grade) === value)?.grade ?? null)}
          />
        </Inline>
        <QueryBoundary query={query} skeleton={<Skeleton shape="block" size="large" />}>
          {(data) => {
            const whole = data.map(({ all }) => measured(all, measure, school.students_count));
            const part = data.map(({ grades: parts }) => {
              const found = parts.find(({ grade }) => grade === group);
              return found === undefined ? null : measured(found, measure, members);
            });
            const shown = group === null ? whole : part;
            if (shown.every((value) => value === null)) return <p>{words.hidden}</p>;
            return (
              <LineChart
                title={words.chart[measure]}
                labels={data.map(({ week }) => formatDate(week, 'day'))}
                itemHeader={words.week}
                formatValue={print[measure]}
                {...(measure === 'share' && { max: 1 })}
                series={[
                  ...(group === null ? [] : [{ label: management.grade[group], values: part }]),
                  { label: words.all, values: whole },
                ]}
              />
            );
          }}
        </QueryBoundary>
      </Stack>
    </Card>
  );
}
