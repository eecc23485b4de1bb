import * as css from './SkillGrid.css.ts';
import { SKILL_BANDS, type SkillBand } from './types.ts';

interface SkillLegendProps {
  label: string;
  bandLabels: Readonly<Record<SkillBand, string>>;
}

/** What the colors and marks of the grid mean. */
export function SkillLegend({ label, bandLabels }: SkillLegendProps) {
  return (
    <ul aria-label={label} className={css.legend}>
      {SKILL_BANDS.map((band) => (
        <li key={band} className={css.legendItem}>
          <span aria-hidden="true" className={`${css.swatch} ${css.band[band]}`}>
            {band === 'unseen' ? '–' : <span className={`${css.mark} ${css.markOf[band]}`} />}
          </span>
          {bandLabels[band]}
        </li>
      ))}
    </ul>
  );
}
