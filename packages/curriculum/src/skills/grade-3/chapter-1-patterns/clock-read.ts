import {
  type Block,
  child,
  clockAnswer,
  clockKey,
  defineSkill,
  handRead,
  hint,
  type Level,
  line,
  type Misconception,
  misconception,
  p,
  persianNumber,
  persianTime,
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};

/** What happens at a time, and the hours of the dial at which it is likely. */
const stories: readonly { readonly hours: readonly number[]; readonly write: (rng: Rng) => string }[] = [
  { hours: [7], write: (rng) => `این ساعت، وقت رسیدن ${child(rng)} به مدرسه را نشان می‌دهد.` },
  { hours: [3, 4, 5, 6], write: (rng) => `${child(rng)} در این ساعت با دوستانش قرار بازی دارد.` },
  { hours: [2, 3, 4, 5, 6, 10], write: () => 'فیلم کودک در این ساعت شروع می‌شود.' },
  { hours: [8, 9, 10], write: (rng) => `${child(rng)} در این ساعت مسواک زد و خوابید.` },
  { hours: [8, 9, 10, 11], write: () => 'زنگ تفریح مدرسه در این ساعت خورد.' },
  {
    hours: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    write: (rng) => `اتوبوسِ سفر ${child(rng)} در این ساعت حرکت می‌کند.`,
  },
  { hours: [11, 12, 1, 7], write: (rng) => `مادربزرگ ${child(rng)} در این ساعت آش را از روی اجاق برداشت.` },
  { hours: [8, 9], write: () => 'کتابخانهٔ محله در این ساعت باز می‌شود.' },
  { hours: [1, 2, 12], write: (rng) => `${child(rng)} در این ساعت از مدرسه به خانه رسید.` },
  { hours: [2, 3, 4, 5, 6], write: (rng) => `کلاس نقاشی ${child(rng)} در این ساعت شروع می‌شود.` },
];

function minuteFor(rng: Rng, level: Level): number {
  if (level === 1) return rng.pick([0, 15, 30, 45]);
  if (level < 4) return rng.int(0, 11) * 5;
  return rng.pick([1, 2, 3, 4, 6, 7, 8, 9].map((each) => rng.int(0, 5) * 10 + each));
}

/** Where the hands are, as they are seen. */
function seen(hour: number, minute: number): string {
  const next = (hour % 12) + 1;
  const short = minute === 0 ? `روی ${persianNumber(hour)}` : `بین ${persianNumber(hour)} و ${persianNumber(next)}`;
  const mark = Math.floor(minute / 5) || 12;
  const past = minute % 5;
  const long =
    past === 0 ? `روی ${persianNumber(mark)}` : `${persianNumber(past)} خط کوچک بعد از ${persianNumber(mark)}`;
  return `ساعتی عقربه‌ای: عقربهٔ کوچک ${short} و عقربهٔ بزرگ ${long}`;
}

export const clockRead = defineSkill({
  id: 'g3-clock-read',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [handRead],
  revision: 5,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const hour = rng.int(1, 12);
    const minute = minuteFor(rng, level);
    const mark = Math.floor(minute / 5);
    const next = (hour % 12) + 1;
    const before = ((hour + 10) % 12) + 1;
    // The short hand, taken for the long one, is read at the number that it is nearer to.
    const swapped = { hour: mark === 0 ? 12 : mark, minute: ((minute > 30 ? next : hour) % 12) * 5 };
    const ask = p`ساعت چند است؟ ساعت و دقیقه را بنویس.`;
    const claimed = mark > 0 ? persianTime(hour, mark) : persianTime(next, minute);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`${rng.pick(stories.filter(({ hours }) => hours.includes(hour))).write(rng)}`,
            p`این چه ساعتی است؟ ساعت را با عددی از ۱ تا ۱۲ بنویس و دقیقه را هم کنارش.`,
          ];
        case 'find-mistake':
          return [p`${child(rng)} این ساعت را ${claimed} خوانده است، ولی درست نخوانده است.`, ask];
        default:
          return [ask];
      }
    };
    const misconceptions: readonly Misconception[] = [
      ...(mark > 0
        ? [
            misconception(
              'minute-hand-as-number',
              'عدد کنار عقربهٔ بزرگ را دقیقه گرفته',
              clockKey(hour, mark),
              line`عقربهٔ بزرگ از هر عدد تا عدد بعدی ۵ دقیقه جلو می‌رود. پنج‌تا پنج‌تا بشمار.`,
            ),
          ]
        : []),
      misconception(
        'hands-swapped',
        'عقربه‌های ساعت و دقیقه را جابه‌جا خوانده',
        clockKey(swapped.hour, swapped.minute),
        line`عقربهٔ کوچک ساعت را نشان می‌دهد و عقربهٔ بزرگ دقیقه را. کدام کوچک‌تر است؟`,
      ),
      misconception(
        minute === 0 ? 'one-hour-over' : 'next-hour-read',
        minute === 0 ? 'یک ساعت بیشتر خوانده' : 'ساعت بعدی را خوانده',
        clockKey(next, minute),
        minute === 0
          ? line`عقربهٔ کوچک درست روی یک عدد است. همان عدد را بخوان.`
          : line`عقربهٔ کوچک هنوز به عدد بعدی نرسیده است. عددی را بخوان که از آن گذشته.`,
      ),
      misconception(
        minute === 0 ? 'one-hour-short' : 'hour-before-read',
        minute === 0 ? 'یک ساعت کمتر خوانده' : 'ساعت قبلی را خوانده',
        clockKey(before, minute),
        minute === 0
          ? line`عقربهٔ کوچک درست روی یک عدد است. همان عدد را بخوان.`
          : line`ببین عقربهٔ کوچک از کدام عدد گذشته است.`,
      ),
    ];
    return {
      form,
      stem: stem(),
      figure: { t: 'clock', form: 'analog', description: seen(hour, minute), clocks: [{ hour, minute }] },
      ...clockAnswer('time12', hour, minute),
      misconceptions,
      hints: [
        hint(p`عقربهٔ کوچک ساعت را نشان می‌دهد و عقربهٔ بزرگ دقیقه را.`),
        hint(p`برای ساعت، عددی را بخوان که عقربهٔ کوچک از آن گذشته یا روی آن است.`),
        hint(
          minute % 5 === 0
            ? p`برای دقیقه، از ۱۲ شروع کن و تا عقربهٔ بزرگ پنج‌تا پنج‌تا بشمار.`
            : p`برای دقیقه، از ۱۲ پنج‌تا پنج‌تا بشمار و بعد خط‌های کوچک را یکی‌یکی اضافه کن.`,
        ),
      ],
      solution: [
        step(
          minute === 0
            ? p`عقربهٔ کوچک روی ${hour} است؛ پس ساعت ${hour} است.`
            : p`عقربهٔ کوچک از ${hour} گذشته و هنوز به ${next} نرسیده است؛ پس ساعت ${hour} است.`,
        ),
        step(
          minute === 0
            ? p`عقربهٔ بزرگ روی ۱۲ است؛ یعنی ${minute} دقیقه. ساعت ${persianTime(hour, minute)} است.`
            : p`از ۱۲ تا عقربهٔ بزرگ ${minute} دقیقه است؛ پس ساعت ${persianTime(hour, minute)} است.`,
        ),
      ],
    };
  },
});
