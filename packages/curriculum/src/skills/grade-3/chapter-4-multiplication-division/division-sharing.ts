import {
  type Block,
  child,
  defineSkill,
  display,
  groupings,
  hint,
  integerAnswer,
  type Level,
  p,
  persianNumber,
  plural,
  type QuestionVariant,
  type Rng,
  relative,
  row,
  rowsAndColumns,
  step,
  strips,
} from '../../../authoring/index.ts';
import { missingFactorMisconceptions, missingFactorSteps } from '../../../authoring/whole-numbers/products.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['story', 'story', 'figure', 'find-mistake'],
  3: ['story', 'find-mistake'],
  4: ['story', 'find-mistake'],
};
const rangeOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 5], 2: [2, 8], 3: [3, 9], 4: [5, 9] };

const shapes = [
  { shape: 'apple', name: 'سیب' },
  { shape: 'star', name: 'ستاره' },
  { shape: 'circle', name: 'سکه' },
  { shape: 'square', name: 'برچسب' },
] as const;

/** `amount` shared among `parts`: what happens, and what each part gets. */
const sharings: readonly ((rng: Rng, amount: number, parts: number) => readonly [Block, Block])[] = [
  (rng, amount, parts) => {
    const { holder, each, thing } = rng.pick(groupings);
    return [
      p`${child(rng)} ${amount} ${thing} را به طور مساوی در ${parts} ${holder} جا می‌دهد.`,
      p`${each} چند ${thing} قرار می‌گیرد؟`,
    ];
  },
  (rng, amount, parts) => {
    const thing = rng.pick(['گردو', 'شکلات', 'بادام', 'خرما', 'نارنگی', 'آب‌نبات']);
    return [
      p`${rng.pick(['پدربزرگ', 'مادربزرگ'])} ${child(rng)} ${amount} ${thing} را بین ${parts} نوه‌اش به طور مساوی تقسیم کرد.`,
      p`به هر نوه چند ${thing} رسید؟`,
    ];
  },
  (rng, amount, parts) => [
    p`${amount} دانش‌آموز برای ${rng.pick(['بازی', 'آزمایش علوم', 'کار با خاک رس', 'مسابقهٔ دو'])} به ${parts} گروه مساوی تقسیم شدند.`,
    p`هر گروه چند دانش‌آموز دارد؟`,
  ],
  (rng, amount, parts) => [
    p`${child(rng)} ${amount} سانتی‌متر ${rng.pick(strips)} را به ${parts} تکهٔ مساوی برید.`,
    p`طول هر تکه چند سانتی‌متر است؟`,
  ],
  (rng, amount, parts) => [
    p`${child(rng)} ${amount} صفحهٔ کتاب را در ${parts} روز خواند و هر روز به یک اندازه خواند.`,
    p`هر روز چند صفحه خواند؟`,
  ],
  (_rng, amount, parts) => [
    p`${parts} دوست با هم یک جعبهٔ کلوچهٔ ${amount} هزار تومانی خریدند و هر کدام به یک اندازه پول داد.`,
    p`هر کدام چند هزار تومان داد؟`,
  ],
  (rng, amount, parts) => [
    p`${relative(rng)} ${amount} لیتر آب را به طور مساوی پای ${parts} درخت ریخت.`,
    p`پای هر درخت چند لیتر آب ریخت؟`,
  ],
  (rng, amount, parts) => [
    p`${child(rng)} ${amount} مهره دارد و با همهٔ آن‌ها ${parts} گل‌سر یکسان می‌سازد.`,
    p`در هر گل‌سر چند مهره هست؟`,
  ],
];

export const divisionSharing = defineSkill({
  id: 'g3-division-sharing',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [rowsAndColumns],
  revision: 9,
  commonMistakes: ['subtracted-known'],
  make: (rng, level) => {
    const parts = rng.int(...rangeOf[level]);
    const each = rng.int(...rangeOf[level]);
    const amount = parts * each;
    // Of as many parts as each gets, one number copied would be right.
    if (parts === each) return null;
    const form = rng.pick(formsOf[level]);
    // More things than this are not counted gladly in a picture.
    if (form === 'figure' && amount > 30) return null;
    const name = child(rng);
    const shape = rng.pick(shapes);
    const [statement, ask] = rng.pick(sharings)(rng, amount, parts);
    const wrong = rng.pick([each + 1, each - 1, amount - parts]);
    if (form === 'find-mistake' && (wrong === each || wrong < 2)) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [
            p`${name} ${plural(shape.name)}ی شکل را بین ${parts} نفر به طور مساوی تقسیم می‌کند.`,
            p`به هر نفر چند ${shape.name} می‌رسد؟`,
          ];
        case 'find-mistake':
          return [statement, p`${name} جواب را ${wrong} نوشته، ولی درست نیست.`, ask];
        default:
          return [statement, ask];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'set' as const,
              description: `${persianNumber(amount)} ${shape.name}`,
              shape: shape.shape,
              total: amount,
              marked: amount,
              tone: rng.pick(['turmeric', 'rose', 'leaf', 'sky'] as const),
            },
          }
        : {}),
      ...integerAnswer(each),
      misconceptions: missingFactorMisconceptions(parts, amount),
      hints: [
        hint(p`باید همه را به ${parts} سهم مساوی تقسیم کنیم و ببینیم هر سهم چند می‌شود.`),
        hint(p`هر بار به هر سهم یکی بده و آن‌قدر ادامه بده تا تمام شود. هر دور چند تا کم می‌شود؟`),
        hint(p`از جدول ضرب کمک بگیر: ${parts} ضرب در چه عددی ${amount} می‌شود؟`),
      ],
      solution: [
        step(p`${amount} را به ${parts} سهم مساوی تقسیم می‌کنیم. هر دور که به همه یکی بدهیم، ${parts} تا کم می‌شود.`),
        ...missingFactorSteps(parts, amount).slice(0, 1),
        step(p`${each} دور شد؛ پس هر سهم ${each} است.`, display(row(amount, '÷', parts, '=', each))),
      ],
    };
  },
});
