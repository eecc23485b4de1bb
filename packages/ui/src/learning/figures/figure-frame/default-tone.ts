import type { FigureTone } from '@mashq/curriculum/model';

/** Neither of them means right or wrong. */
const CYCLE = ['turmeric', 'sky', 'accent'] as const satisfies readonly FigureTone[];

/** The color of the part at `index` when the data names none: neighbours differ. */
export function defaultTone(index: number): FigureTone {
  return CYCLE[index % CYCLE.length] ?? 'accent';
}
