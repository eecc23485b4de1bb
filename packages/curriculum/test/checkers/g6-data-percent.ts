import type { SkillChecker } from '../question-readers/checker.ts';
import { nodeValue, nth, type Sheet, wordsOf } from '../question-readers/sheet.ts';

function data(sheet: Sheet): readonly (readonly [string, number])[] {
  const { figure } = sheet;
  if (figure?.t === 'tally') return figure.rows.map(({ label, count }) => [label, count ?? 0] as const);
  if (figure?.t === 'table') {
    return figure.rows.map(([name, count]) => {
      if (name?.t !== 'text' || count?.t !== 'math') throw new Error('an empty cell');
      return [name.text, nodeValue(count.math).numerator] as const;
    });
  }
  const list = nth(wordsOf(sheet.stem.slice(0, 1)).split(': '), 1).replace('.', '');
  return list.split('، ').map((entry) => {
    const [, name = '', digits = ''] = /^(.+) ([۰-۹]+) [^۰-۹]+$/.exec(entry) ?? [];
    return [name, Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))))] as const;
  });
}

export const checker: SkillChecker = {
  solve: (sheet) => {
    const rows = data(sheet);
    const total = rows.reduce((sum, [, count]) => sum + count, 0);
    const asked = [...wordsOf(sheet.stem.slice(-1)).matchAll(/«([^»]+)»/g)].map(([, name = '']) => name);
    const part = rows.filter(([name]) => asked.includes(name)).reduce((sum, [, count]) => sum + count, 0);
    for (let share = 1; share < 100; share += 1) {
      if (share * total === part * 100) return { kind: 'integer', values: [String(share)] };
    }
    throw new Error('no whole percent');
  },
};
