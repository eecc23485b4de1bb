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
  type Rng,
  row,
  step,
  timesShown,
} from '../../../authoring/index.ts';
import { fromSmall, inSmall, type Time } from './question-parts/time-units.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'bare'],
  2: ['story', 'bare', 'reverse'],
  3: ['story', 'bare', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};

type Asked = 'duration' | 'end' | 'start';

const askedOf: Readonly<Record<Level, readonly Asked[]>> = {
  1: ['end', 'duration'],
  2: ['end', 'duration', 'duration'],
  3: ['end', 'duration', 'start'],
  4: ['start', 'duration', 'end'],
};

function at({ large, small }: Time): string {
  return persianTime(large, small);
}

/** «۲ ساعت و ۵ دقیقه»; no hours are not stated. */
function lasting({ large, small }: Time): string {
  const minutes = `${persianNumber(small)} دقیقه`;
  return large === 0 ? minutes : `${persianNumber(large)} ساعت و ${minutes}`;
}

interface Event {
  readonly name: string;
  /** First and last hour it may begin at. */
  readonly from: number;
  readonly to: number;
  /** Minutes it may last. */
  readonly lasts: readonly [number, number];
}

const events = (rng: Rng): readonly Event[] => [
  { name: `کلاس ورزش ${child(rng)}`, from: 9, to: 17, lasts: [20, 120] },
  { name: 'فیلم سینما', from: 14, to: 20, lasts: [60, 180] },
  { name: 'سفر با اتوبوس', from: 6, to: 18, lasts: [30, 330] },
  { name: `بازی فوتبال تیم ${child(rng)}`, from: 9, to: 18, lasts: [30, 110] },
  { name: 'بازدید از موزه', from: 9, to: 15, lasts: [20, 200] },
  { name: 'سفر با قطار', from: 5, to: 16, lasts: [30, 330] },
  { name: 'اردوی مدرسه', from: 8, to: 14, lasts: [60, 330] },
  { name: `کلاس سنتور ${child(rng)}`, from: 10, to: 18, lasts: [20, 120] },
];

export const timeDuration = defineSkill({
  id: 'g4-time-duration',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [timesShown],
  revision: 8,
  make: (rng, level) => {
    const { name, from, to, lasts } = rng.pick(events(rng));
    const grain = level === 1 ? 5 : 1;
    const start: Time = { large: rng.int(from, to), small: rng.int(0, Math.floor(59 / grain)) * grain };
    const duration = fromSmall(
      rng.int(level === 1 ? 4 : 20, level === 1 ? 24 : level === 4 ? 330 : 200) * (level === 1 ? 5 : 1),
    );
    const end = fromSmall(inSmall(start) + inSmall(duration));
    const crosses = start.small + duration.small >= 60;
    if (inSmall(duration) < lasts[0] || inSmall(duration) > lasts[1] || start.small + duration.small === 60)
      return null;
    if (end.large > 23 || duration.small === 0 || (level === 1 && crosses) || (level > 2 && !crosses)) return null;
    const asked = rng.pick(askedOf[level]);
    const form = rng.pick(formsOf[level]);
    if ((form === 'reverse') !== (asked === 'start')) return null;
    const answer = asked === 'duration' ? duration : asked === 'end' ? end : start;
    const who = child(rng);
    const format = asked === 'duration' ? 'duration' : 'time24';
    const ask =
      asked === 'duration'
        ? 'چقدر طول کشید؟ جواب را به ساعت و دقیقه بنویس.'
        : asked === 'end'
          ? 'چه ساعتی تمام شد؟ همهٔ ساعت‌ها ۲۴ ساعته‌اند.'
          : 'چه ساعتی شروع شد؟ همهٔ ساعت‌ها ۲۴ ساعته‌اند.';
    const known: Misconception[] = [];
    const add = (id: string, title: string, time: Time, message: Misconception['message']) => {
      const hours = asked === 'duration' ? 99 : 23;
      if (time.large >= 0 && time.large <= hours && time.small >= 0 && time.small <= 59)
        known.push(misconception(id, title, clockKey(time.large, time.small), message));
    };
    const hundred = (all: number): Time => ({ large: Math.floor(all / 100), small: all % 100 });
    const digits = (time: Time) => time.large * 100 + time.small;
    add(
      'hundred-for-sixty',
      'ساعت را صد دقیقه گرفته',
      hundred(
        asked === 'duration'
          ? digits(end) - digits(start)
          : asked === 'end'
            ? digits(start) + digits(duration)
            : digits(end) - digits(duration),
      ),
      line`هر ساعت شصت دقیقه است، نه صد دقیقه. دقیقه‌ها را جدا حساب کن.`,
    );
    add(
      crosses ? 'hour-not-carried' : 'hour-one-off',
      crosses ? 'ساعت را هنگام گذشتن از یک ساعت کامل تغییر نداده' : 'در ساعت‌ها یکی اشتباه کرده',
      { large: answer.large + (asked === 'end' ? -1 : 1), small: answer.small },
      crosses
        ? line`دقیقه‌ها درست است. از یک ساعت کامل گذشته‌ای؛ ببین ساعت را یکی کم یا زیاد ننوشته باشی.`
        : line`دقیقه‌ها را درست حساب کرده‌ای؛ ساعت‌ها را یک بار دیگر ببین.`,
    );
    add(
      asked === 'end' ? 'taken-in-place-of-added' : 'added-in-place-of-taken',
      asked === 'end' ? 'به جای جمع کردن، کم کرده' : 'به جای کم کردن، جمع کرده',
      asked === 'end'
        ? fromSmall(Math.max(0, inSmall(start) - inSmall(duration)))
        : fromSmall(inSmall(end) + (asked === 'start' ? inSmall(duration) : inSmall(start))),
      asked === 'duration'
        ? line`شروع و پایان را می‌دانیم و فاصلهٔ آن‌ها را می‌خواهیم. این فاصله با جمع دو ساعت به دست می‌آید؟`
        : line`ببین زمان جلو می‌رود یا عقب: کدام را می‌دانیم و کدام را می‌خواهیم؟`,
    );
    if (asked === 'duration' && start.small > 0)
      add(
        'minutes-added',
        'ساعت‌ها را از هم کم و دقیقه‌ها را با هم جمع کرده',
        { large: end.large - start.large, small: end.small + start.small },
        line`شروع و پایان را می‌دانیم و فاصلهٔ آن‌ها را می‌خواهیم. با دقیقه‌ها هم مثل ساعت‌ها کار کن.`,
      );
    add(
      'ten-minutes-off',
      'در دقیقه‌ها یک ده‌تایی اشتباه کرده',
      { large: answer.large, small: answer.small + (answer.small < 50 ? 10 : -10) },
      line`ساعت درست است؛ دقیقه‌ها را یک بار دیگر حساب کن.`,
    );
    const shown = known.find(
      ({ answer: writtenMisconception }) =>
        writtenMisconception.kind === 'clock' &&
        (writtenMisconception.hour !== answer.large || writtenMisconception.minute !== answer.small),
    )?.answer;
    if (known.length < 2 || (form === 'find-mistake' && shown?.kind !== 'clock')) return null;
    const given =
      asked === 'duration'
        ? p`${name} ساعت ${at(start)} شروع و ساعت ${at(end)} تمام شد.`
        : asked === 'end'
          ? p`${name} ساعت ${at(start)} شروع شد و ${lasting(duration)} طول کشید.`
          : p`${name} ${lasting(duration)} طول کشید و ساعت ${at(end)} تمام شد.`;
    const stem = (): readonly Block[] => {
      if (form === 'bare') {
        return asked === 'duration'
          ? [p`از ساعت ${at(start)} تا ساعت ${at(end)} همان روز چقدر است؟ جواب را به ساعت و دقیقه بنویس.`]
          : [p`${lasting(duration)} بعد از ساعت ${at(start)}، ساعت چند است؟ همهٔ ساعت‌ها ۲۴ ساعته‌اند.`];
      }
      if (form === 'find-mistake') {
        const time = shown?.kind === 'clock' ? persianTime(shown.hour, shown.minute) : '';
        return [given, p`${who} جواب را «${time}» نوشت، ولی درست نبود. ${ask}`];
      }
      return [given, p`${ask}`];
    };
    const toHour = 60 - start.small;
    return {
      form,
      stem: stem(),
      ...clockAnswer(format, answer.large, answer.small),
      misconceptions: known,
      hints: [
        hint(
          asked === 'duration'
            ? p`شروع و پایان را داریم و می‌خواهیم بدانیم چقدر از شروع تا پایان گذشته است.`
            : asked === 'end'
              ? p`از زمان شروع به اندازهٔ مدت، جلو می‌رویم.`
              : p`زمان پایان را داریم؛ به اندازهٔ مدت، عقب برمی‌گردیم.`,
        ),
        hint(
          asked === 'duration'
            ? crosses
              ? p`اول از شروع تا اولین ساعت کامل را حساب کن.`
              : p`ساعت‌ها را از هم و دقیقه‌ها را از هم کم کن.`
            : asked === 'end'
              ? duration.large > 0
                ? p`دقیقه‌ها را با هم و ساعت‌ها را با هم جمع کن.`
                : p`دقیقه‌ها را با هم جمع کن.`
              : p`اول ساعت‌ها را کم کن و بعد دقیقه‌ها را.`,
        ),
        hint(
          asked === 'duration'
            ? crosses
              ? p`هر ساعت شصت دقیقه است. اگر دقیقه‌ها به شصت رسید، به جای هر شصت دقیقه یک ساعت بنویس.`
              : p`ساعتِ جواب را از ساعت‌ها به دست آور و دقیقهٔ آن را از دقیقه‌ها.`
            : asked === 'end'
              ? crosses
                ? p`هر ساعت شصت دقیقه است. جمعِ دقیقه‌ها از شصت بیشتر است؛ شصت دقیقه را بردار و یک ساعت اضافه کن.`
                : p`هر ساعت شصت دقیقه است. جمعِ دقیقه‌ها به شصت نمی‌رسد؛ پس ساعتِ دیگری اضافه نمی‌شود.`
              : p`هر ساعت شصت دقیقه است. اگر دقیقه‌ها برای کم کردن کافی نبود، یک ساعت را به شصت دقیقه تبدیل کن.`,
        ),
      ],
      solution:
        asked === 'duration'
          ? [
              crosses
                ? step(
                    p`از ${at(start)} تا اولین ساعت کامل ${toHour} دقیقه است و از آنجا تا پایان ${inSmall(end) - inSmall(start) - toHour} دقیقه.`,
                    display(row(toHour, '+', inSmall(end) - inSmall(start) - toHour, '=', inSmall(duration))),
                  )
                : step(
                    p`ساعت‌ها را از هم و دقیقه‌ها را از هم کم می‌کنیم.`,
                    display(row(end.large, '−', start.large, '=', duration.large)),
                    display(row(end.small, '−', start.small, '=', duration.small)),
                  ),
              step(
                crosses && duration.large > 0
                  ? p`این ${inSmall(duration)} دقیقه است، یعنی ${lasting(duration)}.`
                  : p`پس ${lasting(duration)} طول کشیده است.`,
              ),
            ]
          : asked === 'end'
            ? [
                step(
                  p`دقیقه‌ها را جمع می‌کنیم.`,
                  display(row(start.small, '+', duration.small, '=', start.small + duration.small)),
                ),
                step(
                  crosses
                    ? p`این از شصت بیشتر است؛ شصت دقیقه را یک ساعت حساب می‌کنیم. ساعت پایان: ${at(end)}.`
                    : duration.large > 0
                      ? p`ساعت‌ها را هم جمع می‌کنیم. ساعت پایان: ${at(end)}.`
                      : p`ساعت همان ${start.large} می‌ماند. ساعت پایان: ${at(end)}.`,
                ),
              ]
            : [
                step(
                  p`از ساعت پایان، ${duration.large} ساعت عقب می‌رویم: ساعت ${at({ large: end.large - duration.large, small: end.small })}.`,
                ),
                step(
                  crosses && end.small > 0
                    ? p`بعد ${duration.small} دقیقه عقب می‌رویم: ${end.small} دقیقه تا ساعت کامل و ${duration.small - end.small} دقیقهٔ دیگر. ساعت شروع: ${at(start)}.`
                    : p`بعد ${duration.small} دقیقه عقب می‌رویم. ساعت شروع: ${at(start)}.`,
                ),
              ],
    };
  },
});
