import type { Ref } from 'react';
import * as faCharts from '../../i18n/fa/charts.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { SkillLegend } from '../skill-grid/SkillLegend.tsx';
import type { SkillBand } from '../skill-grid/types.ts';

export interface BandLegendProps extends RootProps {
  /** Name of the legend. @default «راهنمای نشانه‌ها» */
  label?: string;
  /** @default «ندیده»، «در حال شروع»، … «مسلط» */
  bandLabels?: Readonly<Record<SkillBand, string>>;
  ref?: Ref<HTMLUListElement>;
}

/** What the colors and marks of the bands mean: once on a page of `BandBar`s. */
export function BandLegend({
  label = messagesFor('charts.skillGrid', faCharts.skillGrid).legend,
  bandLabels = messagesFor('charts.skillGrid', faCharts.skillGrid).bands,
  ...rest
}: BandLegendProps) {
  return <SkillLegend {...rest} label={label} bandLabels={bandLabels} />;
}
