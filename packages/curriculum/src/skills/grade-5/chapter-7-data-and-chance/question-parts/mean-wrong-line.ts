import {
  Decimal,
  type Level,
  line,
  type QuestionDraft,
  type Rng,
  type WorkedLine,
  worked,
  workedFor,
  wrongLineQuestion,
} from '../../../../authoring/index.ts';
import { areAlike, averageWordProblems, statement } from './average-word-problems.ts';

/** Where is the wrong line of a mean: the numbers are added one by one and the sum is divided. */
export function meanWrongLine(rng: Rng, level: Level): QuestionDraft | null {
  const count = level === 4 ? 5 : 4;
  const wordProblem = rng.pick(averageWordProblems);
  const numbers = Array.from({ length: count }, () => rng.int(wordProblem.least, wordProblem.most));
  const [first = 0, ...others] = numbers;
  const madeAt = rng.int(0, others.length - 1);
  const total = numbers.reduce((sum, number) => sum + number, 0);
  if (new Set(numbers).size !== count || (total * 10) % count !== 0 || !areAlike(wordProblem, numbers)) return null;
  return wrongLineQuestion(rng, {
    problem: [statement(rng, wordProblem, numbers)],
    work: (mistake) => {
      let sum = first;
      const lines: WorkedLine[] = others.map((other, index) => {
        const before = sum;
        // The ten that the ones make is left out.
        const carries = (before % 10) + (other % 10) >= 10;
        const isLost = mistake === 'carry-lost' && index === madeAt && carries;
        const isLeftOut = mistake === 'one-twice' && index === others.length - 1;
        const added = isLeftOut ? (others[index - 1] ?? other) : other;
        sum = before + added - (isLost ? 10 : 0);
        return worked(before, '+', added, '=', sum);
      });
      const by = mistake === 'divided-by-less' ? count - 1 : mistake === 'divided-by-more' ? count + 1 : count;
      const tenths = (sum * 10) / by;
      if (!Number.isInteger(tenths)) return null;
      return [...lines, workedFor(wordProblem.mean, sum, '÷', by, '=', Decimal.of(tenths, 1))];
    },
    mistakes: {
      'carry-lost': line`در این جمع، ده‌تایی که از یکان‌ها به دست می‌آید جا افتاده است.`,
      'one-twice': line`در این سطر یکی از عددها دوباره جمع شده و عدد آخر جا افتاده است.`,
      'divided-by-less': line`مجموع باید بر تعداد عددها تقسیم شود؛ تعداد آن‌ها ${count} است.`,
      'divided-by-more': line`مجموع باید بر تعداد عددها تقسیم شود؛ تعداد آن‌ها ${count} است.`,
    },
    watch: line`ببین هر عدد یک بار جمع شده است یا نه. بعد تعداد عددها را بشمار و با تقسیم سطر آخر بسنج.`,
  });
}
