import type { SkillChecker } from '../question-readers/checker.ts';
import { spot } from '../question-readers/drawn-angles.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

/** Looks for a crossing whose distance from the line stays the same, or that stands over its foot on the line. */
export const checker: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'points' || answer.join?.t !== 'line') throw new Error('no line');
    const [x, y] = answer.join.through;
    const drawn = answer.shapes.find((shape) => shape.t === 'line');
    if (drawn?.t !== 'line') throw new Error('no line is drawn');
    const [from, to] = [spot(drawn.from), spot(drawn.to)];
    const slope = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const words = wordsOf(stem);
    const wanted = words.includes('موازی') ? 0 : Math.PI / 2;
    const found: (readonly [number, number])[] = [];
    for (let u = 0; u <= answer.width; u += 1) {
      for (let v = 0; v <= answer.height; v += 1) {
        if (u === x && v === y) continue;
        const turn = Math.atan2(v - y, u - x) - slope - wanted;
        if (Math.abs(Math.sin(turn)) < 1e-9) found.push([u, v]);
      }
    }
    return { kind: 'points', points: [nth(found, 0)] };
  },
};
