import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, type Sheet, wordsOf } from '../question-readers/sheet.ts';

const tones: Readonly<Record<string, string>> = { زرد: 'turmeric', سبز: 'leaf', قرمز: 'rose', آبی: 'sky' };

/** Lucky outcomes and all outcomes, counted in the picture or read in the words. */
function counted(sheet: Sheet): readonly [number, number] {
  const words = wordsOf(sheet.stem);
  const { figure } = sheet;
  if (figure?.t === 'bag' || figure?.t === 'spinner') {
    const color = Object.keys(tones).find((name) => words.includes(` ${name} `)) ?? '';
    const all =
      figure.t === 'bag'
        ? nth(figure.bags, 0).beads.flatMap(({ tone, count }) => Array.from({ length: count }, () => tone))
        : nth(figure.spinners, 0).sectors.map(({ tone }) => tone);
    return [all.filter((tone) => tone === tones[color]).length, all.length];
  }
  const numbers = numbersInWords(sheet.stem);
  // Numbered cards: those up to the stated number are counted one by one.
  if (words.includes('عددهای ۱ تا')) {
    const [total, limit] = [nth(numbers, 0), nth(numbers, -1)];
    const cards = Array.from({ length: total }, (_, index) => index + 1);
    return [cards.filter((card) => (sheet.form === 'reverse' ? card > limit : card <= limit)).length, total];
  }
  const [total, lucky] = [nth(numbers, 0), nth(numbers, 1)];
  return [sheet.form === 'reverse' ? total - lucky : lucky, total];
}

export const checker: SkillChecker = {
  solve: (sheet) => {
    const [lucky, total] = counted(sheet);
    for (let share = 1; share < 100; share += 1) {
      if (share * total === lucky * 100) return { kind: 'integer', values: [String(share)] };
    }
    throw new Error('no whole percent');
  },
};
