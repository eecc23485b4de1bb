import {
  type Block,
  child,
  clockAnswer,
  clockKey,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  type Misconception,
  misconception,
  p,
  persianNumber,
  persianTime,
  type QuestionVariant,
  row,
  step,
  timesShown,
} from '../../../authoring/index.ts';
import { afternoons } from './question-parts/afternoon-events.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'figure'],
  3: ['story', 'figure', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};

/** «ساعت ۳ و ۱۵ دقیقهٔ», on the dial of twelve hours, to be followed by the part of the day. */
function said(hour: number, minute: number): string {
  return minute === 0 ? `ساعت ${persianNumber(hour)}` : `ساعت ${persianNumber(hour)} و ${persianNumber(minute)} دقیقهٔ`;
}

export const clockPmTo24 = defineSkill({
  id: 'g3-clock-pm-to-24',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [timesShown],
  revision: 8,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const hour = rng.int(1, 11);
    // Stories happen while children are about.
    if (form === 'story' && hour > 8) return null;
    const minute = level === 1 ? rng.pick([0, 30]) : rng.int(0, 11) * 5;
    const full = hour + 12;
    const part = hour >= 8 ? 'شب' : hour >= 6 ? 'غروب' : 'بعدازظهر';
    const name = child(rng);
    const added = hour + 10;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`${rng.pick(afternoons)(rng)} ${said(hour, minute)} ${part} است.`,
            p`این وقت را به شکل ۲۴ ساعته بنویس.`,
          ];
        case 'figure':
          return [p`عقربه‌ها وقتی از ${part} را نشان می‌دهند. آن را به شکل ۲۴ ساعته بنویس.`];
        case 'find-mistake':
          return [
            p`${name} ${said(hour, minute)} ${part} را به شکل ۲۴ ساعته ${persianTime(added, minute)} نوشته است، ولی درست نیست.`,
            p`شکل درست آن را بنویس.`,
          ];
        default:
          return [p`${said(hour, minute)} ${part} را به شکل ۲۴ ساعته بنویس.`];
      }
    };
    const next = (hour % 12) + 1;
    const mark = minute / 5 || 12;
    // A hand between two numbers may as well have been read as the other of them.
    const countedFromNoon =
      form === 'figure'
        ? line`اول عقربهٔ کوچک را دوباره بخوان. بعد، از ظهر یکی‌یکی بشمار: ساعت ۱ بعدازظهر می‌شود ۱۳.`
        : line`از ظهر یکی‌یکی بشمار: ساعت ۱ بعدازظهر می‌شود ۱۳.`;
    const misconceptions: readonly Misconception[] = [
      misconception(
        'twelve-not-added',
        'همان ساعت ۱۲ ساعته را نوشته',
        clockKey(hour, minute),
        line`این عدد، وقتی پیش از ظهر را نشان می‌دهد. بعد از ظهر، شمارش از ۱۲ ادامه پیدا می‌کند.`,
      ),
      // Twelve itself may as well be the twelve of noon.
      ...(added === 12
        ? []
        : [
            misconception(
              'ten-added',
              'به جای ۱۲، ۱۰ تا اضافه کرده',
              clockKey(added, minute),
              line`تا ظهر ۱۲ ساعت از روز گذشته است. چند ساعت باید اضافه کنی؟`,
            ),
          ]),
      misconception('one-hour-too-many', 'یک ساعت بیشتر نوشته', clockKey((full + 1) % 24, minute), countedFromNoon),
      misconception('one-hour-too-few', 'یک ساعت کمتر نوشته', clockKey(full - 1, minute), countedFromNoon),
    ];
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'clock' as const,
              form: 'analog' as const,
              description: `ساعتی عقربه‌ای: عقربهٔ کوچک ${minute === 0 ? `روی ${persianNumber(hour)}` : `بین ${persianNumber(hour)} و ${persianNumber(next)}`} و عقربهٔ بزرگ روی ${persianNumber(mark)}`,
              clocks: [{ hour, minute }],
            },
          }
        : {}),
      ...clockAnswer('time24', full, minute),
      misconceptions: hour === 1 ? misconceptions.filter(({ id }) => !id.startsWith('one-hour')) : misconceptions,
      hints: [
        hint(p`شبانه‌روز ۲۴ ساعت است و تا ظهر ۱۲ ساعت آن گذشته است.`),
        ...(form === 'figure' ? [hint(p`اول ببین عقربه‌ها چه ساعتی را نشان می‌دهند.`)] : []),
        hint(p`ساعتِ بعد از ظهر را با ۱۲ جمع کن. دقیقه‌ها عوض نمی‌شوند.`),
      ],
      solution: [
        step(
          p`وقتِ بعد از ظهر را با ۱۲ جمع می‌کنیم، چون ۱۲ ساعت تا ظهر گذشته است.`,
          display(row(hour, '+', 12, '=', full)),
        ),
        step(p`دقیقه‌ها عوض نمی‌شوند؛ پس می‌نویسیم ${persianTime(full, minute)}.`),
      ],
    };
  },
});
