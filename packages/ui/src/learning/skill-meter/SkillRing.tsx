import type { SkillBand } from '../../charts/skill-grid/types.ts';
import * as css from './SkillRing.css.ts';

/** Quarters of the ring that a band fills. The two lowest are not graded yet. */
export const LEVELS = { learning: 1, near: 2, learned: 3, mastered: 4 } as const;
export const LEVEL_COUNT = 4;

export const RADIUS = 43;
/** Degrees left open between two quarters. */
const GAP = 9;

/** The outline of a skill that was never practiced. */
export function UnseenRing() {
  return <circle r={RADIUS} className={css.unseen} />;
}

/** Four arcs, clockwise from 12 o'clock; as many are filled as the band says. */
export function Quarters({ band }: { band: SkillBand }) {
  const filled = isJudged(band) ? LEVELS[band] : 0;
  const className = isJudged(band) ? css.level[band] : undefined;
  return Array.from({ length: LEVEL_COUNT }, (_, quarter) => {
    const isFilled = quarter < filled;
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the quarters of a ring never change places
        key={quarter}
        d={arcPath(quarter * 90 + GAP / 2, (quarter + 1) * 90 - GAP / 2)}
        data-quarter={isFilled ? 'filled' : 'empty'}
        className={isFilled ? className : css.track}
      />
    );
  });
}

function arcPath(from: number, to: number): string {
  const start = onRing(from, RADIUS);
  const end = onRing(to, RADIUS);
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`;
}

/** A point of the ring, in degrees clockwise from 12 o'clock. */
export function onRing(degrees: number, radius: number) {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.round(radius * Math.sin(angle) * 100) / 100, y: Math.round(-radius * Math.cos(angle) * 100) / 100 };
}

export function isJudged(band: SkillBand): band is keyof typeof LEVELS {
  return band in LEVELS;
}

export function isLearned(band: SkillBand): boolean {
  return band === 'learned' || band === 'mastered';
}
