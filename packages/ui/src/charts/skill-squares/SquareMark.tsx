import type { SkillBand } from '../skill-grid/types.ts';
import * as css from './SkillSquares.css.ts';

const STAR = 'M0-7L1.89-2.61 6.66-2.16 3.06 1 4.11 5.66 0 3.22-4.11 5.66-3.06 1-6.66-2.16-1.89-2.61Z';

/** The state as a shape: a dash, an empty ring, a quarter, a half, a tick, a star. */
export function SquareMark({ band, isSmall = false }: { band: SkillBand; isSmall?: boolean }) {
  const isRing = band === 'starting' || band === 'learning' || band === 'near';
  return (
    <svg viewBox="-8 -8 16 16" className={isSmall ? css.smallMark : css.mark} aria-hidden="true">
      {band === 'unseen' && <path d="M-4 0H4" className={css.line} strokeWidth="1.8" />}
      {isRing && <circle r="6.2" className={css.line} strokeWidth="1.6" />}
      {band === 'learning' && <path d="M0 0V-5.2A5.2 5.2 0 0 1 5.2 0Z" className={css.area} />}
      {band === 'near' && <path d="M0-5.2A5.2 5.2 0 0 1 0 5.2Z" className={css.area} />}
      {band === 'learned' && <path d="M-5.4 .6L-1.6 4.4 5.6-4.2" className={css.line} strokeWidth="2.6" />}
      {band === 'mastered' && <path d={STAR} className={css.area} />}
    </svg>
  );
}
