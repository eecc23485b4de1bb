import { plainLine } from '../../src/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { only, wordsOf } from '../question-readers/sheet.ts';

function ascii(digits: string): number {
  return Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));
}

/** The word that tells one kind from the other. */
function stemOf(kind: string): string {
  return (kind.split(' ').at(-1) ?? '').replace(/\u200cها$|ها$/, '');
}

interface World {
  readonly first: string;
  readonly one: number;
  readonly other: number;
}

function holds(statement: string, { first, one, other }: World): boolean {
  const numbers = (statement.match(/[۰-۹]+/g) ?? []).map(ascii);
  const [n1 = 0, n2 = 0] = numbers;
  const isFirst = (text: string) => text.includes(first);
  const part = /تعداد (.+?)، ([۰-۹]+)⁄([۰-۹]+) تعداد (همه)?/u.exec(statement);
  if (part !== null) {
    const [, kind = '', numerator = '', denominator = '', all] = part;
    const [mine, theirs] = isFirst(kind) ? [one, other] : [other, one];
    return mine * ascii(denominator) === (all === undefined ? theirs : one + other) * ascii(numerator);
  }
  const times = /تعداد (.+?)، ([۰-۹]+) برابر تعداد/u.exec(statement);
  if (times !== null) {
    const [, kind = '', count = ''] = times;
    const [mine, theirs] = isFirst(kind) ? [one, other] : [other, one];
    return mine === theirs * ascii(count);
  }
  if (statement.startsWith('نسبت')) {
    const [, kind = ''] = /نسبت تعداد (.+?) به تعداد/.exec(statement) ?? [];
    return isFirst(kind) ? one * n2 === other * n1 : other * n2 === one * n1;
  }
  if (statement.includes('بیشتر')) {
    const [, kind = ''] = /تعداد (.+?) حتماً/.exec(statement) ?? [];
    return (isFirst(kind) ? one - other : other - one) === n1;
  }
  if (statement.includes('فقط')) return one === n1 && other === n2;
  throw new Error(`not understood: ${statement}`);
}

/** Builds places with the ratio, small and large, and keeps the one sentence that is true in all. */
export const checker: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const words = wordsOf(stem);
    const [, kind = '', a = '', b = ''] =
      /نسبت تعداد (.+?) به تعداد .+?(?:،| می‌شود) ([۰-۹]+) به ([۰-۹]+)/.exec(words) ?? [];
    const first = stemOf(kind);
    const worlds = [1, 2, 3, 7].map((k): World => ({ first, one: ascii(a) * k, other: ascii(b) * k }));
    const fits = answer.options.filter(({ content }) => {
      const text = plainLine(content);
      return worlds.every((world) => holds(text, world));
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
