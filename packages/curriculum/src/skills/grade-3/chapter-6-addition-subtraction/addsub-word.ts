import {
  blank,
  child,
  defineSkill,
  display,
  figureBlock,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  row,
  writtenInColumns,
} from '../../../authoring/index.ts';
import { offInColumn } from '../../../authoring/whole-misconceptions.ts';
import { type Change, changed, changeStory, isAdded } from '../../../authoring/whole-numbers/change-stories.ts';
import {
  smallerFromLarger,
  withoutCarry,
  withoutLowering,
} from '../../../authoring/whole-numbers/written-misconceptions.ts';
import {
  additionSteps,
  differenceColumn,
  subtractionSteps,
  sumColumn,
} from '../../../authoring/whole-numbers/written-steps.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story'],
  2: ['story', 'story', 'compare', 'find-mistake'],
  3: ['story', 'compare', 'find-mistake'],
  4: ['compare', 'story', 'find-mistake'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 990, 2: 2500, 3: 5000, 4: 5000 };
const change: readonly Change[] = ['together', 'left'];
const comparison: readonly Change[] = ['difference', 'more', 'less'];

export const addsubWord = defineSkill({
  id: 'g3-addsub-word',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [writtenInColumns],
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const statement = changeStory(
      rng,
      form === 'compare' ? comparison : form === 'story' ? change : [...change, ...comparison],
    );
    const grain = level === 1 ? 10 : 1;
    const most = mostOf[level];
    const a = grain * rng.int(Math.ceil(200 / grain), Math.floor((most - 100) / grain));
    const b =
      grain *
      rng.int(Math.ceil(100 / grain), Math.floor((isAdded(statement.change) ? most - a : a - 100) / grain) || 1);
    const answer = changed(statement.change, a, b);
    if (b < 100 || answer < 100 || answer > 5000) return null;
    const added = isAdded(statement.change);
    const other = added ? a - b : a + b;
    const writtenMisconception = added ? withoutCarry(a, b) : smallerFromLarger(a, b);
    const wrong = rng.chance(1, 2) && other > 0 ? other : writtenMisconception;
    if (form === 'find-mistake' && wrong === answer) return null;
    const [story, ask] = statement.write(a, b);
    const sign = added ? '+' : '−';
    return {
      form,
      stem: [
        story,
        ask,
        ...(form === 'find-mistake'
          ? [p`${child(rng)} جواب این سؤال را ${wrong} به دست آورده، ولی درست نیست. جواب درست چند است؟`]
          : []),
      ],
      ...integerAnswer(answer, { unit: statement.unit }),
      misconceptions: [
        ...(other > 0
          ? [
              misconception(
                added ? 'subtracted-for-added' : 'added-for-subtracted',
                added ? 'به جای جمع، تفریق کرده' : 'به جای تفریق، جمع کرده',
                integerKey(other),
                added
                  ? line`داستان را دوباره بخوان: جواب باید از هر دو عدد بزرگ‌تر باشد یا کوچک‌تر؟`
                  : line`داستان را دوباره بخوان: جواب می‌تواند از عدد بزرگ‌تر هم بیشتر باشد؟`,
              ),
            ]
          : []),
        ...(added
          ? [
              misconception(
                'no-carrying',
                'در جمع، آنچه را باید به رقم بعد برود نبرده',
                integerKey(withoutCarry(a, b)),
                line`هر جا جمع رقم‌ها ده یا بیشتر شد، یکی به رقم بعدی می‌رود.`,
              ),
            ]
          : [
              misconception(
                'no-borrowing',
                'رقم به رقم، کوچک‌تر را از بزرگ‌تر کم کرده',
                integerKey(smallerFromLarger(a, b)),
                line`همیشه رقم عدد کوچک‌تر را از رقم عدد بزرگ‌تر کم کن. اگر رقم عدد بزرگ‌تر کمتر است، از رقم سمت چپ آن یکی بگیر.`,
              ),
              misconception(
                'lent-not-lowered',
                'از رقم بعد یکی گرفته ولی از آن کم نکرده',
                integerKey(withoutLowering(a, b)),
                line`وقتی از یک رقم یکی می‌گیری، آن رقم یکی کم می‌شود.`,
              ),
            ]),
        misconception(
          'hundred-off',
          'در صدگان یکی کم یا زیاد حساب کرده',
          integerKey(offInColumn(answer, 100, 1)),
          !added && a % 100 < b % 100
            ? line`صدگان را دوباره ببین. از آن یکی گرفته‌ای؟`
            : line`صدگان را یک بار دیگر حساب کن.`,
        ),
        misconception(
          'ten-off',
          'در دهگان یکی کم یا زیاد حساب کرده',
          integerKey(offInColumn(answer, 10, -1)),
          line`دهگان را یک بار دیگر حساب کن.`,
        ),
      ],
      hints: [
        hint(
          added
            ? statement.change === 'together'
              ? p`در داستان دو مقدار روی هم گذاشته شده است. برای پیدا کردن همهٔ آن چه کار می‌کنیم؟`
              : p`در داستان یک مقدار را می‌دانیم و مقدار دیگر از آن بیشتر است. چه کار می‌کنیم؟`
            : statement.change === 'left'
              ? p`در داستان چیزی کم شده است. برای پیدا کردن آنچه مانده چه کار می‌کنیم؟`
              : statement.change === 'less'
                ? p`در داستان یک مقدار را می‌دانیم و مقدار دیگر از آن کمتر است. چه کار می‌کنیم؟`
                : p`در داستان دو مقدار با هم مقایسه شده است. برای پیدا کردن تفاوت آن‌ها چه کار می‌کنیم؟`,
        ),
        hint(p`پس باید این را حساب کنیم.`, display(row(a, sign, b, '=', blank()))),
        hint(
          p`عددها را زیر هم بنویس و از یکان شروع کن.`,
          figureBlock(added ? sumColumn([a, b]) : differenceColumn(a, b)),
        ),
      ],
      solution: added ? additionSteps([a, b]) : subtractionSteps(a, b),
    };
  },
});
