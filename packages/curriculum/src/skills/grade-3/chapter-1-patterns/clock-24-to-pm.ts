import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  p,
  persianNumber,
  persianTime,
  type QuestionVariant,
  row,
  step,
  text,
} from '../../../authoring/index.ts';
import { afternoons } from './question-parts/afternoon-events.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'figure'],
  3: ['bare', 'story', 'figure', 'find-mistake'],
  4: ['story', 'figure', 'find-mistake'],
};

function partOf(hour: number): string {
  return hour >= 8 ? 'شب' : hour >= 6 ? 'غروب' : 'بعدازظهر';
}

/** «ساعت ۴ و ۱۵ دقیقهٔ بعدازظهر». */
function said(hour: number, minute: number, part: string): string {
  return minute === 0
    ? `ساعت ${persianNumber(hour)} ${part}`
    : `ساعت ${persianNumber(hour)} و ${persianNumber(minute)} دقیقهٔ ${part}`;
}

/** As people say it, by quarters and by the hour to come: «یک ربع به ۵ بعدازظهر». */
function saidShort(hour: number, minute: number, part: string): string {
  if (minute === 15) return `ساعت ${persianNumber(hour)} و ربع ${part}`;
  if (minute === 30) return `ساعت ${persianNumber(hour)} و نیم ${part}`;
  if (minute === 45) return `یک ربع به ${persianNumber(hour + 1)} ${part}`;
  if (minute > 30) return `${persianNumber(60 - minute)} دقیقه به ${persianNumber(hour + 1)} ${part}`;
  return said(hour, minute, part);
}

export const clock24ToPm = defineSkill({
  id: 'g3-clock-24-to-pm',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 4,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    // Said by the hour to come, the last hour of the evening would end in midnight.
    const hour = rng.int(1, level === 4 ? 10 : 11);
    // Stories happen while children are about.
    if (form === 'story' && hour > 8) return null;
    const minute = level === 1 ? rng.pick([0, 30]) : level === 4 ? rng.int(1, 11) * 5 : rng.int(0, 11) * 5;
    const full = hour + 12;
    const isShort = level === 4;
    const phrase = isShort ? saidShort : said;
    const isToNext = isShort && minute > 30;
    const partSaid = (of: number) => partOf(isToNext ? of + 1 : of);
    const option = (of: number, at: string) => ({
      words: phrase(of, minute, at),
      value: `${of}-${at === 'صبح' ? 'am' : 'pm'}`,
      content: [text(phrase(of, minute, at))],
    });
    const [shift = 1] = rng.shuffle(hour === 1 ? [1] : [1, -1]);
    const beside = (by: number) => ({
      ...option(hour + by, partSaid(hour + by)),
      ...(by > 0
        ? {
            id: 'one-hour-too-late',
            title: 'یک ساعت دیرتر گفته',
            message: isToNext
              ? line`وقتی می‌گوییم چند دقیقه «به» یک ساعت، یعنی هنوز به آن ساعت نرسیده‌ایم. ببین ساعتِ بعدی کدام است.`
              : line`از ظهر یکی‌یکی بشمار: ساعت ۱۳ همان ساعت ۱ بعدازظهر است.`,
          }
        : {
            id: 'one-hour-too-early',
            title: 'یک ساعت زودتر گفته',
            message: isToNext
              ? line`وقتی می‌گوییم چند دقیقه «به» یک ساعت، باید ساعتِ بعدی را بگوییم.`
              : line`از ظهر یکی‌یکی بشمار: ساعت ۱۳ همان ساعت ۱ بعدازظهر است.`,
          }),
    });
    const wrong = [
      ...(hour + 2 <= 11
        ? [
            {
              ...option(hour + 2, partSaid(hour + 2)),
              // The ones of 18 are 18 less ten.
              ...(full < 20
                ? { id: 'ten-taken-away-or-ones-read', title: 'به جای ۱۲، ۱۰ تا کم کرده، یا فقط یکانِ ساعت را خوانده' }
                : { id: 'ten-taken-away', title: 'به جای ۱۲، ۱۰ تا کم کرده' }),
              message: line`تا ظهر ۱۲ ساعت از روز گذشته است. چند ساعت باید کم کنی؟`,
            },
          ]
        : []),
      {
        ...option(hour, 'صبح'),
        id: 'taken-for-morning',
        title: 'بعد از ظهر را صبح گرفته',
        message: line`ساعت‌های صبح از ۱۲ کوچک‌ترند. این ساعت از ۱۲ بزرگ‌تر است؛ پس کدام وقتِ روز است؟`,
      },
      beside(shift),
      ...(hour + 2 > 11 ? [beside(-shift)] : []),
    ];
    const spec = choiceAnswer(rng, { layout: 'list', right: option(hour, partSaid(hour)), wrong }, 4);
    if (spec === null) return null;
    const name = child(rng);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            rng.chance(2, 3)
              ? p`روی برگه نوشته شده است: «${rng.pick(afternoons)(rng)}، ساعت ${persianTime(full, minute)}».`
              : p`${name} به ساعتِ تلفن همراه مادرش نگاه می‌کند. روی آن نوشته شده است ${persianTime(full, minute)}.`,
            p`این وقت را به زبان روزمره چه می‌گوییم؟`,
          ];
        case 'figure':
          return [p`این ساعت را به زبان روزمره چه می‌خوانیم؟`];
        case 'find-mistake':
          return [
            p`${name} ساعت ${persianTime(full, minute)} را این‌طور خوانده است: «${rng.pick(wrong).words}»، ولی درست نیست.`,
            p`درست آن کدام است؟`,
          ];
        default:
          return [p`ساعت ${persianTime(full, minute)} را به زبان روزمره چه می‌گوییم؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'clock' as const,
              form: 'digital' as const,
              description: `ساعتی رقمی که ${persianTime(full, minute)} را نشان می‌دهد`,
              clocks: [{ hour: full, minute }],
            },
          }
        : {}),
      ...spec,
      hints: [
        hint(p`شبانه‌روز ۲۴ ساعت است و تا ظهر ۱۲ ساعت آن گذشته است.`),
        hint(p`ساعت از ۱۲ بزرگ‌تر است؛ پس ۱۲ تا از آن کم کن تا ببینی چند ساعت از ظهر گذشته است.`),
        ...(isToNext
          ? [hint(p`حالا ببین چند دقیقه تا ساعتِ بعدی مانده است.`)]
          : isShort
            ? [hint(p`${15} دقیقه را ربع و ${30} دقیقه را نیم هم می‌گوییم.`)]
            : []),
      ],
      solution: [
        step(p`از ساعت، ۱۲ تا کم می‌کنیم، چون ۱۲ ساعت تا ظهر گذشته است.`, display(row(full, '−', 12, '=', hour))),
        ...(isToNext
          ? [
              step(
                p`${minute} دقیقه از ساعت ${hour} گذشته است؛ پس ${60 - minute} دقیقه تا ساعت ${hour + 1} مانده است.`,
                display(row(60, '−', minute, '=', 60 - minute)),
              ),
            ]
          : []),
        step(p`پس می‌گوییم: ${phrase(hour, minute, partSaid(hour))}`),
      ],
    };
  },
});
