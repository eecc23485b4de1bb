import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { figureOf, nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';

/** Builds the amount up in equal small steps, both quantities together, until the known one is reached. */
const own: SkillChecker = {
  solve: (sheet) => {
    const [a, b, known] = numbersInWords(sheet.stem);
    const words = wordsOf(sheet.stem);
    let backwards = sheet.form === 'reverse';
    let goal = known ?? 0;
    if (sheet.form === 'figure') {
      const rows = figureOf(sheet, 'table').rows.map((cells) => {
        const cell = nth(cells, 2);
        return cell.t === 'math' && cell.math.t === 'number' ? Number(cell.math.value) : null;
      });
      backwards = rows[0] === null;
      goal = only(rows.filter((each) => each !== null));
    }
    if (a === undefined || b === undefined || words === '') throw new Error('no pair');
    const [step, other] = backwards ? [b, a] : [a, b];
    // In hundredths of a step, so that no step is left out.
    const share = 5040;
    let [reached, grown] = [0, 0];
    while (reached < goal * share) {
      reached += step;
      grown += other;
    }
    if (reached !== goal * share || grown % share !== 0) throw new Error('no whole answer');
    return { kind: 'integer', values: [String(grown / share)] };
  },
};

export const checker = withNumberSets(own, 'table-cells');
