import {
  additionBars,
  type Block,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { areAlike, averageWordProblems, listed, statement, sum } from './question-parts/average-word-problems.ts';

/** One value comes, one goes, or every value is raised. */
type Change = 'added' | 'removed' | 'raised';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'compare'],
  3: ['story', 'compare', 'bare'],
  4: ['story', 'compare'],
};
const changesOf: Readonly<Record<Level, readonly Change[]>> = {
  1: ['raised', 'added'],
  2: ['added', 'raised', 'removed'],
  3: ['added', 'removed'],
  4: ['added', 'removed'],
};

export const meanChange = defineSkill({
  id: 'g5-mean-change',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 10,
  make: (rng, level) => {
    const change = rng.pick(changesOf[level]);
    const form = rng.pick(formsOf[level]);
    const wordProblem = rng.pick(averageWordProblems);
    const count = rng.int(3, level === 1 ? 4 : 6);
    const most = level === 1 ? Math.min(wordProblem.most, 40) : wordProblem.most;
    const least = Math.min(wordProblem.least, most - 14);
    const centre = rng.int(least + 6, most - 8);
    const numbers = Array.from({ length: count }, () => Math.min(most, Math.max(least, centre + rng.int(-10, 10))));
    const total = sum(numbers);
    const before = total / count;
    const by = rng.int(2, 9);
    const gone = numbers.at(-1) ?? 0;
    const after = rng.int(least + 2, most - 2);
    const coming = after * (count + 1) - total;
    if (!Number.isSafeInteger(before) || new Set(numbers).size < 3) return null;
    if (!areAlike(wordProblem, change === 'added' ? [...numbers, coming] : numbers)) return null;
    const value = change === 'raised' ? before + by : change === 'added' ? after : (total - gone) / (count - 1);
    // One apart, a slip of one would be the other mean.
    if (
      !Number.isSafeInteger(value) ||
      Math.abs(value - before) < 2 ||
      (change === 'added' && (coming < least || coming > most))
    )
      return null;
    // Stated by the mean alone in the compare form: the numbers themselves are not given.
    const byMean = form === 'compare';
    // Elsewhere the old mean is no number that can be copied.
    if (!byMean && [...numbers, coming, by].includes(before)) return null;
    if (change === 'raised' && byMean && level > 2) return null;
    const { unit } = wordProblem;
    const happened: Block =
      change === 'raised'
        ? p`اگر به هر یک از عددها ${by} تا اضافه شود، میانگین تازه چند می‌شود؟`
        : change === 'added'
          ? p`یک عدد دیگر هم به آن‌ها اضافه شد: ${coming}. میانگین تازه چند می‌شود؟`
          : p`یکی از عددها را که ${gone} بود برداشتند. میانگینِ بقیه چند می‌شود؟`;
    const inStory: Block =
      change === 'raised'
        ? unit === 'نفر'
          ? p`اگر در هر کدام ${by} ${unit} بیشتر بود، ${wordProblem.mean} چند ${unit} می‌شد؟`
          : p`اگر هر کدام ${by} ${unit} بیشتر بود، ${wordProblem.mean} چند ${unit} می‌شد؟`
        : change === 'added'
          ? p`بعد یک عدد دیگر هم به آن‌ها اضافه شد: ${coming} ${unit}. حالا ${wordProblem.mean} چقدر است؟`
          : p`آخرین عدد را که ${gone} ${unit} بود کنار گذاشتند. حالا ${wordProblem.mean} چقدر است؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [statement(rng, wordProblem, numbers), inStory];
        case 'compare':
          return [p`میانگین ${count} عدد ${before} است.`, happened];
        default:
          return [p`این عددها را داریم: ${listed(numbers)}.`, happened];
      }
    };
    const writtenMisconceptions: readonly (readonly [string, string, number, ReturnType<typeof line>])[] =
      change === 'raised'
        ? [
            [
              'raised-once',
              'مقدار اضافه‌شده را فقط یک بار در مجموع حساب کرده',
              (total + by) / count,
              line`به همهٔ عددها اضافه شده است، نه فقط به یکی.`,
            ],
            [
              'raised-by-all',
              'مجموع اضافه‌شده را به میانگین اضافه کرده',
              before + by * count,
              line`مجموع چند تا زیاد شد؟ آن را هم باید مساوی تقسیم کنی.`,
            ],
            [
              'mean-unchanged',
              'همان میانگین قبلی را نوشته',
              before,
              line`وقتی همهٔ عددها بزرگ‌تر می‌شوند، میانگین هم عوض می‌شود.`,
            ],
          ]
        : change === 'added'
          ? [
              [
                'mean-of-two',
                'مجموع میانگین قبلی و عدد تازه را نصف کرده',
                (before + coming) / 2,
                line`میانگین قبلی برای چند عدد بود؛ عدد تازه یکی است. مجموع همه را پیدا کن.`,
              ],
              [
                'old-count',
                'بر تعداد قبلی تقسیم کرده',
                (total + coming) / count,
                line`یک عدد اضافه شده است؛ حالا چند عدد داریم؟`,
              ],
              [
                'mean-unchanged',
                'همان میانگین قبلی را نوشته',
                before,
                line`عدد تازه با میانگین قبلی برابر نیست؛ پس میانگین عوض می‌شود.`,
              ],
              [
                'added-to-mean',
                'عدد تازه را به میانگین اضافه کرده',
                before + coming,
                line`عدد تازه را به مجموع اضافه کن، نه به میانگین.`,
              ],
            ]
          : [
              [
                'old-count',
                'بر تعداد قبلی تقسیم کرده',
                (total - gone) / count,
                line`یک عدد برداشته شده است؛ حالا چند عدد مانده؟`,
              ],
              [
                'taken-from-mean',
                'آن عدد و میانگین را از هم کم کرده',
                Math.abs(before - gone),
                line`عدد را از مجموع کم کن، نه از میانگین.`,
              ],
              [
                'mean-unchanged',
                'همان میانگین قبلی را نوشته',
                before,
                line`عدد برداشته‌شده با میانگین برابر نبود؛ پس میانگین عوض می‌شود.`,
              ],
            ];
    const newTotal = change === 'raised' ? total + by * count : change === 'added' ? total + coming : total - gone;
    const newCount = change === 'raised' ? count : change === 'added' ? count + 1 : count - 1;
    return {
      form,
      stem: stem(),
      ...integerAnswer(value, form === 'story' ? { unit } : {}),
      misconceptions: writtenMisconceptions.flatMap(([id, title, wrong, message]) =>
        // So few are there, and so few they were: who writes that has only counted them.
        Number.isSafeInteger(wrong) && wrong > 0 && wrong !== count && wrong !== newCount
          ? [misconception(id, title, integerKey(wrong), message)]
          : [],
      ),
      hints: [
        hint(p`میانگین از تقسیم مجموع بر تعداد به دست می‌آید. ببین مجموع و تعداد چطور عوض شده‌اند.`),
        hint(byMean ? p`اول مجموع قبلی را پیدا کن: میانگین ضرب در تعداد.` : p`اول مجموع عددها را پیدا کن.`),
        hint(
          change === 'raised'
            ? p`به هر عدد همان مقدار اضافه شده است. وقتی مساوی تقسیم کنیم، به هر کدام چقدر بیشتر می‌رسد؟`
            : p`مجموع تازه را بر تعداد تازه تقسیم کن.`,
        ),
      ],
      solution: [
        step(
          p`مجموع قبلی را پیدا می‌کنیم.`,
          display(
            byMean
              ? row(before, '×', count, '=', total)
              : row(
                  ...numbers.flatMap((number, index) => (index === 0 ? [number] : ['+' as const, number])),
                  '=',
                  total,
                ),
          ),
        ),
        step(
          change === 'raised'
            ? p`به هر ${count} عدد ${by} تا اضافه شده است.`
            : change === 'added'
              ? p`عدد تازه را به مجموع اضافه می‌کنیم.`
              : p`عددِ برداشته‌شده را از مجموع کم می‌کنیم.`,
          display(
            change === 'raised'
              ? row(total, '+', count, '×', by, '=', newTotal)
              : change === 'added'
                ? row(total, '+', coming, '=', newTotal)
                : row(total, '−', gone, '=', newTotal),
          ),
        ),
        step(
          p`مجموع تازه را بر تعداد، یعنی ${newCount}، تقسیم می‌کنیم.`,
          display(row(newTotal, '÷', newCount, '=', value)),
        ),
      ],
    };
  },
});
