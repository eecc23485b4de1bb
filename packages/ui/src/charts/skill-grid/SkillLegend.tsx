import type { Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './SkillGrid.css.ts';
import { SKILL_BANDS, type SkillBand } from './types.ts';

interface SkillLegendProps extends RootProps {
  label: string;
  bandLabels: Readonly<Record<SkillBand, string>>;
  /** The class with a band's colors. @default those of the grid */
  colors?: (band: SkillBand) => string;
  ref?: Ref<HTMLUListElement> | undefined;
}

/** What the colors and marks of the grid mean. */
export function SkillLegend({
  label,
  bandLabels,
  colors = (band) => css.band[band],
  className,
  ...rest
}: SkillLegendProps) {
  return (
    <ul {...rest} aria-label={label} className={classNames(css.legend, className)}>
      {SKILL_BANDS.map((band) => (
        <li key={band} className={css.legendItem}>
          <span aria-hidden="true" className={`${css.swatch} ${colors(band)}`}>
            {band === 'unseen' ? '–' : <span className={`${css.mark} ${css.markOf[band]}`} />}
          </span>
          {bandLabels[band]}
        </li>
      ))}
    </ul>
  );
}
