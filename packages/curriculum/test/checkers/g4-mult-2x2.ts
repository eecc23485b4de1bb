import type { SkillChecker } from '../question-readers/checker.ts';
import { productAsked } from '../question-readers/written-product.ts';
import { placeByPlace, withWrongLine } from '../question-readers/wrong-line.ts';

/** Adds the first factor up as often as the second one says, place by place. */
const asked: SkillChecker = {
  solve: (sheet) => {
    const { answer } = sheet;
    if (answer.kind !== 'long-arithmetic' || answer.operation === '÷') return productAsked(sheet);
    const [first = '', second = ''] = answer.terms;
    const lines = [...second].reverse().map((digit, place) => {
      let line = 0n;
      for (let times = 0; times < Number(digit); times += 1) line += BigInt(first + '0'.repeat(place));
      return line;
    });
    const result = lines.reduce((total, line) => total + line, 0n);
    return { kind: 'long-arithmetic', result: String(result), lines: lines.map(String) };
  },
};

export const checker = withWrongLine(asked, placeByPlace);
