import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, numbersInWords, type Sheet, wordsOf } from '../question-readers/sheet.ts';
import { withWrongLine } from '../question-readers/wrong-line.ts';

/** The ratio as it is said («۲ به ۳ به ۵»). */
function ratioSaid(words: string): readonly number[] {
  const said = /نسبت ([۰-۹]+(?: به [۰-۹]+)+)/.exec(words)?.[1] ?? '';
  return said.split(' به ').map((digit) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit));
}

/** Whose share is asked: its place among the names, stated before the ratio and again in the question. */
function askedPlace(sheet: Sheet, count: number): number {
  const words = sheet.stem.map((block) => wordsOf([block]));
  const question = nth(words, 1);
  const statement = nth(words, 0);
  const places = ['اول', 'دوم', 'سوم'].slice(0, count);
  const bare = places.findIndex((place) => question.includes(`قسمت ${place}`));
  if (bare >= 0) return bare;
  const who = /سهم (.+?) چند/.exec(question)?.[1] ?? /چند (?:کیلوگرم|میلی‌لیتر|گرم) (.+?) هست/.exec(question)?.[1] ?? '';
  const before = nth(statement.split(' را'), 0);
  const at = before
    .split(/، | و /)
    .findIndex((name) => name === who || name.startsWith(`${who} `) || name.endsWith(` ${who}`));
  if (at < 0) throw new Error(`nobody called ${who}`);
  return at;
}

const asked: SkillChecker = {
  /** Deals rounds, as many to each as the ratio says, until the stated amount is reached. */
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const bar = sheet.form === 'figure' ? nth(figureOf(sheet, 'bars').bars, 0) : null;
    const ratio = bar ? [bar.shaded, bar.parts - bar.shaded] : ratioSaid(words);
    const place = bar ? (words.includes('رنگ‌نشده چند') ? 1 : 0) : askedPlace(sheet, ratio.length);
    const isGap = words.includes('بیشتر از سهم');
    // The ratio is before the amount in word problems of mixtures and of differences.
    const statement = nth(numbersInWords(sheet.stem), isGap || words.includes('مخلوط کرد') ? ratio.length : 0);
    const piles = ratio.map(() => 0);
    for (let turn = 0; turn < 10_000; turn += 1) {
      ratio.forEach((part, index) => {
        piles[index] = (piles[index] ?? 0) + part;
      });
      const [a = 0, b = 0] = piles;
      const reached = isGap ? Math.abs(a - b) : piles.reduce((sum, pile) => sum + pile, 0);
      if (reached === statement) return asKey(piles[place] ?? 0);
      if (reached > statement) break;
    }
    throw new Error('the amount cannot be dealt so');
  },
};

export const checker = withWrongLine(asked, ({ stem }) => {
  const [own = 0, other = 0] = ratioSaid(wordsOf(stem));
  const total = nth(numbersInWords(stem), 0);
  const share = Rational.of(total * own, own + other);
  return [own + other, Rational.of(total, own + other), share];
});
