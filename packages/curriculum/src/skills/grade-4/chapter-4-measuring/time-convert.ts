import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerAnswers,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
  tableInputs,
  tableOfRule,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { inSmall, type TimeUnits, timeMisconceptions, timeUnits } from './question-parts/time-units.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'reverse', 'find-mistake'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 4, 2: 8, 3: 14, 4: 23 };

function work(rng: Rng, { large }: TimeUnits, name: string, count: number): string {
  return large === 'ساعت'
    ? rng.pick([
        `سفر ${name} با قطار`,
        `اردوی مدرسهٔ ${name}`,
        `سفر ${name} با اتوبوس`,
        ...(count > 8 ? [] : [`کوهنوردی ${name} و دوستانش`, `بازدید ${name} از شهر تاریخی`, `کمک کردن ${name} در باغ`]),
      ])
    : rng.pick([
        `دویدن ${name} دور حیاط`,
        `شنای ${name}`,
        `طناب‌بازی ${name}`,
        `نقاشی کشیدن ${name}`,
        `تمیز کردن اتاق ${name}`,
        `بازی ${name} با پازل`,
      ]);
}

export const timeConvert = defineSkill({
  id: 'g4-time-convert',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    tableOfRule((rng) => ({
      times: 60,
      more: 0,
      inputs: tableInputs(rng, 12),
      isStepwise: false,
      columns: ['ساعت', 'دقیقه'],
      stem: [p`هر ساعت ${60} دقیقه است.`],
      description: 'جدول ساعت و دقیقه',
    })),
  ],
  revision: 14,
  make: (rng, level) => {
    const units = rng.pick(timeUnits);
    const { large, small } = units;
    const time = {
      large: rng.int(level === 4 ? 6 : 1, mostOf[level]),
      small: level === 1 && rng.chance(1, 3) ? 0 : rng.int(1, 59),
    };
    // Two and two are added and multiplied alike.
    if (time.large === 2 && time.small === 2) return null;
    const all = inSmall(time);
    const form = rng.pick(formsOf[level]);
    const isBack = form === 'reverse' || (form === 'story' && level > 2 && rng.chance(1, 2));
    if (time.small === 0 && (isBack || time.large === 1)) return null;
    const name = child(rng);
    const shown =
      time.small === 0 ? line`${time.large} ${large}` : line`${time.large} ${large} و ${time.small} ${small}`;
    const wrong = time.large * 100 + time.small;
    if (form === 'find-mistake' && wrong === all) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return isBack
            ? [
                p`${work(rng, units, name, time.large)} ${all} ${small} طول کشید.`,
                p`این زمان چند ${large} و چند ${small} است؟`,
              ]
            : [p`${work(rng, units, name, time.large)} ${shown} طول کشید.`, p`این زمان روی هم چند ${small} است؟`];
        case 'reverse':
          return [p`${all} ${small} چند ${large} و چند ${small} است؟`];
        case 'find-mistake':
          return [
            p`${name} نوشته است: ${shown} برابر با ${wrong} ${small} است. ولی اشتباه کرده است.`,
            p`${shown} چند ${small} است؟`,
          ];
        default:
          return [p`${shown} چند ${small} است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(isBack
        ? integerAnswers([time.large, { label: large }], [time.small, { label: small }])
        : integerAnswer(all, { unit: small })),
      misconceptions: isBack
        ? timeMisconceptions(
            [
              'hundred-for-sixty-or-parted',
              'هر واحد بزرگ را صدتا گرفته، یا رقم‌های عدد را دو قسمت کرده',
              { large: Math.floor(all / 100), small: all % 100 },
              line`هر ${large} شصت ${small} است، نه صد ${small}.`,
            ],
            [
              'boxes-swapped',
              'خارج‌قسمت و باقی‌مانده را جابه‌جا نوشته',
              { large: time.small, small: time.large },
              line`خارج‌قسمت تعداد ${large}‌هاست و باقی‌مانده تعداد ${small}‌ها.`,
            ],
            [
              'one-too-few',
              'یک دستهٔ شصت‌تایی دیگر هم جا می‌شد',
              { large: time.large - 1, small: time.small + 60 },
              line`تعداد ${small}‌ها باید از شصت کمتر باشد. یک بار دیگر تقسیم کن.`,
            ],
            [
              'rest-left-out',
              'باقی‌مانده را ننوشته',
              { large: time.large, small: 0 },
              line`${large}‌ها را درست پیدا کرده‌ای. چند ${small} می‌ماند؟`,
            ],
          )
        : wholeMisconceptions(
            [
              // From ten on the two numbers may have been written side by side as well.
              ...(time.small >= 10
                ? (['hundred-for-sixty-or-joined', 'هر واحد بزرگ را صدتا گرفته، یا دو عدد را کنار هم نوشته'] as const)
                : (['hundred-for-sixty', 'هر واحد بزرگ را صدتا گرفته'] as const)),
              time.large * 100 + time.small,
              line`هر ${large} شصت ${small} است، نه صد ${small}.`,
            ],
            [
              'numbers-added',
              'دو عدد را با هم جمع کرده',
              time.small === 0 ? null : time.large + time.small,
              line`${large} و ${small} یک اندازه نیستند. اول ${large}‌ها را به ${small} تبدیل کن.`,
            ],
            [
              'small-left-out',
              'واحدهای کوچک را اضافه نکرده',
              time.small === 0 ? null : time.large * 60,
              line`${large}‌ها را درست تبدیل کرده‌ای. ${small}‌های دیگر را هم اضافه کن.`,
            ],
            [
              // Below ten the two numbers may have been written side by side as well.
              ...(time.small > 0 && time.small < 10
                ? (['ten-for-sixty-or-joined', 'هر واحد بزرگ را ده‌تا گرفته، یا دو عدد را کنار هم نوشته'] as const)
                : (['ten-for-sixty', 'هر واحد بزرگ را ده‌تا گرفته'] as const)),
              // Of two or four hours this is the right number without its hundreds, too.
              (time.small === 0 || time.small >= 10) && time.large % 2 === 0 ? null : time.large * 10 + time.small,
              line`هر ${large} چند ${small} است؟`,
            ],
          ),
      hints: [
        hint(p`هر ${large} شصت ${small} است.`),
        isBack
          ? hint(p`ببین در این زمان چند دستهٔ شصت‌تایی هست.`, display(row(all, '÷', 60, '=', blank())))
          : hint(p`اول ${large}‌ها را به ${small} تبدیل کن.`, display(row(time.large, '×', 60, '=', blank()))),
        isBack
          ? hint(p`خارج‌قسمت تعداد ${large}‌هاست و باقی‌مانده تعداد ${small}‌ها.`)
          : hint(time.small === 0 ? p`همین عدد جواب است.` : p`بعد ${small}‌های دیگر را به آن اضافه کن.`),
      ],
      solution: isBack
        ? [
            step(
              p`هر ${large} شصت ${small} است؛ پس ${all} را بر شصت تقسیم می‌کنیم.`,
              display(row(all, '=', 60, '×', time.large, '+', time.small)),
            ),
            step(
              p`خارج‌قسمت ${time.large} و باقی‌مانده ${time.small} است؛ یعنی ${time.large} ${large} و ${time.small} ${small}.`,
            ),
          ]
        : [
            step(p`هر ${large} شصت ${small} است؛ پس:`, display(row(time.large, '×', 60, '=', time.large * 60))),
            time.small === 0
              ? step(p`پس ${shown} برابر با ${all} ${small} است.`)
              : step(p`${small}‌های دیگر را هم اضافه می‌کنیم.`, display(row(time.large * 60, '+', time.small, '=', all))),
          ],
    };
  },
});
