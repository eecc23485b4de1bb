import { plainLine } from '../../src/content/plain.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { spot } from '../question-readers/drawn-angles.ts';
import { figureOf, nth, only, wordsOf } from '../question-readers/sheet.ts';

/** Measures the angle of the two lines of every option. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { answer } = sheet;
    if (answer.kind !== 'choice') throw new Error('no options');
    const slopes = new Map<string, number>();
    for (const shape of figureOf(sheet, 'drawing').shapes) {
      if (shape.t !== 'line' || shape.label?.t !== 'words') continue;
      const [from, to] = [spot(shape.from), spot(shape.to)];
      slopes.set(shape.label.text, Math.atan2(to[1] - from[1], to[0] - from[0]));
    }
    const words = wordsOf(sheet.stem.slice(-1));
    const fits = answer.options.filter(({ content }) => {
      const [one, other] = [...plainLine(content).matchAll(/«([^»]+)»/g)].map(
        ([, letter = '']) => slopes.get(letter) ?? 0,
      );
      const turn = nth([one ?? 0], 0) - (other ?? 0);
      const [isParallel, isSquare] = [Math.abs(Math.sin(turn)) < 1e-9, Math.abs(Math.cos(turn)) < 1e-9];
      if (words.includes('نه موازی')) return !isParallel && !isSquare;
      return words.includes('موازی') ? isParallel : isSquare;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
