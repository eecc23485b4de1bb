import type { Contract, ResponseOf } from '@mashq/api/contract';
import { BarChart } from '@mashq/ui/charts/bar-chart';
import { Card } from '@mashq/ui/data/card';
import { formatNumber } from '@mashq/ui/i18n';
import { reportWords } from '../strings/student-report.ts';
import { spansOf, sumOf } from './report-calculations.ts';

type Report = ResponseOf<Contract['member']['practiceReports']['practiceDuration']>;

/** Minutes of practice, week by week or month by month. */
export function DurationCard({ report }: { report: Report }) {
  const words = reportWords.duration;
  const spans = spansOf(report.weeks).map(({ label, weeks }) => ({
    label,
    value: sumOf(weeks, ({ minutes }) => minutes),
  }));
  const isByWeek = spans.length === report.weeks.length;
  const most = [...spans].sort((a, b) => b.value - a.value)[0];
  return (
    <Card title={words.title}>
      <p>
        {report.minutes === 0 ? words.short : words.all(formatNumber(report.minutes))}{' '}
        {most !== undefined &&
          most.value > 0 &&
          words.most(formatNumber(most.value), isByWeek ? reportWords.weekOf(most.label) : most.label)}
      </p>
      <BarChart
        title={words.chart}
        data={spans}
        tone="reward"
        itemHeader={isByWeek ? reportWords.week : reportWords.month}
        valueHeader={words.minutes}
      />
    </Card>
  );
}
