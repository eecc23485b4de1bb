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
  misconception,
  p,
  persianTime,
  type QuestionVariant,
  type Rng,
  row,
  step,
  timesShown,
  words,
} from '../../../authoring/index.ts';
import { fromSmallest, said, scales } from './question-parts/compound-number-questions.ts';

/** What is asked: when it ends, when it began, or how long it took. */
type Asked = 'end' | 'start' | 'length';

interface WordProblem {
  /** Whole minutes from midnight in which it may begin, and how long it may take. */
  readonly from: readonly [number, number];
  readonly length: readonly [number, number];
  readonly write: (rng: Rng, asked: Asked, start: string, end: string, length: string) => readonly Block[];
}

const hour = 60;

const wordProblems: readonly WordProblem[] = [
  {
    from: [7 * hour, 15 * hour],
    length: [95, 400],
    write: (_, asked, start, end, length) =>
      asked === 'end'
        ? [p`قطاری ساعت ${start} حرکت کرد و ${length} در راه بود.`, p`چه ساعتی به مقصد رسید؟`]
        : asked === 'start'
          ? [p`قطاری ساعت ${end} به مقصد رسید. این قطار ${length} در راه بود.`, p`چه ساعتی حرکت کرده بود؟`]
          : [p`قطاری ساعت ${start} حرکت کرد و ساعت ${end} به مقصد رسید.`, p`چند ساعت و چند دقیقه در راه بود؟`],
  },
  {
    from: [14 * hour, 20 * hour],
    length: [80, 160],
    write: (rng, asked, start, end, length) => {
      const name = child(rng);
      return asked === 'end'
        ? [p`فیلمی که ${name} دوست دارد ساعت ${start} شروع می‌شود و ${length} طول می‌کشد.`, p`فیلم چه ساعتی تمام می‌شود؟`]
        : asked === 'start'
          ? [p`فیلمی که ${name} دید ${length} طول کشید و ساعت ${end} تمام شد.`, p`فیلم چه ساعتی شروع شده بود؟`]
          : [p`فیلمی که ${name} دید ساعت ${start} شروع و ساعت ${end} تمام شد.`, p`فیلم چند ساعت و چند دقیقه طول کشید؟`];
    },
  },
  {
    from: [6 * hour, 10 * hour],
    length: [150, 460],
    write: (rng, asked, start, end, length) => {
      const name = child(rng);
      return asked === 'end'
        ? [p`خانوادهٔ ${name} ساعت ${start} راه افتادند و سفرشان ${length} طول کشید.`, p`چه ساعتی رسیدند؟`]
        : asked === 'start'
          ? [p`خانوادهٔ ${name} ساعت ${end} به مقصد رسیدند. سفر آن‌ها ${length} طول کشید.`, p`چه ساعتی راه افتاده بودند؟`]
          : [
              p`خانوادهٔ ${name} ساعت ${start} راه افتادند و ساعت ${end} رسیدند.`,
              p`سفر آن‌ها چند ساعت و چند دقیقه طول کشید؟`,
            ];
    },
  },
  {
    from: [8 * hour, 16 * hour],
    length: [70, 190],
    write: (rng, asked, start, end, length) => {
      const name = child(rng);
      const what = rng.pick(['تمرین تئاتر', 'کلاس نقاشی', 'مسابقهٔ شطرنج', 'تمرین سرود']);
      return asked === 'end'
        ? [p`${what} ${name} ساعت ${start} شروع شد و ${length} طول کشید.`, p`چه ساعتی تمام شد؟`]
        : asked === 'start'
          ? [p`${what} ${name} ${length} طول کشید و ساعت ${end} تمام شد.`, p`چه ساعتی شروع شده بود؟`]
          : [p`${what} ${name} ساعت ${start} شروع و ساعت ${end} تمام شد.`, p`چند ساعت و چند دقیقه طول کشید؟`];
    },
  },
  {
    from: [7 * hour, 13 * hour],
    length: [110, 320],
    write: (_, asked, start, end, length) =>
      asked === 'end'
        ? [p`هواپیمایی ساعت ${start} پرواز کرد و پرواز آن ${length} طول کشید.`, p`چه ساعتی فرود آمد؟`]
        : asked === 'start'
          ? [p`هواپیمایی پس از ${length} پرواز، ساعت ${end} فرود آمد.`, p`چه ساعتی پرواز کرده بود؟`]
          : [p`هواپیمایی ساعت ${start} پرواز کرد و ساعت ${end} فرود آمد.`, p`پرواز چند ساعت و چند دقیقه طول کشید؟`],
  },
  {
    from: [8 * hour, 12 * hour],
    length: [90, 260],
    write: (rng, asked, start, end, length) => {
      const name = child(rng);
      return asked === 'end'
        ? [
            p`مادربزرگ ${name} ساعت ${start} آش را روی اجاق گذاشت. پختن آش ${length} زمان می‌خواهد.`,
            p`آش چه ساعتی آماده می‌شود؟`,
          ]
        : asked === 'start'
          ? [p`آش مادربزرگ ${name} پس از ${length} پختن، ساعت ${end} آماده شد.`, p`چه ساعتی آن را روی اجاق گذاشته بود؟`]
          : [
              p`مادربزرگ ${name} ساعت ${start} آش را روی اجاق گذاشت و ساعت ${end} آن را برداشت.`,
              p`آش چند ساعت و چند دقیقه روی اجاق بود؟`,
            ];
    },
  },
];

/** The three questions are three forms: forwards, backwards, and the distance between. */
const askedOf: Readonly<Record<Level, readonly Asked[]>> = {
  1: ['end', 'length'],
  2: ['end', 'length', 'start'],
  3: ['end', 'length', 'start'],
  4: ['start', 'length', 'end'],
};
const formOf: Readonly<Record<Asked, QuestionVariant>> = { end: 'story', start: 'reverse', length: 'compare' };

/** «۸ و ۴۵ دقیقه», after the word «ساعت». */
function onClock(minutes: number): string {
  return said(fromSmallest(minutes, scales.hours), scales.hours).replace(' ساعت', '');
}

export const compoundWord = defineSkill({
  id: 'g5-compound-word',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [timesShown],
  revision: 3,
  make: (rng, level) => {
    const wordProblem = rng.pick(wordProblems);
    const grain = level === 1 ? 5 : 1;
    const times = ([least, most]: readonly [number, number]) =>
      rng.int(Math.ceil(least / grain), Math.floor(most / grain)) * grain;
    const start = times(wordProblem.from);
    const length = times(wordProblem.length);
    const end = start + length;
    const asked = rng.pick(askedOf[level]);
    const [startMinute, endMinute, lengthMinute] = [start % 60, end % 60, length % 60];
    // At level 1 the minutes make no new hour; above it they always do.
    const moves = startMinute + lengthMinute >= 60;
    if (moves === (level === 1) || end > 23 * hour || startMinute === 0 || endMinute === 0 || lengthMinute === 0)
      return null;
    if (level === 4 && length < 120) return null;
    const value = asked === 'end' ? end : asked === 'start' ? start : length;
    const [hours = 0, minutes = 0] = fromSmallest(value, scales.hours);
    const format = asked === 'length' ? 'duration' : 'time24';
    const adding = asked === 'end';
    const [first, second] = adding ? [start, length] : asked === 'start' ? [end, length] : [end, start];
    const [h1 = 0, m1 = 0] = fromSmallest(first, scales.hours);
    const [h2 = 0, m2 = 0] = fromSmallest(second, scales.hours);
    const key = (h: number, m: number) => (h >= 0 && h <= 23 && m >= 0 && m <= 59 ? [clockKey(h, m)] : []);
    const other = adding ? first - second : first + second;
    const [otherH = 0, otherM = 0] = fromSmallest(Math.max(0, other), scales.hours);
    const carriedHundred = m1 + m2 >= 100 ? key(h1 + h2 + 1, m1 + m2 - 100) : [];
    const writtenMisconceptions = adding
      ? [
          ...key(h1 + h2, (m1 + m2) % 60).map((answer) =>
            misconception(
              'hour-not-carried',
              'ساعتِ ساخته‌شده از دقیقه‌ها را اضافه نکرده',
              answer,
              line`وقتی دقیقه‌ها به ۶۰ می‌رسد، یک ساعت کامل می‌شود. آن را به ساعت‌ها اضافه کن.`,
            ),
          ),
          ...carriedHundred.map((answer) =>
            misconception(
              'minutes-as-hundredths',
              'هر ساعت را ۱۰۰ دقیقه گرفته',
              answer,
              line`هر ساعت ۶۰ دقیقه است، نه ۱۰۰ دقیقه.`,
            ),
          ),
          ...key(h1 + h2 + 1, (m1 + m2) % 60).map((answer) =>
            misconception(
              'one-hour-too-many',
              'یک ساعت زیاد حساب کرده',
              answer,
              line`ساعت‌ها را یک بار دیگر جمع کن و ببین دقیقه‌ها چند ساعت کامل ساخته‌اند.`,
            ),
          ),
        ]
      : [
          ...key(h1 - h2, Math.abs(m1 - m2)).map((answer) =>
            misconception(
              'smaller-minutes-from-larger',
              'در دقیقه‌ها عدد کوچک‌تر را از بزرگ‌تر کم کرده',
              answer,
              asked === 'length'
                ? line`دقیقه‌های شروع را از دقیقه‌های پایان کم کن؛ اگر نمی‌شود، یک ساعت را باز کن و ۶۰ دقیقه به دقیقه‌ها اضافه کن.`
                : line`دقیقه‌های مدت را از دقیقه‌های پایان کم کن؛ اگر نمی‌شود، یک ساعت را باز کن و ۶۰ دقیقه به دقیقه‌ها اضافه کن.`,
            ),
          ),
          ...key(h1 - h2, (m1 - m2 + 60) % 60).map((answer) =>
            misconception(
              'hour-not-lowered',
              'ساعتِ بازشده را از ساعت‌ها کم نکرده',
              answer,
              line`وقتی یک ساعت را باز می‌کنی، از ساعت‌ها یکی کم می‌شود.`,
            ),
          ),
          ...(m1 < m2 ? key(h1 - h2 - 1, m1 + 100 - m2) : []).map((answer) =>
            misconception(
              'minutes-as-hundredths',
              'هر ساعت را ۱۰۰ دقیقه گرفته',
              answer,
              line`هر ساعت ۶۰ دقیقه است، نه ۱۰۰ دقیقه.`,
            ),
          ),
          ...key(h1 - h2 - 1, (m1 - m2 + 60) % 60).map((answer) =>
            misconception(
              'one-hour-too-few',
              'یک ساعت کم حساب کرده',
              answer,
              line`ببین لازم بود ساعتی را باز کنی یا نه.`,
            ),
          ),
        ];
    const misconceptions = [
      ...writtenMisconceptions,
      ...(other > 0 ? key(otherH, otherM) : []).map((answer) =>
        misconception(
          'other-operation',
          'جمع و تفریق را جابه‌جا انجام داده',
          answer,
          asked === 'length'
            ? line`فاصلهٔ شروع تا پایان را می‌خواهیم. دو ساعت را روی هم نگذار.`
            : line`ببین زمان را باید جلو ببری یا عقب.`,
        ),
      ),
    ];
    const unit = words('دقیقه');
    const opened = !adding && m1 < m2;
    return {
      form: formOf[asked],
      stem: [
        ...wordProblem.write(
          rng,
          asked,
          onClock(start),
          onClock(end),
          said(fromSmallest(length, scales.hours), scales.hours),
        ),
        ...(asked === 'length' ? [] : [p`ساعت را ۲۴ ساعته بنویس.`]),
      ],
      ...clockAnswer(format, hours, minutes),
      misconceptions,
      hints: [
        hint(
          asked === 'end'
            ? p`شروع و مدت را می‌دانیم و پایان را می‌خواهیم؛ پس زمان را جلو می‌بریم.`
            : asked === 'start'
              ? p`پایان و مدت را می‌دانیم و شروع را می‌خواهیم؛ پس زمان را عقب می‌بریم.`
              : p`شروع و پایان را می‌دانیم و فاصلهٔ آن‌ها را می‌خواهیم؛ پس باید کم کنیم.`,
        ),
        hint(
          adding
            ? p`دقیقه‌ها را با هم و ساعت‌ها را با هم جمع کن.`
            : p`دقیقه‌ها را از دقیقه‌ها و ساعت‌ها را از ساعت‌ها کم کن.`,
        ),
        hint(
          adding
            ? p`هر ۶۰ دقیقه یک ساعت است. اگر دقیقه‌ها ۶۰ یا بیشتر شد، یک ساعت بساز.`
            : p`اگر دقیقه‌ها کم بود، یک ساعت را باز کن: ۶۰ دقیقه به دقیقه‌ها اضافه می‌شود.`,
        ),
      ],
      solution: [
        adding
          ? step(
              p`دقیقه‌ها و ساعت‌ها را جدا جمع می‌کنیم.`,
              display(row(m1, '+', m2, '=', m1 + m2, unit)),
              display(row(h1, '+', h2, '=', h1 + h2, words('ساعت'))),
            )
          : step(
              opened
                ? p`دقیقه‌ها کم است؛ یک ساعت را باز می‌کنیم و ۶۰ دقیقه به دقیقه‌ها اضافه می‌کنیم.`
                : p`دقیقه‌ها و ساعت‌ها را جدا کم می‌کنیم.`,
              display(row(opened ? m1 + 60 : m1, '−', m2, '=', opened ? m1 + 60 - m2 : m1 - m2, unit)),
              display(row(opened ? h1 - 1 : h1, '−', h2, '=', opened ? h1 - 1 - h2 : h1 - h2, words('ساعت'))),
            ),
        ...(adding && m1 + m2 >= 60
          ? [step(p`${m1 + m2} دقیقه یک ساعت و ${m1 + m2 - 60} دقیقه است؛ آن یک ساعت را به ساعت‌ها اضافه می‌کنیم.`)]
          : []),
        asked === 'length'
          ? step(p`پس جواب ${said([hours, minutes], scales.hours, true)} است.`)
          : step(p`پس جواب، ساعت ${onClock(value)} است.`, p`به صورت ۲۴ ساعته: ${persianTime(hours, minutes)}`),
      ],
    };
  },
});
