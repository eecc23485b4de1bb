import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  num,
  onTable,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { growingCases, type SmallCases, steadyCases } from './question-parts/small-case-problems.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake', 'reverse'],
  4: ['story', 'find-mistake', 'reverse'],
};
/** How far the case asked lies beyond the last one shown. */
const farOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 4], 2: [2, 5], 3: [4, 8], 4: [6, 12] };
const shown = 4;
/** A story says fewer. */
const shownInStory = 3;

interface Asked extends SmallCases {
  readonly at: number;
}

function casesShown({ first }: SmallCases): readonly number[] {
  return Array.from({ length: shown }, (_, index) => first + index);
}

/** Steps from each case to the next, from the first one shown up to the case asked. */
function gaps({ first, count, at }: Asked): readonly number[] {
  return Array.from({ length: at - first }, (_, index) => count(first + index + 1) - count(first + index));
}

function table(asked: Asked, isReverse: boolean): Figure {
  const cases = casesShown(asked);
  const { at, count, caseName, countName } = asked;
  const statement = cases.map((each) => `${persianNumber(each)} و ${persianNumber(count(each))}`).join('؛ ');
  const math = (value: number) => ({ t: 'math' as const, math: num(value) });
  const open = { t: 'text' as const, text: '؟' };
  return {
    t: 'table',
    description: `جدولی با دو ستون، ${caseName} و ${countName}؛ ردیف‌ها: ${statement}. ردیف آخر یک علامت سؤال دارد`,
    columns: [caseName, countName],
    rows: [
      ...cases.map((each) => [math(each), math(count(each))]),
      isReverse ? [open, math(count(at))] : [math(at), open],
    ],
  };
}

function stem(rng: Rng, form: QuestionVariant, asked: Asked, wrong: number): readonly Block[] {
  const { statement, ask, askBack, count, at } = asked;
  const small = casesShown(asked)
    .slice(0, shownInStory)
    .map((each) => asked.sayCase(persianNumber(each), persianNumber(count(each))))
    .join('؛ ');
  switch (form) {
    case 'story':
      return [p`${statement} حالت‌های ساده‌تر این‌هاست: ${small}.`, p`${ask(persianNumber(at))}`];
    case 'find-mistake':
      return [
        p`${statement}`,
        p`${child(rng)} با نگاه به جدول، جواب این سؤال را ${wrong} نوشت، ولی درست نیست:`,
        p`${ask(persianNumber(at))}`,
      ];
    case 'reverse':
      return [p`${statement}`, p`${askBack(persianNumber(count(at)))}`];
    default:
      return [p`${statement} حالت‌های ساده‌تر در جدول آمده است.`, p`${ask(persianNumber(at))}`];
  }
}

export const psPatternStrategy = defineSkill({
  id: 'g4-ps-pattern-strategy',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onTable],
  revision: 12,
  make: (rng, level) => {
    const cases = level === 1 || (level === 2 && rng.chance(1, 2)) ? steadyCases(rng) : growingCases(rng);
    const at = cases.first + shown - 1 + rng.int(...farOf[level]);
    const asked: Asked = { ...cases, at };
    const form = rng.pick(formsOf[level]);
    const isReverse = form === 'reverse';
    const { first, count } = cases;
    const total = count(at);
    if (total > 1000) return null;
    const answer = isReverse ? at : total;
    const all = gaps(asked);
    const [step1 = 0, step2 = 0] = all;
    const isSteady = step1 === step2;
    const known = form === 'story' ? shownInStory : shown;
    const last = first + known - 1;
    const lastGap = count(last) - count(last - 1);
    const sameGap = count(last) + lastGap * (at - last);
    const rate = count(last) / last;
    const rows = casesShown(asked).flatMap((each) => [each, count(each)]);
    // Of squares, as many times the side are also its way round; a number of the table times the case is just that.
    const proportional = count(last) === last ** 2 || rows.includes(rate) ? null : rate * at;
    const wrong = isSteady ? count(at - 1) : sameGap;
    const steps = all.slice(known - 1);
    const running = steps.map((_, index) => count(last + 1 + index));
    return {
      form,
      stem: stem(rng, form, asked, wrong),
      ...(form === 'story' ? {} : { figure: table(asked, isReverse) }),
      ...integerAnswer(answer),
      misconceptions: isReverse
        ? wholeMisconceptions(
            [
              'one-case-too-far',
              'یک حالت بیشتر رفته',
              at + 1,
              line`نزدیک شده‌ای. جدول را یک ردیف به یک ردیف ادامه بده.`,
            ],
            ['one-case-short', 'یک حالت کمتر رفته', at - 1, line`نزدیک شده‌ای. جدول را یک ردیف به یک ردیف ادامه بده.`],
            [
              'step-kept-constant',
              'افزایش را ثابت گرفته',
              // What does not come out even nobody writes as a whole number.
              isSteady || (total - count(last)) % lastGap !== 0 ? null : last + (total - count(last)) / lastGap,
              line`ببین افزایش‌ها یک اندازه می‌مانند یا هر بار بیشتر می‌شوند.`,
            ],
          )
        : wholeMisconceptions(
            [
              'step-kept-constant',
              'افزایش را ثابت گرفته',
              isSteady ? null : sameGap,
              line`ببین افزایش‌ها یک اندازه می‌مانند یا هر بار بیشتر می‌شوند.`,
            ],
            [
              'one-case-short',
              'یک حالت کمتر رفته',
              count(at - 1),
              line`الگو را درست ادامه داده‌ای؛ ببین سؤال کدام حالت را می‌خواهد.`,
            ],
            [
              'one-case-too-far',
              'یک حالت بیشتر رفته',
              count(at + 1),
              line`الگو را درست ادامه داده‌ای؛ ببین سؤال کدام حالت را می‌خواهد.`,
            ],
            [
              'proportional',
              'عدد را به همان نسبت چند برابر کرده',
              proportional,
              line`وقتی حالت چند برابر می‌شود، جواب همیشه همان چند برابر نمی‌شود. اختلاف عددهای پشت سر هم را ببین.`,
            ],
            [
              'last-known-repeated',
              'آخرین عدد معلوم را نوشته',
              count(last),
              line`این عددِ یک حالت ساده‌تر است. الگو را تا حالتی که سؤال می‌خواهد ادامه بده.`,
            ],
          ),
      hints: [
        hint(p`لازم نیست همه را بکشی یا بشماری. از حالت‌های ساده شروع کن و ببین عددها چطور عوض می‌شوند.`),
        hint(
          p`اختلاف عددهای پشت سر هم را پیدا کن:`,
          display(row(count(first + 1), '−', count(first))),
          display(row(count(first + 2), '−', count(first + 1))),
        ),
        isSteady
          ? hint(p`هر بار به یک اندازه اضافه می‌شود. همین را تا حالتی که سؤال می‌خواهد ادامه بده.`)
          : hint(
              p`افزایش‌ها خودشان الگو دارند: هر بار ${step2 - step1 === 1 ? 'یکی' : line`${step2 - step1} تا`} بیشتر می‌شوند. همین را ادامه بده.`,
            ),
      ],
      solution: [
        isSteady
          ? step(p`از هر حالت به حالت بعدی ${step1} تا اضافه می‌شود.`)
          : step(
              p`اختلاف عددهای پشت سر هم را می‌نویسیم؛ هر اختلاف ${step2 - step1 === 1 ? 'یکی' : line`${step2 - step1} تا`} از قبلی بیشتر است:`,
              display(
                row(...all.slice(0, known - 1).flatMap((gap, index) => (index === 0 ? [gap] : [',' as const, gap]))),
              ),
            ),
        step(
          p`الگو را از ${count(last)} ادامه می‌دهیم تا به ${isReverse ? total : line`حالت ${at}`} برسیم:`,
          ...running.map((sum, index) => display(row(sum - (steps[index] ?? 0), '+', steps[index] ?? 0, '=', sum))),
        ),
        isReverse ? step(p`پس جواب ${at} است.`) : step(p`پس جواب ${total} است.`),
      ],
    };
  },
});
