import type { Figure } from '../../src/model/index.ts';
import { named } from './charted.ts';
import type { SkillChecker } from './checker.ts';
import { nth, wordsOf } from './sheet.ts';

/** How many things each row shows, counted picture by picture or stroke by stroke. */
function counted(figure: Figure | undefined): readonly (readonly [string, number])[] {
  const known = (label: string, value: number | null): number => {
    if (value === null) throw new Error(`${label} is not shown`);
    return value;
  };
  switch (figure?.t) {
    case 'bar-chart':
      return figure.bars.map(({ label, value }) => [label, known(label, value)]);
    case 'tally':
      return figure.rows.map(({ label, count }) => [label, known(label, count)]);
    case 'pictogram':
      return figure.rows.map(({ label, halves }) => {
        let things = 0;
        for (let half = known(label, halves); half > 0; half -= 2) things += half === 1 ? figure.each / 2 : figure.each;
        if (!Number.isSafeInteger(things)) throw new Error('a part of a thing is shown');
        return [label, things];
      });
    default:
      throw new Error('no picture of counts');
  }
}

/** Finds the groups the question names in its picture; a difference is the way from the one count to the other. */
export const readingChecker: SkillChecker = {
  solve: ({ stem, figure }) => {
    const rows = counted(figure);
    const asked = wordsOf(stem.slice(-1));
    const values = named(rows, asked);
    const answer = (): number => {
      if (asked.includes('همه روی هم')) return rows.reduce((sum, [, count]) => sum + count, 0);
      if (asked.includes('بیشتر') || asked.includes('کمتر')) {
        const first = asked.includes('روی هم') ? nth(values, 0) + nth(values, 1) : nth(values, 0);
        const [high, low] = asked.includes('کمتر') ? [nth(values, -1), first] : [first, nth(values, -1)];
        let way = 0;
        for (let count = low; count < high; count += 1) way += 1;
        return way;
      }
      return asked.includes('روی هم') ? nth(values, 0) + nth(values, 1) : nth(values, 0);
    };
    return { kind: 'integer', values: [String(answer())] };
  },
};
