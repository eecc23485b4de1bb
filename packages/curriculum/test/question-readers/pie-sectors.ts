import { named } from './charted.ts';
import { figureOf, type Sheet, wordsOf } from './sheet.ts';

/** All equal sectors of a circle, and those of the groups the question names, in the order they are said. */
export function sectorsAsked(sheet: Sheet, from = -1): { readonly all: number; readonly asked: readonly number[] } {
  const { slices } = figureOf(sheet, 'pie');
  return {
    all: slices.reduce((sum, { parts }) => sum + parts, 0),
    asked: named(
      slices.map(({ label, parts }) => [label, parts]),
      wordsOf(sheet.stem.slice(from)),
    ),
  };
}
