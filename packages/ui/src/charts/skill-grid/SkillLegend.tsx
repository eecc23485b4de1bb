import * as css from './SkillGrid.css.ts';
import { SKILL_BANDS, type SkillBand } from './types.ts';

interface SkillLegendProps {
  label: string;
  bandLabels: Readonly<Record<SkillBand, string>>;
  /** The class with a band's colors. @default those of the grid */
  colors?: (band: SkillBand) => string;
}

/** What the colors and marks of the grid mean. */
export function SkillLegend({ label, bandLabels, colors = (band) => css.band[band] }: SkillLegendProps) {
  return (
    <ul aria-label={label} className={css.legend}>
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
