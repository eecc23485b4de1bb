import {
  type Block,
  barModels,
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  defineSkill,
  display,
  type Figure,
  hint,
  type Level,
  line,
  misconception,
  onChart,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import {
  areAlike,
  averageWordProblems,
  bareNumbers,
  listed,
  meanOf,
  statement,
  sum,
} from './question-parts/average-word-problems.ts';
import { meanWrongLine } from './question-parts/mean-wrong-line.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story', 'figure'],
  2: ['bare', 'story', 'figure'],
  3: ['story', 'figure', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};
const countOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 4], 2: [4, 5], 3: [5, 6], 4: [5, 8] };

export const mean = defineSkill({
  id: 'g5-mean',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onChart, barModels],
  revision: 15,
  commonMistakes: ['one-number-not-counted', 'half-of-ends'],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const wordProblem = rng.pick(averageWordProblems);
    const count = rng.int(...countOf[level]);
    const most = level === 1 ? Math.min(wordProblem.most, 30) : wordProblem.most;
    const least = Math.min(wordProblem.least, most - 10);
    const centre = rng.int(least + 5, most - 5);
    // Numbers of one story lie near one another.
    const numbers = Array.from({ length: count }, () =>
      form === 'figure' ? rng.int(1, 8) * 5 : Math.min(most, Math.max(least, centre + rng.int(-12, 12))),
    );
    const value = meanOf(numbers);
    if (value === null || new Set(numbers).size < 3 || (form !== 'figure' && !areAlike(wordProblem, numbers)))
      return null;
    if (level <= 2 ? value.places > 0 : level === 4 && value.places === 0 && rng.chance(2, 3)) return null;
    const total = sum(numbers);
    // The mean is not one of the numbers, which may only have been copied.
    if (numbers.some((number) => value.equals(Decimal.of(number)))) return null;
    const sorted = [...numbers].sort((a, b) => a - b);
    // The one in the middle as they lie; of an even count, of a number that is there twice, of the smallest or largest, nobody can say so.
    const central = numbers[Math.floor(count / 2)] ?? 0;
    const middle =
      count % 2 === 1 &&
      numbers.filter((number) => number === central).length === 1 &&
      central !== sorted[0] &&
      central !== sorted.at(-1)
        ? Decimal.of(central)
        : null;
    const halfway = Decimal.of((((sorted[0] ?? 0) + (sorted.at(-1) ?? 0)) * 10) / 2, 1);
    // Where the mean has tenths, a whole number beside it may be what the division came to before them.
    const besideMean = [halfway, middle].some(
      (each) =>
        value.places > 0 &&
        each?.places === 0 &&
        each.compare(value.minus(Decimal.of(1))) > 0 &&
        each.compare(value.plus(Decimal.of(1))) < 0,
    );
    if (besideMean) return null;
    const fewer = Number.isSafeInteger((total * 10) / (count - 1)) ? Decimal.of((total * 10) / (count - 1), 1) : null;
    const days = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'];
    if (form === 'figure' && count > 6) return null;
    const axis = 5;
    const figure: Figure = {
      t: 'bar-chart',
      description: `نمودار ستونی؛ ${numbers.map((number, index) => `${days[index] ?? ''}: ${persianNumber(number)}`).join('، ')}`,
      title: 'صفحه‌های خوانده‌شده',
      step: axis,
      to: Math.ceil((Math.max(...numbers) + 1) / axis) * axis,
      unit: 'صفحه',
      bars: numbers.map((number, index) => ({ label: days[index] ?? '', value: number })),
    };
    const wrong = [Decimal.of(total), halfway].find((each) => !each.equals(value));
    const name = child(rng);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [statement(rng, wordProblem, numbers), p`${wordProblem.mean} چند ${wordProblem.unit} است؟`];
        case 'figure':
          return [
            p`نمودار نشان می‌دهد ${name} هر روز چند صفحه خوانده است.`,
            p`به طور میانگین روزی چند صفحه خوانده است؟`,
          ];
        case 'find-mistake':
          return [
            p`این عددها را داریم: ${listed(numbers)}.`,
            p`${name} می‌گوید میانگین آن‌ها ${wrong ?? value} است، ولی اشتباه کرده است. میانگین درست چند است؟`,
          ];
        default:
          return [bareNumbers(numbers)];
      }
    };
    const added = row(
      ...numbers.flatMap((number, index) => (index === 0 ? [number] : ['+' as const, number])),
      '=',
      total,
    );
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure } : {}),
      ...decimalAnswer(
        value,
        form === 'story' ? { unit: wordProblem.unit } : form === 'figure' ? { unit: 'صفحه' } : {},
      ),
      misconceptions: [
        misconception(
          'not-divided',
          'عددها را جمع کرده ولی تقسیم نکرده',
          decimalKey(total),
          line`عددها را جمع کرده‌ای. حالا مجموع را بر تعداد عددها تقسیم کن.`,
        ),
        ...(middle === null
          ? []
          : [
              misconception(
                'middle-number',
                'عدد وسط را میانگین گرفته',
                decimalKey(middle),
                line`میانگین، عدد وسط نیست. اگر همه را روی هم بگذاریم و مساوی تقسیم کنیم، به هر کدام چقدر می‌رسد؟`,
              ),
            ]),
        misconception(
          'half-of-ends',
          'فقط از دو عدد، مثل کوچک‌ترین و بزرگ‌ترین، میانگین گرفته',
          decimalKey(halfway),
          line`همهٔ عددها در میانگین سهم دارند، نه فقط دو تا از آن‌ها.`,
        ),
        ...(fewer === null
          ? []
          : [
              misconception(
                'one-number-not-counted',
                'بر تعداد نادرستی تقسیم کرده',
                decimalKey(fewer),
                line`تعداد عددها را دوباره بشمار.`,
              ),
            ]),
      ],
      hints: [
        hint(p`میانگین یعنی اگر مجموع را مساوی تقسیم کنیم، به هر کدام چقدر می‌رسد.`),
        hint(p`اول همهٔ عددها را با هم جمع کن.`),
        hint(p`بعد مجموع را بر تعداد عددها تقسیم کن. عددها ${count} تا هستند.`),
      ],
      solution: [
        step(p`عددها را جمع می‌کنیم.`, display(added)),
        step(p`مجموع را بر تعداد عددها، یعنی ${count}، تقسیم می‌کنیم.`, display(row(total, '÷', count, '=', value))),
      ],
    };
  },
  makeWrongLine: meanWrongLine,
});
