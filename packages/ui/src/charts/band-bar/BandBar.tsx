import type { Ref } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import * as faCharts from '../../i18n/fa/charts.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as gridCss from '../skill-grid/SkillGrid.css.ts';
import { SKILL_BANDS, type SkillBand } from '../skill-grid/types.ts';
import * as css from './BandBar.css.ts';

export interface BandBarProps extends RootProps {
  /** What is counted, heard: «کسرهای مساوی». */
  label: string;
  /** How many students are in each band. */
  counts: Readonly<Record<SkillBand, number>>;
  /** Words of the bands, heard. @default «ندیده»، «در حال شروع»، … «مسلط» */
  bandLabels?: Readonly<Record<SkillBand, string>>;
  ref?: Ref<HTMLUListElement>;
}

/**
 * A class in one skill: how many students are in which band, as parts of a bar with a mark and a number each. One
 * `BandLegend` on the page says what the marks mean. It has no keys.
 */
export function BandBar({
  label,
  counts,
  bandLabels = messagesFor('charts.skillGrid', faCharts.skillGrid).bands,
  className,
  ...rest
}: BandBarProps) {
  const digits = useDigits();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ul {...rest} role="list" aria-label={label} className={classNames(css.root, className)}>
      {SKILL_BANDS.filter((band) => counts[band] > 0).map((band) => (
        <li key={band} className={`${css.part} ${gridCss.band[band]}`} style={{ flexGrow: counts[band] }}>
          <span aria-hidden="true" className={`${gridCss.mark} ${gridCss.markOf[band]}`} />
          <span className={visuallyHidden}>{`${bandLabels[band]}: `}</span>
          {formatNumber(counts[band], { digits })}
        </li>
      ))}
    </ul>
  );
}
