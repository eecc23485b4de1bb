import { faCharts } from '../../i18n/fa/charts.ts';
import { messagesFor } from '../../i18n/language.ts';
import { SkillLegend } from '../skill-grid/SkillLegend.tsx';
import type { SkillBand } from '../skill-grid/types.ts';
import { bandClass } from './band-class.ts';

export interface BandLegendProps {
  /** Name of the legend. @default «راهنمای نشانه‌ها» */
  label?: string;
  /** @default «ندیده»، «در حال شروع»، … «مسلط» */
  bandLabels?: Readonly<Record<SkillBand, string>>;
  /** As the bars beside it. @default false */
  isOwn?: boolean;
}

/** What the colors and marks of the bands mean: once on a page of `BandBar`s. */
export function BandLegend({
  label = messagesFor('charts', faCharts).skillGrid.legend,
  bandLabels = messagesFor('charts', faCharts).skillGrid.bands,
  isOwn = false,
}: BandLegendProps) {
  return <SkillLegend label={label} bandLabels={bandLabels} colors={(band) => bandClass(band, isOwn)} />;
}
