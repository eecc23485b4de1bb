import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nodeValue, nth, numbersInWords, type Sheet, terms } from '../question-readers/sheet.ts';
import { timesByDoubling } from '../question-readers/whole-arithmetic.ts';

type Span = readonly [number, number];

/** The labeled sides of the outer rectangle, across and down, by where they run. */
function sidesOf(sheet: Sheet) {
  const shapes = figureOf(sheet, 'drawing').shapes.flatMap((shape) => (shape.t === 'polygon' ? [shape] : []));
  const outer = nth(shapes, -1);
  const at = (index: number) => {
    const point = nth(outer.points, index % outer.points.length);
    if (!('length' in point) || !Array.isArray(point)) throw new Error('a corner without a place');
    return point as readonly [number, number];
  };
  const across = new Map<string, number>();
  const down = new Map<string, number>();
  const key = ([one, other]: Span) => [Math.min(one, other), Math.max(one, other)].join('-');
  for (const [index, label] of (outer.sides ?? []).entries()) {
    if (label === null) continue;
    const [from, to] = [at(index), at(index + 1)];
    if (from[1] === to[1]) across.set(key([from[0], to[0]]), Number(nodeValue(label).n));
    else down.set(key([from[1], to[1]]), Number(nodeValue(label).n));
  }
  return { shapes, across, down, key };
}

export const checker: SkillChecker = {
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const { shapes, across, down, key } = sidesOf(sheet);
    const sum = (map: ReadonlyMap<string, number>) => [...map.values()].reduce((all, each) => all + each, 0);
    if (sheet.form === 'figure') {
      const points = nth(shapes, 0).points as readonly (readonly [number, number])[];
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      const long = across.get(key([Math.min(...xs), Math.max(...xs)]));
      const wide = down.get(key([Math.min(...ys), Math.max(...ys)]));
      if (long === undefined || wide === undefined) throw new Error('the coloured part has no sides');
      return asKey(timesByDoubling(long, wide));
    }
    const [a, b] =
      sheet.form === 'story'
        ? numbersInWords(sheet.stem)
        : terms(nth(formulas(sheet.stem), 0)).flatMap((node) =>
            node.t === 'number' ? [Number(nodeValue(node).n)] : [],
          );
    if (a !== sum(across) || b !== sum(down)) throw new Error('the picture shows another rectangle');
    const whole = timesByDoubling(a ?? 0, b ?? 0);
    if (sheet.form !== 'reverse') return asKey(whole);
    return asKey(numbersInWords(sheet.stem).reduce((left, part) => left - part, whole));
  },
};
