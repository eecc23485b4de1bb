import type { DrawingPlace } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { spot } from '../question-readers/drawn-angles.ts';
import { figureOf, only, wordsOf } from '../question-readers/sheet.ts';

type Spot = readonly [number, number];

const gap = (one: Spot, other: Spot) => Math.hypot(one[0] - other[0], one[1] - other[1]);
const lies = (point: Spot, from: Spot, to: Spot) => Math.abs(gap(from, point) + gap(point, to) - gap(from, to)) < 0.1;

/** Acute, right or obtuse by the squares on the three sides. */
function kind(one: Spot, vertex: Spot, other: Spot): string {
  const left = gap(one, vertex) ** 2 + gap(vertex, other) ** 2 - gap(one, other) ** 2;
  return Math.abs(left) < 1 ? 'راست' : left > 0 ? 'تند' : 'باز';
}

/** Reads letters off the drawing: the name whose middle is the marked corner and whose ends lie on its arms. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const { shapes } = figureOf(sheet, 'drawing');
    const points = shapes.flatMap((shape) => (shape.t === 'point' ? [{ at: spot(shape.at), name: shape.label }] : []));
    const texts = sheet.answer.options.map(({ id, content }) => ({
      id,
      said: wordsOf([{ t: 'paragraph', content }]).trim(),
    }));
    const choose = (suits: (said: string) => boolean) => ({
      kind: 'choice' as const,
      option: only(texts.filter(({ said }) => suits(said))).id,
    });
    const marked = shapes.find((shape) => shape.t === 'angle');
    if (marked?.t === 'angle') {
      const vertex = spot(marked.vertex);
      const through = (to: number | DrawingPlace): Spot =>
        typeof to === 'number'
          ? [vertex[0] + 500 * Math.cos((to * Math.PI) / 180), vertex[1] + 500 * Math.sin((to * Math.PI) / 180)]
          : spot(to);
      const arms = [through(marked.from), through(marked.to)];
      return choose((said) => {
        const [one, middle, other] = said
          .split(' ')
          .map((name) => only(points.filter((each) => each.name === name)).at);
        if (one === undefined || middle === undefined || other === undefined) return false;
        const ends = [one, other];
        return (
          gap(middle, vertex) < 0.1 &&
          arms.every((arm) => ends.some((end) => gap(end, vertex) > 1 && lies(end, vertex, arm))) &&
          ends.every((end) => arms.some((arm) => lies(end, vertex, arm)))
        );
      });
    }
    const asked = /چند زاویهٔ (تند|راست|باز)/.exec(wordsOf(sheet.stem))?.[1];
    const polygon = shapes.find((shape) => shape.t === 'polygon');
    const all =
      polygon?.t === 'polygon'
        ? polygon.points.map(spot).map((vertex, index, corners) => {
            const [before, after] = [corners.at(index - 1), corners[(index + 1) % corners.length]];
            if (before === undefined || after === undefined) throw new Error('no corner');
            return kind(before, vertex, after);
          })
        : shapes
            .flatMap((shape) => (shape.t === 'line' ? [shape] : []))
            .flatMap((one, index, arms) =>
              arms.slice(index + 1).map((other) => kind(spot(one.to), spot(one.from), spot(other.to))),
            );
    const count = all.filter((each) => each === asked).length;
    return choose((said) => [...said].some((sign) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(sign) === count));
  },
};
