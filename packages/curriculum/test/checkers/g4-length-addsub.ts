import type { SkillChecker } from '../question-readers/checker.ts';
import { measuredIn } from '../question-readers/measured.ts';
import { wordsOf } from '../question-readers/sheet.ts';

const millimetres: Readonly<Record<string, number>> = { میلی‌متر: 1, سانتی‌متر: 10, متر: 1000, کیلومتر: 1_000_000 };

/** Lays the lengths end to end in millimetres, or takes the shorter from the longer. The amount somebody found is no length of the question. */
export const checker: SkillChecker = {
  solve: ({ form, stem, answer }) => {
    if (answer.kind !== 'integer') throw new Error('no whole numbers');
    const words = wordsOf(stem);
    const statement = measuredIn(words, Object.keys(millimetres)).slice(0, form === 'find-mistake' ? -1 : undefined);
    // A smaller unit right after a larger one belongs to the same length.
    const lengths: number[] = [];
    let last = 0;
    for (const [count, unit] of statement) {
      const size = millimetres[unit] ?? Number.NaN;
      if (last > size && words.includes('و')) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + count * size;
      else lengths.push(count * size);
      last = last > size ? 0 : size;
    }
    const [a, b] = lengths;
    if (a === undefined || b === undefined || lengths.length !== 2) throw new Error(`${lengths.length} lengths`);
    const all = /روی هم|جمع ک/.test(words) ? a + b : Math.abs(a - b);
    const unit = millimetres[answer.blanks[0]?.unit ?? ''] ?? Number.NaN;
    return { kind: 'integer', values: [String(all / unit)] };
  },
};
