import type { Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
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

/** A flag on its pole; what it says is said beside it. */
export function Flag() {
  return (
    <svg viewBox="0 0 12 12" className={css.flag} aria-hidden="true">
      <path d="M2 11V1H11L8.5 4 11 7H2" strokeWidth="1.2" strokeLinejoin="round" />
    </svg>
  );
}
