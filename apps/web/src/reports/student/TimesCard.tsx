import type { Contract, ResponseOf } from '@mashq/api/contract';
import { StackedBarChart } from '@mashq/ui/charts/stacked-bar-chart';
import { Card } from '@mashq/ui/data/card';
import { formatNumber } from '@mashq/ui/i18n';
import { performanceWords, reportWords } from '../strings/student-report.ts';
import { bestPart } from './report-calculations.ts';

type Parts = ResponseOf<Contract['member']['practiceReports']['performanceByTime']>['parts'];

/** What came of questions in the parts of the day. */
export function TimesCard({ parts }: { parts: Parts }) {
  const words = performanceWords.byTime;
  const { accuracy, parts: names } = reportWords;
  const best = bestPart(parts);
  const values = (of: (part: Parts[number]) => number) => parts.map((part) => Math.max(0, of(part)));
  return (
    <Card title={words.title}>
      <p>{best === null ? words.fewAnswers : words.best(names[best.part], formatNumber(best.ofTen))}</p>
      <StackedBarChart
        title={words.chart}
        labels={parts.map(({ part }) => names[part])}
        itemHeader={words.times}
        series={[
          { label: accuracy.firstTry, values: values((part) => part.first_try_right), tone: 'success' },
          { label: accuracy.corrected, values: values((part) => part.right - part.first_try_right), tone: 'info' },
          { label: accuracy.notYet, values: values((part) => part.judged - part.right), tone: 'reward' },
        ]}
      />
    </Card>
  );
}
