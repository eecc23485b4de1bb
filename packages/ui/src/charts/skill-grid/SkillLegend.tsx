import type { Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { Flag } from './Flag.tsx';
import * as css from './SkillGrid.css.ts';
import { SKILL_BANDS, type SkillBand } from './types.ts';

interface SkillLegendProps extends RootProps {
  label: string;
  bandLabels: Readonly<Record<SkillBand, string>>;
  /** What the flag over a band means; without it there is none. */
  helpLabel?: string | undefined;
  ref?: Ref<HTMLUListElement> | undefined;
}

/** What the colors and marks of the grid mean. */
export function SkillLegend({ label, bandLabels, helpLabel, className, ...rest }: SkillLegendProps) {
  return (
    <ul {...rest} aria-label={label} className={classNames(css.legend, className)}>
      {SKILL_BANDS.map((band) => (
        <li key={band} className={css.legendItem}>
          <span aria-hidden="true" className={`${css.swatch} ${css.band[band]}`}>
            {band === 'unseen' ? '–' : <span className={`${css.mark} ${css.markOf[band]}`} />}
          </span>
          {bandLabels[band]}
        </li>
      ))}
      {helpLabel !== undefined && (
        <li className={css.legendItem}>
          <span aria-hidden="true" className={`${css.swatch} ${css.band.unseen} ${css.needsHelp}`}>
            <Flag />
          </span>
          {helpLabel}
        </li>
      )}
    </ul>
  );
}
