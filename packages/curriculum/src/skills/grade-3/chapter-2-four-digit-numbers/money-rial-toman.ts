import {
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
  tableInputs,
  tableOfRule,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'compare'],
  3: ['bare', 'story', 'compare'],
  4: ['story', 'compare'],
};
const stepOf: Readonly<Record<Level, readonly [number, number]>> = {
  1: [10, 20],
  2: [50, 60],
  3: [25, 120],
  4: [15, 330],
};

const elders = ['مادربزرگ', 'پدربزرگ', 'مادر', 'عموی', 'خالهٔ'];
const wares = [
  'یک مداد',
  'یک پاک‌کن',
  'یک نان',
  'یک بیسکویت',
  'یک برچسب',
  'یک تراش',
  'یک آب‌نبات',
  'یک دفترچه',
  'یک کارت تبریک',
];

export const moneyRialToman = defineSkill({
  id: 'g3-money-rial-toman',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 11,
  others: [
    tableOfRule((rng) => ({
      times: 10,
      more: 0,
      inputs: tableInputs(rng, 90),
      isStepwise: false,
      columns: ['تومان', 'ریال'],
      stem: [p`هر تومان ${10} ریال است.`],
      description: 'جدول تومان و ریال',
    })),
  ],
  make: (rng, level) => {
    const [grain, most] = stepOf[level];
    const toman = grain * rng.int(1, Math.min(most, Math.floor(5000 / grain)));
    const rial = toman * 10;
    const toRial = rng.chance(1, 2);
    const [given, answer] = toRial ? [toman, rial] : [rial, toman];
    const [from, to] = toRial ? (['تومان', 'ریال'] as const) : (['ریال', 'تومان'] as const);
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const ware = rng.pick(wares);

    const stem = () => {
      switch (form) {
        case 'story':
          return [
            p`${rng.pick(elders)} ${name} تعریف می‌کند که سال‌ها پیش قیمت ${ware} ${given} ${from} بود.`,
            p`${name} می‌خواهد بداند این چند ${to} است.`,
          ];
        case 'compare':
          return [
            p`سال‌ها پیش، ${rng.pick(elders)} ${name} ${given} ${from} پول داشت. دوستش همان‌قدر پول داشت، ولی آن را با ${to} می‌شمرد.`,
            p`دوستش چند ${to} داشت؟`,
          ];
        default:
          return [p`${given} ${from} چند ${to} است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer, { unit: to }),
      misconceptions: wholeMisconceptions(
        [
          toRial ? 'divided-by-ten' : 'multiplied-by-ten',
          toRial ? 'به جای ضرب در ده، تقسیم کرده' : 'به جای تقسیم بر ده، ضرب کرده',
          toRial ? toman / 10 : rial * 10,
          line`ریال از تومان کوچک‌تر است؛ پس تعداد ریال‌ها باید بیشتر باشد یا کمتر؟`,
        ],
        ['same-number', 'عدد را تغییر نداده', given, line`یک تومان با یک ریال برابر نیست. هر تومان چند ریال است؟`],
        [
          toRial ? 'hundred-for-ten' : 'one-zero-short',
          toRial ? 'هر تومان را صد ریال گرفته یا یک صفر زیاد گذاشته' : 'هر تومان را صد ریال گرفته یا یک صفر کم گذاشته',
          toRial ? toman * 100 : rial / 100,
          line`هر تومان ده ریال است، نه بیشتر.`,
        ],
      ),
      hints: [
        hint(p`هر تومان ${10} ریال است.`),
        hint(
          toRial
            ? p`برای هر تومان ده ریال می‌گذاریم؛ پس عدد ده برابر می‌شود.`
            : p`هر ده ریال یک تومان می‌شود؛ پس ببین در این عدد چند تا ده‌تایی هست.`,
        ),
      ],
      solution: [
        step(p`هر تومان ${10} ریال است.`),
        step(
          toRial ? p`پس تومان را ده برابر می‌کنیم.` : p`پس ریال‌ها را ده تا ده تا دسته می‌کنیم.`,
          display(toRial ? row(toman, '×', 10, '=', rial) : row(rial, '÷', 10, '=', toman)),
        ),
        step(p`جواب ${persianNumber(answer)} ${to} است.`),
      ],
    };
  },
});
