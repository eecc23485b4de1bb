import type { Contract, ResponseOf } from '@mashq/api/contract';
import { Heatmap } from '@mashq/ui/charts/heatmap';
import { Card } from '@mashq/ui/data/card';
import { WEEKDAYS } from '@mashq/ui/i18n';
import { reportWords } from '../strings/student-report.ts';
import { busiest, partsOfDays } from './report-calculations.ts';

type Report = ResponseOf<Contract['member']['practiceReports']['hourlyDistribution']>;

/** The days of the week and parts of the day in which a student practices. */
export function HoursCard({ report }: { report: Report }) {
  const words = reportWords;
  const { parts, counts } = partsOfDays(report.days);
  const most = busiest(counts);
  const day = most.day === null ? undefined : WEEKDAYS[most.day];
  const part = most.part === null ? undefined : parts[most.part];
  return (
    <Card title={words.hours.title}>
      <p>
        {day === undefined && part === undefined
          ? words.hours.noHabit
          : [
              ...(day === undefined ? [] : [words.hours.day(day)]),
              ...(part === undefined ? [] : [words.hours.part(words.parts[part])]),
            ].join(' ')}
      </p>
      <Heatmap
        title={words.hours.chart}
        rows={WEEKDAYS}
        columns={parts.map((each) => words.parts[each])}
        values={counts}
      />
    </Card>
  );
}
