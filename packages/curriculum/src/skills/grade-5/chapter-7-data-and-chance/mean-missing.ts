import {
  additionBars,
  type Block,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  integerKey,
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
import { areAlike, averageWordProblems, listed, statement, sum } from './question-parts/average-word-problems.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'figure'],
  3: ['story', 'figure', 'reverse'],
  4: ['story', 'figure', 'reverse'],
};
const countOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [3, 3], 2: [3, 4], 3: [4, 5], 4: [5, 6] };
const days = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه'];

export const meanMissing = defineSkill({
  id: 'g5-mean-missing',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onChart, additionBars],
  revision: 10,
  commonMistakes: ['mean-times-known-count'],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const wordProblem = rng.pick(averageWordProblems);
    const count = rng.int(...countOf[level]);
    const most = level === 1 ? Math.min(wordProblem.most, 40) : wordProblem.most;
    const least = Math.min(wordProblem.least, most - 12);
    const inChart = form === 'figure';
    const centre = rng.int(least + 6, most - 6);
    const numbers = Array.from({ length: count }, () =>
      inChart ? rng.int(1, 9) * 5 : Math.min(most, Math.max(least, centre + rng.int(-12, 12))),
    );
    const total = sum(numbers);
    const mean = total / count;
    const hidden = numbers.at(-1) ?? 0;
    const known = numbers.slice(0, -1);
    const rest = total - hidden;
    if (!Number.isSafeInteger(mean) || hidden === mean || new Set(numbers).size < 3 || hidden < 1) return null;
    if (rest === hidden || (!inChart && !areAlike(wordProblem, numbers))) return null;
    // What the mean is above one number would be what it is above all of them.
    // Nor is the number that is asked for one of those that are known.
    if (form !== 'reverse' && (known.includes(mean) || known.includes(hidden))) return null;
    // Two numbers one step apart go on to the mean as well.
    if (known.length === 2 && (known[1] ?? 0) + (known[1] ?? 0) - (known[0] ?? 0) === mean) return null;
    if (form === 'reverse') {
      // The number of numbers is asked: from the sum and the mean.
      const many = rng.int(3, 12);
      return {
        form,
        stem: [p`مجموع چند عدد ${mean * many} و میانگین آن‌ها ${mean} است.`, p`این عددها چند تا هستند؟`],
        ...integerAnswer(many, { unit: 'عدد' }),
        misconceptions: [
          misconception(
            'subtracted-in-place-of-divided',
            'میانگین را از مجموع کم کرده',
            integerKey(mean * many - mean),
            line`میانگین، مجموعی است که مساوی تقسیم شده. میان چند عدد تقسیم شده است؟`,
          ),
          misconception(
            'multiplied',
            'مجموع و میانگین را در هم ضرب کرده',
            integerKey(mean * many * mean),
            line`مجموع از ضرب میانگین در تعداد به دست می‌آید. تعداد چطور به دست می‌آید؟`,
          ),
          misconception(
            'one-too-many',
            'یکی بیشتر نوشته',
            integerKey(many + 1),
            line`جوابت را در میانگین ضرب کن و ببین مجموع به دست می‌آید یا نه.`,
          ),
        ],
        hints: [
          hint(p`میانگین از تقسیم مجموع بر تعداد به دست می‌آید.`),
          hint(p`ببین میانگین را چند بار روی هم بگذاریم تا مجموع شود.`),
        ],
        solution: [
          step(
            p`مجموع، میانگین ضرب در تعداد است؛ پس تعداد از تقسیم به دست می‌آید.`,
            display(row(mean * many, '÷', mean, '=', many)),
          ),
          step(p`پس ${many} عدد داشته‌ایم.`),
        ],
      };
    }
    const figure: Figure = {
      t: 'bar-chart',
      description: `نمودار ستونی؛ ${numbers.map((number, index) => `${days[index] ?? ''}: ${index === count - 1 ? 'نامعلوم' : persianNumber(number)}`).join('، ')}`,
      title: 'صفحه‌های خوانده‌شده',
      step: 5,
      to: 50,
      unit: 'صفحه',
      bars: numbers.map((number, index) => ({ label: days[index] ?? '', value: index === count - 1 ? null : number })),
    };
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            statement(rng, wordProblem, known),
            p`یک عدد دیگر هم هست که نمی‌دانیم. ${wordProblem.mean} با هر ${count} عدد، ${mean} ${wordProblem.unit} است.`,
            p`آن عدد چند است؟`,
          ];
        case 'figure':
          return [
            p`میانگین صفحه‌های خوانده‌شده در این ${count} روز، ${mean} صفحه در روز است. بلندی یکی از ستون‌ها معلوم نیست.`,
            p`آن ستون چند صفحه را نشان می‌دهد؟`,
          ];
        default:
          return [
            p`میانگین ${count} عدد ${mean} است. ${known.length === 2 ? 'دو' : 'چند'} تای آن‌ها این‌هاست: ${listed(known)}.`,
            p`عدد دیگر چند است؟`,
          ];
      }
    };
    return {
      form,
      stem: stem(),
      ...(inChart ? { figure } : {}),
      ...integerAnswer(hidden, form === 'story' ? { unit: wordProblem.unit } : inChart ? { unit: 'صفحه' } : {}),
      misconceptions: [
        misconception(
          'mean-as-missing',
          'میانگین را به جای عدد گم‌شده نوشته',
          integerKey(mean),
          line`عددی که می‌خواهیم لازم نیست برابر میانگین باشد. مجموع همه باید چند باشد؟`,
        ),
        misconception(
          'mean-minus-known',
          'میانگین و مجموع عددهای معلوم را از هم کم کرده',
          integerKey(Math.abs(rest - mean)),
          line`میانگین، سهم یک عدد است. اول مجموع همه را پیدا کن.`,
        ),
        // Less than nothing would be noticed.
        ...(mean * (count - 1) > rest
          ? [
              misconception(
                'mean-times-known-count',
                'میانگین را در تعداد عددهای معلوم ضرب کرده',
                integerKey(mean * (count - 1) - rest),
                line`عددی که می‌خواهیم هم یکی از عددهاست. تعداد همه را بشمار.`,
              ),
            ]
          : []),
        misconception(
          'total-only',
          'مجموع همه را نوشته',
          integerKey(total),
          line`مجموع همه را پیدا کرده‌ای. عددهای معلوم را از آن کم کن.`,
        ),
      ],
      hints: [
        hint(p`میانگین از تقسیم مجموع بر تعداد به دست آمده است؛ پس مجموع را می‌شود پیدا کرد.`),
        hint(p`میانگین را در تعداد همهٔ عددها ضرب کن تا مجموع همه به دست بیاید.`),
        hint(p`عددهای معلوم را جمع کن و از آن مجموع کم کن.`),
      ],
      solution: [
        step(p`مجموع همهٔ عددها این است: میانگین ضرب در تعداد.`, display(row(mean, '×', count, '=', total))),
        step(
          p`مجموع عددهای معلوم را پیدا می‌کنیم.`,
          display(
            row(...known.flatMap((number, index) => (index === 0 ? [number] : ['+' as const, number])), '=', rest),
          ),
        ),
        step(p`تفاوت آن‌ها عددی است که می‌خواستیم.`, display(row(total, '−', rest, '=', hidden))),
      ],
    };
  },
});
