import { type DrawnLength, drawnLines, polygonSides } from './drawn-lengths.ts';
import { nth, type Sheet } from './sheet.ts';

/** The sides of a figure that is drawn true to scale, and how many points of the paper one unit is. */
export function scaledSides(sheet: Sheet): { readonly sides: readonly DrawnLength[]; readonly scale: number } {
  const sides = polygonSides(sheet);
  const statement = [...sides, ...drawnLines(sheet)].filter(({ written }) => written !== null);
  const first = nth(statement, 0);
  const scale = first.drawn / (first.written ?? 1);
  for (const { drawn, written } of statement)
    if (Math.abs(drawn - (written ?? 0) * scale) > 0.01) throw new Error(`${written} is not drawn to scale`);
  return { sides, scale };
}
