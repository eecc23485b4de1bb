import { Circle, Diamond, Hexagon, Square, Star, Triangle } from 'lucide-react';
import * as css from './MatchAnswer.css.ts';

/** Colors that mean neither right nor wrong; the shape, not the color, says the pairs apart. */
export const PAIR_TONES = ['sky', 'turmeric', 'accent'] as const;

const SHAPES = [Circle, Triangle, Square, Star, Diamond, Hexagon] as const;

export interface PairMarkProps {
  /** Which pair, counted from 0; null for a card without a partner. */
  pair: number | null;
}

/** The shape that both cards of a pair carry, or the empty place for it. */
export function PairMark({ pair }: PairMarkProps) {
  const Shape = SHAPES[(pair ?? 0) % SHAPES.length] ?? Circle;
  return (
    <span
      aria-hidden="true"
      className={css.mark}
      data-tone={pair === null ? 'none' : PAIR_TONES[pair % PAIR_TONES.length]}
    >
      {pair !== null && <Shape aria-hidden="true" size="1em" fill="currentColor" />}
    </span>
  );
}
