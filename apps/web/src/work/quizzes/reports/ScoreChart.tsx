import { BarChart } from '@mashq/ui/charts/bar-chart';
import { Card } from '@mashq/ui/data/card';
import { formatNumber } from '@mashq/ui/i18n';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';

const words = teacherQuiz;
const HALF = 5;

export interface ScoreChartProps {
  /** By tenths of the points. */
  distribution: readonly number[];
  /** How many of these results are of make-ups. */
  makeUps?: number;
}

/** How many children are in each fifth of the points, and what that says. */
export function ScoreChart({ distribution, makeUps = 0 }: ScoreChartProps) {
  const all = distribution.reduce((sum, count) => sum + count, 0);
  if (all === 0) return <Card title={words.distribution}>{words.noScores}</Card>;
  const good = distribution.slice(HALF).reduce((sum, count) => sum + count, 0);
  const data = [0, 2, 4, 6, 8].map((from) => ({
    label: words.tenth(formatNumber(from * 10), formatNumber((from + 2) * 10)),
    shortLabel: words.tenthShort(formatNumber(from * 10), formatNumber((from + 2) * 10)),
    value: (distribution[from] ?? 0) + (distribution[from + 1] ?? 0),
  }));
  return (
    <Card>
      <BarChart title={words.distribution} data={data} valueTitle={words.people} />
      <p>{words.distributionSays(formatNumber(good), formatNumber(all))}</p>
      {makeUps > 0 && <p>{words.makeUpsCount(formatNumber(makeUps))}</p>}
    </Card>
  );
}
