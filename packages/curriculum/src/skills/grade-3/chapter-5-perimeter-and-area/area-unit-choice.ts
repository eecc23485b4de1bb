import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  hint,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  step,
  text,
} from '../../../authoring/index.ts';

type Unit = 'سانتی‌متر مربع' | 'متر مربع' | 'سانتی‌متر' | 'متر';

/** A surface, with its usual unit and what it roughly measures in it. */
interface Surface {
  readonly statement: (rng: Rng) => string;
  readonly unit: 'سانتی‌متر مربع' | 'متر مربع';
  readonly sizes: readonly number[];
}

const surfaces: readonly Surface[] = [
  { statement: (rng) => `یک صفحه از دفتر ${child(rng)}`, unit: 'سانتی‌متر مربع', sizes: [300, 320, 350] },
  { statement: () => 'یک تمبر', unit: 'سانتی‌متر مربع', sizes: [6, 8, 9] },
  { statement: (rng) => `کارت کتابخانهٔ ${child(rng)}`, unit: 'سانتی‌متر مربع', sizes: [45, 50] },
  { statement: () => 'جلد کتاب ریاضی', unit: 'سانتی‌متر مربع', sizes: [550, 580, 600] },
  { statement: () => 'یک کاشی کوچک آشپزخانه', unit: 'سانتی‌متر مربع', sizes: [100, 225] },
  { statement: (rng) => `عکس روی میز ${child(rng)}`, unit: 'سانتی‌متر مربع', sizes: [130, 150, 180] },
  { statement: () => 'صفحهٔ یک تلفن همراه', unit: 'سانتی‌متر مربع', sizes: [90, 100, 110] },
  { statement: (rng) => `برچسب اسم روی دفتر ${child(rng)}`, unit: 'سانتی‌متر مربع', sizes: [20, 24, 30] },
  { statement: (rng) => `کف دست ${child(rng)}`, unit: 'سانتی‌متر مربع', sizes: [70, 80, 90] },
  { statement: () => 'یک برگ درخت چنار', unit: 'سانتی‌متر مربع', sizes: [120, 150] },
  { statement: (rng) => `کف کلاس ${child(rng)}`, unit: 'متر مربع', sizes: [40, 45, 50] },
  { statement: (rng) => `باغچهٔ حیاط ${child(rng)}`, unit: 'متر مربع', sizes: [12, 15, 20] },
  { statement: () => 'حیاط مدرسه', unit: 'متر مربع', sizes: [400, 500, 600] },
  { statement: (rng) => `فرش اتاق ${child(rng)}`, unit: 'متر مربع', sizes: [6, 9, 12] },
  { statement: () => 'زمین والیبال', unit: 'متر مربع', sizes: [162] },
  { statement: () => 'دیوار یک اتاق', unit: 'متر مربع', sizes: [9, 10, 12] },
  { statement: (rng) => `خانهٔ خالهٔ ${child(rng)}`, unit: 'متر مربع', sizes: [70, 85, 100] },
  { statement: () => 'استخر شنا', unit: 'متر مربع', sizes: [250, 300] },
  { statement: (rng) => `زمین گندم پدربزرگ ${child(rng)}`, unit: 'متر مربع', sizes: [800, 900] },
  { statement: () => 'پشت‌بام یک خانه', unit: 'متر مربع', sizes: [80, 90, 120] },
];

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['compare', 'story', 'find-mistake'],
  4: ['compare', 'compare', 'find-mistake'],
};

const like = { 'سانتی‌متر مربع': 'یک ناخن', 'متر مربع': 'یک میز بزرگ چهارگوش' } as const;

export const areaUnitChoice = defineSkill({
  id: 'g3-area-unit-choice',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 3,
  make: (rng, level) => {
    const { statement, unit, sizes } = rng.pick(surfaces);
    const form = rng.pick(formsOf[level]);
    const [thing, size, name] = [statement(rng), rng.pick(sizes), child(rng)];
    const other = unit === 'متر مربع' ? 'سانتی‌متر مربع' : 'متر مربع';
    const asMeasure = form === 'compare';
    const option = (each: Unit) => ({ value: each, content: asMeasure ? line`${size} ${each}` : [text(each)] });
    const lengthMessage = line`این واحد، طول یک خط را اندازه می‌گیرد. سطح را با مربع می‌پوشانیم.`;
    const spec = choiceAnswer(rng, {
      layout: 'list',
      right: option(unit),
      wrong: [
        other === 'سانتی‌متر مربع'
          ? {
              ...option(other),
              id: 'square-centimetre-for-large',
              title: 'سانتی‌متر مربع را برای سطح بزرگ گرفته',
              message: line`یک سانتی‌متر مربع تقریباً به اندازهٔ ${like[other]} است. برای این سطح خیلی کوچک است.`,
            }
          : {
              ...option(other),
              id: 'square-metre-for-small',
              title: 'متر مربع را برای سطح کوچک گرفته',
              message: line`یک متر مربع تقریباً به اندازهٔ ${like[other]} است. برای این سطح خیلی بزرگ است.`,
            },
        {
          ...option(unit === 'متر مربع' ? 'متر' : 'سانتی‌متر'),
          id: 'length-unit-of-same-size',
          title: 'واحد طول را به جای واحد سطح گرفته',
          message: lengthMessage,
        },
        {
          ...option(unit === 'متر مربع' ? 'سانتی‌متر' : 'متر'),
          id: 'length-unit-of-other-size',
          title: 'واحد طول را با اندازهٔ نامناسب گرفته',
          message: lengthMessage,
        },
      ],
    });
    if (spec === null) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${name} می‌خواهد مساحت «${thing}» را اندازه بگیرد.`, p`کدام واحد مناسب‌تر است؟`];
        case 'find-mistake':
          return [
            p`${name} نوشته است که مساحت «${thing}» ${size} ${other} است، ولی واحد را اشتباه نوشته است.`,
            p`کدام واحد درست است؟`,
          ];
        case 'compare':
          return [p`کدام اندازه برای مساحت «${thing}» درست‌تر است؟`];
        default:
          return [p`برای اندازه گرفتن مساحت «${thing}» کدام واحد مناسب‌تر است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(p`مساحت، اندازهٔ سطح است و آن را با مربع می‌سنجیم.`),
        hint(p`این سطح را در ذهنت ببین: در دستت جا می‌شود یا می‌توانی روی آن راه بروی؟`),
        hint(p`یک سانتی‌متر مربع به اندازهٔ یک ناخن است و یک متر مربع به اندازهٔ یک میز بزرگ چهارگوش.`),
      ],
      solution: [
        step(p`سطح را با واحد مربعی می‌سنجیم. یک ${unit} تقریباً به اندازهٔ ${like[unit]} است.`),
        asMeasure
          ? step(p`پس اندازهٔ درست برای مساحت «${thing}» این است: ${size} ${unit}`)
          : step(p`پس واحد مناسب برای مساحت «${thing}» این است: ${unit}`),
      ],
    };
  },
});
