import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { given } from '../question-readers/decimals.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

/** Colors sector after sector until the color has the share asked for. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { answer, stem } = sheet;
    if (answer.kind !== 'sectors') throw new Error('nothing to colour');
    const share = nth(given(sheet), 0);
    const name = /رنگ (زرد|سبز|قرمز|آبی)/.exec(wordsOf(stem))?.[1];
    const paint = answer.palette.find(({ label }) => label === name);
    if (paint === undefined) throw new Error('no such colour');
    for (let count = 1; count <= answer.parts; count += 1) {
      if (Rational.of(count, answer.parts).equals(share)) {
        const tones = Array.from({ length: answer.parts }, (_, index) => (index < count ? paint.tone : null));
        return { kind: 'sectors', tones, rules: [{ t: 'count', tone: paint.tone, count }] };
      }
    }
    throw new Error('no number of sectors has this share');
  },
};
