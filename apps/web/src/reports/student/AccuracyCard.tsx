import type { Contract, ResponseOf } from '@mashq/api/contract';
import { ofTen } from '@mashq/api/measures/shares';
import { StackedBarChart } from '@mashq/ui/charts/stacked-bar-chart';
import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { formatNumber } from '@mashq/ui/i18n';
import { numbers } from '../../platform/layout/numbers.css.ts';
import { reportWords } from '../strings/student-report.ts';
import { spansOf, sumOf } from './report-calculations.ts';

type Report = ResponseOf<Contract['member']['practiceReports']['accuracy']>;

/** Right at the first try, and right in the end: two different things, both named. */
export function AccuracyCard({ report }: { report: Report }) {
  const words = reportWords.accuracy;
  const { judged, first_try_right, right, waiting, weeks } = report;
  const spans = spansOf(weeks);
  const values = (of: (week: Report['weeks'][number]) => number) => spans.map((span) => sumOf(span.weeks, of));
  const total = formatNumber(judged);
  const first = ofTen({ part: first_try_right, whole: judged });
  const end = ofTen({ part: right, whole: judged });
  return (
    <Card title={words.title}>
      <div className={numbers}>
        <Stat
          value={words.of(formatNumber(first_try_right), total)}
          label={words.firstTry}
          hint={words.firstTryHint}
          tone="success"
        />
        <Stat
          value={words.of(formatNumber(right), total)}
          label={words.inTheEnd}
          hint={words.inTheEndHint}
          tone="info"
        />
      </div>
      {judged > 0 && (
        <p>{first === null || end === null ? words.tooFew : words.sentence(formatNumber(first), formatNumber(end))}</p>
      )}
      {waiting > 0 && <p>{words.waiting(formatNumber(waiting))}</p>}
      <StackedBarChart
        title={words.chart}
        labels={spans.map(({ label }) => label)}
        itemHeader={spans.length === weeks.length ? reportWords.week : reportWords.month}
        series={[
          { label: words.firstTry, values: values((week) => week.first_try_right), tone: 'success' },
          {
            label: words.corrected,
            values: values((week) => Math.max(0, week.right - week.first_try_right)),
            tone: 'info',
          },
          { label: words.notYet, values: values((week) => Math.max(0, week.judged - week.right)), tone: 'reward' },
        ]}
      />
    </Card>
  );
}
