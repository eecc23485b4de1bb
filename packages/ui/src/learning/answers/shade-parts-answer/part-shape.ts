import type { SectorsForm } from '@mashq/curriculum/model';
import { sectorPath } from '../../figures/fraction-circles/index.ts';

/** Size of a bar in its own measure; of twelve parts each is still half as wide as high. */
const BAR = { width: 300, height: 72 } as const;

/** What is shown of a drawing whose parts are `partPath`s. */
export function viewBoxOf(shape: SectorsForm['shape']): string {
  return shape === 'bar' ? `-2 -2 ${BAR.width + 4} ${BAR.height + 4}` : '-50 -50 100 100';
}

/** Outline of a part, counted from 0: from the left, or clockwise from 12 o'clock. */
export function partPath(shape: SectorsForm['shape'], index: number, parts: number): string {
  if (shape !== 'bar') return sectorPath(index, parts);
  const width = BAR.width / parts;
  return `M${index * width} 0h${width}v${BAR.height}h${-width}Z`;
}
