import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nodeValue, nth } from '../question-readers/sheet.ts';

/** Looks every column's name up in the table. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'levels') throw new Error('nothing to set');
    const rows = figureOf(sheet, 'table').rows;
    const values = sheet.answer.columns.map(({ label }) => {
      const row = rows.find(([cell]) => cell?.t === 'text' && cell.text === label);
      const cell = nth(row ?? [], 1);
      if (cell.t !== 'math') throw new Error(`no value for ${label}`);
      return Number(nodeValue(cell.math).n);
    });
    return { kind: 'levels', values };
  },
};
