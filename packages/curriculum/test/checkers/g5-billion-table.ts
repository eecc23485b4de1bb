import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

const value: Readonly<Record<string, bigint>> = { یکی: 1n, هزار: 1000n, میلیون: 1_000_000n, میلیارد: 1_000_000_000n };

/** Adds each stated part times its group; of a written number, takes three digits out of its text. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const key = (value: bigint | number) => ({ kind: 'integer', values: [String(value)] }) as const;
    const words = wordsOf(sheet.stem);
    if (sheet.form === 'figure') {
      const { columns, rows } = figureOf(sheet, 'table');
      const parts = nth(rows, 0).map((cell, index) => {
        if (cell.t !== 'math' || cell.math.t !== 'number') throw new Error('a cell without a number');
        return BigInt(cell.math.value) * (value[columns[index] ?? ''] ?? 0n);
      });
      return key(parts.reduce((sum, part) => sum + part, 0n));
    }
    const group = /طبقهٔ «([^»]+)»/.exec(words)?.[1];
    if (group !== undefined) {
      const written = String(nth(numbersInWords(sheet.stem), 0));
      const zeros = String(value[group]).length - 1;
      return key(Number(written.slice(Math.max(0, written.length - zeros - 3), written.length - zeros)));
    }
    // A find-the-mistake question shows its wrong number as a formula, not in words.
    const statement = [...words.matchAll(/([۰-۹]+)(?: (یکی|هزار|میلیون|میلیارد))?/g)];
    const digits = (text: string) => BigInt([...text].map((each) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(each)).join(''));
    return key(statement.reduce((sum, [, count = '۰', name = 'یکی']) => sum + digits(count) * (value[name] ?? 0n), 0n));
  },
};
