import * as gridCss from '../skill-grid/SkillGrid.css.ts';
import type { SkillBand } from '../skill-grid/types.ts';
import { ofOneself } from './BandBar.css.ts';

/** The class with a band's colors: of a class, or of a child that looks at its own skills. */
export const bandClass = (band: SkillBand, isOwn: boolean): string =>
  isOwn && (band === 'learning' || band === 'near') ? ofOneself[band] : gridCss.band[band];
