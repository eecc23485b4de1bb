import { fractionWords } from '../../src/index.ts';
import type { Inline } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { printedPair } from '../question-readers/same-parts.ts';
import { only } from '../question-readers/sheet.ts';

/** The pair a card stands for: printed as it is, or found among the names of all fractions to 12. */
function pairOf(content: readonly Inline[]): string {
  const piece = only(content);
  if (piece.t === 'math') return printedPair(piece.math).join('/');
  for (let denominator = 2; denominator <= 12; denominator += 1) {
    for (let numerator = 1; numerator < denominator; numerator += 1)
      if (fractionWords(numerator, denominator) === piece.text) return `${numerator}/${denominator}`;
  }
  throw new Error(`no fraction is called ${piece.text}`);
}

export const checker: SkillChecker = {
  solve: ({ answer }) => {
    if (answer.kind !== 'match') throw new Error('no cards');
    const pairs = answer.first.map(({ id, content }) => {
      const partner = only(answer.second.filter((other) => pairOf(other.content) === pairOf(content)));
      return [id, partner.id] as const;
    });
    return { kind: 'match', pairs };
  },
  forms: 2,
};
