import {
  type Block,
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
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'bare', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};
const hoursOf: Readonly<Record<Level, readonly number[]>> = {
  1: [1, 2, 3, 4, 5, 6],
  2: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  3: [1, 2, 4, 5, 7, 8, 9, 10, 11],
  4: [5, 7, 8, 9, 10, 11],
};

const moments = (name: string, hour: number): readonly string[] =>
  hour >= 10
    ? [
        `زنگ تفریح مدرسهٔ ${name} می‌خورد`,
        `${name} کتاب می‌خواند`,
        `${name} سر کلاس ورزش است`,
        `${name} با پدرش خرید می‌کند`,
      ]
    : hour >= 7
      ? [
          `زنگ مدرسهٔ ${name} می‌خورد`,
          `${name} صبحانه می‌خورد`,
          `${name} با اتوبوس به مدرسه می‌رود`,
          `${name} کتاب می‌خواند`,
        ]
      : hour >= 3
        ? [
            `${name} مشق می‌نویسد`,
            `${name} به پارک می‌رود`,
            `${name} با دوستش فوتبال بازی می‌کند`,
            `${name} عصرانه می‌خورد`,
          ]
        : [
            `${name} از مدرسه برمی‌گردد`,
            `${name} ناهار می‌خورد`,
            `${name} استراحت می‌کند`,
            `${name} به مادربزرگش تلفن می‌زند`,
          ];

export const angleClock = defineSkill({
  id: 'g4-angle-clock',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 9,
  make: (rng, level) => {
    const hour = rng.pick(hoursOf[level]);
    const gaps = Math.min(hour, 12 - hour);
    const answer = gaps * 30;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const wrong = rng.pick([gaps * 5, hour > 6 ? hour * 30 : gaps * 10]);
    const ask = 'زاویهٔ کوچک‌تری که دو عقربه می‌سازند چند درجه است؟';
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`ساعت ${hour} است و ${rng.pick(moments(name, hour))}.`, p`${ask}`];
        case 'find-mistake':
          return [
            p`${name} به این ساعت نگاه کرد و گفت زاویهٔ کوچک‌تر دو عقربه ${wrong} درجه است، ولی اشتباه کرد.`,
            p`${ask}`,
          ];
        case 'bare':
          return [p`وقتی ساعت درست ${hour} است، ${ask}`];
        default:
          return [p`به ساعت نگاه کن. ${ask}`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'bare' || (form === 'story' && level > 2)
        ? {}
        : {
            figure: {
              t: 'clock' as const,
              form: 'analog' as const,
              description: `صفحهٔ ساعتی با عددهای ۱ تا ۱۲ که عقربهٔ بزرگ آن روی ۱۲ و عقربهٔ کوچک آن درست روی ${persianNumber(hour)} است`,
              clocks: [{ hour, minute: 0 }],
            },
          }),
      ...integerAnswer(answer, { unit: 'درجه' }),
      misconceptions: wholeMisconceptions(
        [
          'larger-angle',
          'زاویهٔ بزرگ‌تر را نوشته',
          360 - answer,
          line`دو عقربه دو زاویه می‌سازند. زاویهٔ کوچک‌تر را می‌خواهیم.`,
        ],
        [
          'minutes-taken-for-degrees',
          'دقیقه‌ها را به جای درجه نوشته',
          gaps * 5,
          line`بین دو عدد کنار هم پنج دقیقه هست، ولی چند درجه؟ یک دور کامل چند درجه است؟`,
        ],
        // Up to six it is the hour itself, and one is the first number of the clock: both are there to be copied.
        [
          'gaps-counted',
          'تعداد فاصله‌ها را نوشته',
          gaps === hour || gaps === 1 ? null : gaps,
          line`تعداد فاصله‌ها را درست شمردی. هر فاصله چند درجه است؟`,
        ],
        ['one-gap-too-many', 'یک فاصله بیشتر شمرده', answer + 30, line`فاصله‌های بین عددها را بشمار، نه خود عددها را.`],
        [
          'one-gap-too-few',
          'یک فاصله کمتر شمرده',
          // Of two gaps it is what one of them comes to: a part of the way.
          gaps === 2 ? null : answer - 30,
          line`فاصله‌های بین عددها را بشمار، نه خود عددها را.`,
        ],
        [
          'ten-for-thirty',
          'هر فاصله را ده درجه گرفته',
          // At eight it is also the minute under the hour hand.
          gaps * 10 === hour * 5 ? null : gaps * 10,
          line`یک دور کامل را بر تعداد فاصله‌ها تقسیم کن تا درجهٔ هر فاصله معلوم شود.`,
        ],
      ),
      hints: [
        hint(p`عقربهٔ بزرگ روی ۱۲ است و عقربهٔ کوچک روی عدد ساعت. زاویهٔ کوچک‌تر بین آن‌ها را می‌خواهیم.`),
        hint(p`یک دور کامل ${360} درجه است و صفحهٔ ساعت ${12} فاصلهٔ مساوی دارد.`, display(row(360, '÷', 12))),
        hint(p`از راه کوتاه‌تر بشمار بین دو عقربه چند فاصله هست، و آن را در درجهٔ یک فاصله ضرب کن.`),
      ],
      solution: [
        step(
          p`صفحهٔ ساعت ${12} فاصلهٔ مساوی دارد و یک دور کامل ${360} درجه است؛ پس هر فاصله ۳۰ درجه است.`,
          display(row(360, '÷', 12, '=', 30)),
        ),
        step(p`از راه کوتاه‌تر بین دو عقربه ${gaps} فاصله هست.`, display(row(gaps, '×', 30, '=', answer))),
      ],
    };
  },
});
