import { fractionWords } from '../../src/index.ts';
import type { Inline } from '../../src/model/index.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { printedPair } from '../reading/same-parts.ts';
import { only } from '../reading/sheet.ts';

/** The pair a card stands for: printed as it is, or found among the names of all fractions to 12. */
function pairOf(content: readonly Inline[]): string {
  const piece = only(content);
  if (piece.t === 'math') return printedPair(piece.math).join('/');
  for (let bottom = 2; bottom <= 12; bottom += 1) {
    for (let top = 1; top < bottom; top += 1) if (fractionWords(top, bottom) === piece.text) return `${top}/${bottom}`;
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
