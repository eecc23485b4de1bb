import {
  type Block,
  child,
  defineSkill,
  hint,
  integerAnswers,
  integerKey,
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
  timesShown,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'figure'],
  3: ['bare', 'story', 'figure', 'find-mistake'],
  4: ['story', 'figure', 'find-mistake'],
};

const stories: readonly ((rng: Rng, from: string, to: string) => Block)[] = [
  (rng, from, to) => p`${child(rng)} ساعت ${from} به پارک رفت و ساعت ${to} برگشت. او چه مدت بیرون بود؟`,
  (_, from, to) => p`قطار ساعت ${from} حرکت کرد و ساعت ${to} رسید. سفر چه مدت طول کشید؟`,
  (rng, from, to) =>
    p`خانوادهٔ ${child(rng)} ساعت ${from} مهمانی را شروع کردند و ساعت ${to} تمام شد. مهمانی چه مدت طول کشید؟`,
  (rng, from, to) =>
    p`مادر ${child(rng)} ساعت ${from} غذا را روی اجاق گذاشت و ساعت ${to} برداشت. غذا چه مدت روی اجاق بود؟`,
  (_, from, to) => p`کتابخانه ساعت ${from} باز می‌شود و ساعت ${to} بسته می‌شود. کتابخانه چه مدت باز است؟`,
  (rng, from, to) =>
    p`${child(rng)} و دوستانش ساعت ${from} کاردستی را شروع کردند و ساعت ${to} تمام کردند. کارشان چه مدت طول کشید؟`,
  (rng, from, to) => p`اردوی کلاس ${child(rng)} از ساعت ${from} تا ساعت ${to} بود. اردو چه مدت طول کشید؟`,
];

/** «۲ ساعت و ۱۵ دقیقه», without what is nothing. */
function spanWords(hours: number, minutes: number): string {
  if (hours === 0) return `${persianNumber(minutes)} دقیقه`;
  return minutes === 0
    ? `${persianNumber(hours)} ساعت`
    : `${persianNumber(hours)} ساعت و ${persianNumber(minutes)} دقیقه`;
}

export const clockDuration = defineSkill({
  id: 'g3-clock-duration',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [timesShown],
  revision: 5,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const from = rng.int(7 * 12, 18 * 12) * 5;
    const length = rng.int(level === 1 ? 12 : 2, level === 1 ? 36 : level === 2 ? 48 : 72) * 5;
    const to = from + length;
    const [startHour, startMinute, endHour, endMinute] = [
      Math.floor(from / 60),
      from % 60,
      Math.floor(to / 60),
      to % 60,
    ];
    if (to >= 24 * 60 || (form === 'story' && length < 30)) return null;
    // Below the book the minutes need no hour; from the third level on they do.
    const needsHour = endMinute < startMinute;
    if (level === 1 && (needsHour || startMinute !== 0)) return null;
    if (level > 2 && !needsHour) return null;
    if (level === 4 && !(startHour < 12 && endHour > 12)) return null;
    const [hours, minutes] = [Math.floor(length / 60), length % 60];
    const [start, end] = [persianTime(startHour, startMinute), persianTime(endHour, endMinute)];
    const apart = Math.abs(endMinute - startMinute);
    const writtenMisconception = [endHour - startHour, apart] as const;
    // Less than an hour is asked for only where it is said what to write then.
    if (hours === 0 && form !== 'bare') return null;
    if (form === 'find-mistake' && writtenMisconception[0] === hours && writtenMisconception[1] === minutes)
      return null;
    const ask = p`این مدت چند ساعت و چند دقیقه است؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(stories)(rng, start, end)];
        case 'figure':
          return [p`این دو ساعت، شروع و پایان مسابقهٔ ${child(rng)} را در یک روز نشان می‌دهند. مسابقه چه مدت طول کشید؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید از ساعت ${start} تا ساعت ${end} همان روز، ${writtenMisconception[0]} ساعت و ${writtenMisconception[1]} دقیقه است، ولی درست حساب نکرده است.`,
            ask,
          ];
        default:
          return [
            p`از ساعت ${start} تا ساعت ${end} همان روز چند ساعت و چند دقیقه است؟`,
            ...(level === 1 ? [] : [p`اگر به یک ساعت نمی‌رسد، به جای ساعت صفر بنویس.`]),
          ];
      }
    };
    const toFull = (60 - startMinute) % 60;
    const nextHour = startMinute === 0 ? startHour : startHour + 1;
    const between = (begin: string, finish: string, long: string) => `از ${begin} تا ${finish} می‌شود ${long}.`;
    const counted =
      hours === 0 && endMinute !== 0 && startHour === endHour
        ? `هر دو وقت در یک ساعت‌اند. ${between(start, end, spanWords(0, minutes))}`
        : startMinute === 0
          ? [
              ...(hours > 0 ? [between(start, persianTime(endHour, 0), spanWords(hours, 0))] : []),
              ...(minutes > 0 ? [between(persianTime(endHour, 0), end, spanWords(0, minutes))] : []),
            ].join(' ')
          : [
              between(start, persianTime(nextHour, 0), spanWords(0, toFull)),
              ...(to > nextHour * 60
                ? [between(persianTime(nextHour, 0), end, spanWords(endHour - nextHour, endMinute))]
                : []),
            ].join(' ');
    const misconceptions: readonly Misconception[] = [
      ...(needsHour
        ? [
            misconception(
              'parts-apart',
              'ساعت‌ها را از هم و دقیقه‌ها را از هم کم کرده',
              integerKey(endHour - startHour, apart),
              line`دقیقهٔ پایان از دقیقهٔ شروع کمتر است. اول تا ساعت کامل بعدی جلو برو.`,
            ),
            misconception(
              'hour-of-hundred',
              'یک ساعت را ۱۰۰ دقیقه گرفته',
              integerKey(endHour - startHour - 1, 100 + endMinute - startMinute),
              line`یک ساعت ۶۰ دقیقه است، نه ۱۰۰ دقیقه.`,
            ),
          ]
        : []),
      misconception(
        'one-hour-too-many',
        'یک ساعت بیشتر حساب کرده',
        integerKey(hours + 1, minutes),
        line`از ساعت شروع، یکی‌یکی ساعت‌های کامل را بشمار.`,
      ),
      misconception(
        'end-time-written',
        'ساعت پایان را نوشته',
        integerKey(endHour, endMinute),
        line`این ساعتِ پایان است. می‌خواهیم بدانیم از شروع تا پایان چقدر گذشته است.`,
      ),
    ];
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'clock' as const,
              form: 'digital' as const,
              description: `دو ساعت دیجیتال؛ شروع: ${start}، پایان: ${end}`,
              clocks: [
                { hour: startHour, minute: startMinute, label: 'شروع' },
                { hour: endHour, minute: endMinute, label: 'پایان' },
              ],
            },
          }
        : {}),
      ...integerAnswers([hours, { label: 'ساعت' }], [minutes, { label: 'دقیقه' }]),
      misconceptions,
      hints: [
        hint(p`می‌خواهیم بدانیم از شروع تا پایان چند ساعت و چند دقیقه گذشته است.`),
        hint(
          startMinute === 0
            ? p`از ساعت شروع، ساعت‌های کامل را بشمار و بعد دقیقه‌ها را ببین.`
            : p`اول ببین تا ساعت کامل بعدی چند دقیقه مانده است. بعد تا ساعت پایان جلو برو.`,
        ),
        hint(p`هر ۶۰ دقیقه، ۱ ساعت است.`),
      ],
      solution: [step(p`${counted}`), step(p`پس روی هم ${hours} ساعت و ${minutes} دقیقه گذشته است.`)],
    };
  },
});
