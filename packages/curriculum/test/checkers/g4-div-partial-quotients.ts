import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nodeValue, nth, numbersInWords } from '../question-readers/sheet.ts';
import { takenAway } from '../question-readers/whole-arithmetic.ts';

/** Fills the table again from the dividend down, row by row; a hidden number of times is what the row's other cells leave. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [dividend, divisor] = [nth(numbersInWords(sheet.stem), 0), nth(numbersInWords(sheet.stem), 1)];
    const rows = figureOf(sheet, 'table').rows.map((cells) =>
      cells.map((cell) => (cell.t === 'math' ? Number(nodeValue(cell.math).n) : cell.text)),
    );
    if (sheet.form === 'reverse' || sheet.form === 'find-mistake') {
      return { kind: 'integer', values: [String(takenAway(dividend, divisor)[0])] };
    }
    const found = new Map<string, number>();
    let left = dividend;
    const known = (cell: string | number | undefined): number | null => (typeof cell === 'number' ? cell : null);
    rows.forEach(([times, taken, after], index) => {
      const next =
        known(rows[index + 1]?.[1]) !== null && known(rows[index + 1]?.[2]) !== null
          ? (known(rows[index + 1]?.[1]) ?? 0) + (known(rows[index + 1]?.[2]) ?? 0)
          : null;
      const gone =
        known(taken) ??
        (known(times) === null ? null : (known(times) ?? 0) * divisor) ??
        left - (known(after) ?? next ?? 0);
      if (typeof times === 'string') found.set(times, takenAway(gone, divisor)[0]);
      if (typeof taken === 'string') found.set(taken, gone);
      if (typeof after === 'string') found.set(after, left - gone);
      left -= gone;
    });
    const letters = [...found.keys()].sort((a, b) => a.localeCompare(b, 'fa'));
    return { kind: 'integer', values: letters.map((letter) => String(found.get(letter))) };
  },
};
