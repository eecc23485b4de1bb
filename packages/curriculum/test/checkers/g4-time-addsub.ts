import type { SkillChecker } from '../question-readers/checker.ts';
import { measuredIn } from '../question-readers/measured.ts';
import { wordsOf } from '../question-readers/sheet.ts';
import { takenAway } from '../question-readers/whole-arithmetic.ts';

const seconds: Readonly<Record<string, number>> = { ساعت: 3600, دقیقه: 60, ثانیه: 1 };

/** Both times in seconds, put together or taken apart, poured into the boxes. */
export const checker: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'integer') throw new Error('no whole numbers');
    const words = wordsOf(stem);
    const statement = measuredIn(words.split('«')[0] ?? '', Object.keys(seconds));
    if (statement.length !== 4) throw new Error(`${statement.length} amounts`);
    const [a = 0, b = 0] = [statement.slice(0, 2), statement.slice(2)].map((time) =>
      time.reduce((sum, [count, unit]) => sum + count * (seconds[unit] ?? 0), 0),
    );
    const adds = /جمع ک|روی هم چقدر/.test(words);
    let left = adds ? a + b : Math.abs(a - b);
    const values = answer.blanks.map(({ label = '' }) => {
      const [times, rest] = takenAway(left, seconds[label] ?? Number.NaN);
      left = rest;
      return String(times);
    });
    return { kind: 'integer', values };
  },
};
