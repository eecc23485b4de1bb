import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, only } from '../question-readers/sheet.ts';

/** Tries numbers in each gap until the products across two rows agree. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { answer } = sheet;
    const table = answer.kind === 'table-cells' ? answer : figureOf(sheet, 'table');
    const rows = table.rows.map((cells) =>
      cells.map((cell) => (cell.t === 'math' && cell.math.t === 'number' ? Number(cell.math.value) : null)),
    );
    const ground = rows.find(([a, b]) => a !== null && b !== null) ?? [];
    const [a = 0, b = 0] = ground.map((each) => each ?? 0);
    const values = rows.flatMap(([x = null, y = null]) => {
      if (x !== null && y !== null) {
        if (x * b !== y * a) throw new Error('the ratios are not equal');
        return [];
      }
      const candidates = Array.from({ length: 2000 }, (_, index) => index + 1);
      return [only(candidates.filter((each) => (x ?? each) * b === (y ?? each) * a))];
    });
    return { kind: answer.kind === 'table-cells' ? 'table-cells' : 'integer', values: values.map(String) };
  },
};
