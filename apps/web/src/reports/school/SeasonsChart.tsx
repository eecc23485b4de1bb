import type { ChapterStanding } from '@mashq/api/contract';
import { StackedBarChart } from '@mashq/ui/charts/stacked-bar-chart';
import { formatNumber } from '@mashq/ui/i18n';
import { school } from '../strings/school.ts';

const words = school.charts;

/** The mastery of a grade by chapter of its book. */
export function SeasonsChart({ chapters }: { chapters: readonly ChapterStanding[] }) {
  const isBegun = chapters.some(
    ({ bands }) => bands.starting + bands.learning + bands.near + bands.learned + bands.mastered > 0,
  );
  if (!isBegun) return <p>{words.noSeasons}</p>;
  return (
    <StackedBarChart
      title={words.seasons}
      itemTitle={words.season}
      itemHeader={words.season}
      labels={chapters.map(({ number }) => formatNumber(number))}
      series={[
        {
          label: words.bands.learned,
          values: chapters.map(({ bands }) => bands.learned + bands.mastered),
          tone: 'learned',
        },
        { label: words.bands.near, values: chapters.map(({ bands }) => bands.near), tone: 'near' },
        {
          label: words.bands.starting,
          values: chapters.map(({ bands }) => bands.starting + bands.learning),
          tone: 'learning',
        },
      ]}
    />
  );
}
