import type { FigureTone } from '@mashq/curriculum/model';
import * as css from './TonePatterns.css.ts';

export interface TonePatternsProps {
  /** From `useId`: names of patterns are shared by the whole page. */
  id: string;
  /** Which tones the drawing fills with. */
  tones: Iterable<FigureTone>;
  /**
   * `soft` for areas with writing on them, `strong` where the color itself is spoken of (beads, spinners).
   * @default 'soft'
   */
  strength?: 'soft' | 'strong';
}

const SIZE = 9;

/** Each tone's own marks on a tile of 9 × 9, so that no color has to be distinguished by eye alone. */
const MARKS: Readonly<Record<FigureTone, string>> = {
  accent: 'M-1 10L10 -1M-1 1L1 -1M8 10L10 8',
  turmeric: 'M2.2 2.2h.01M6.7 6.7h.01',
  leaf: 'M-1 -1L10 10M8 -1L10 1M-1 8L1 10',
  rose: 'M0 4.5H9M4.5 0V9',
  sky: 'M0 2.25H9M0 6.75H9',
  none: '',
};

/** Definitions of filled areas: a tone's color with its own pattern. Shapes take them by `toneFill`. */
export function TonePatterns({ id, tones, strength = 'soft' }: TonePatternsProps) {
  return (
    <defs>
      {[...new Set(tones)].map((tone) => (
        <pattern key={tone} id={patternId(id, tone)} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
          <rect width={SIZE} height={SIZE} className={css.ground[strength][tone]} />
          <path
            d={MARKS[tone]}
            className={`${css.marks[strength][tone]} ${tone === 'turmeric' ? css.dots : css.lines}`}
          />
        </pattern>
      ))}
    </defs>
  );
}

/** The `fill` of a shape in a tone; the drawing holds `TonePatterns` with the same id. */
export function toneFill(id: string, tone: FigureTone): string {
  return `url(#${patternId(id, tone)})`;
}

function patternId(id: string, tone: FigureTone): string {
  return `${id}-${tone}`;
}
