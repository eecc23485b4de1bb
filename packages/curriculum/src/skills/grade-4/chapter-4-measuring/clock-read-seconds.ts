import {
  type Block,
  child,
  clockAnswer,
  clockKey,
  defineSkill,
  type Figure,
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
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'figure'],
};

/** Where a long hand points: at a number, or at a small line after it. */
function handAt(minute: number): string {
  const number = persianNumber(Math.floor(minute / 5) || 12);
  const lines = minute % 5;
  return lines === 0 ? `روی ${number}` : `${persianNumber(lines)} خط کوچک بعد از ${number}`;
}

export const clockReadSeconds = defineSkill({
  id: 'g4-clock-read-seconds',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [handRead],
  revision: 8,
  make: (rng, level) => {
    const hour = rng.int(1, 12);
    const minute = level === 1 ? rng.int(1, 11) * 5 : rng.int(1, 59);
    const hasSeconds = level > 2;
    const second = hasSeconds ? (level === 3 ? rng.int(1, 11) * 5 : rng.int(1, 59)) : undefined;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const known: Misconception[] = [];
    const add = (
      id: string,
      title: string,
      h: number,
      m: number,
      s: number | undefined,
      message: Misconception['message'],
    ) => {
      if (m >= 0 && m < 60) known.push(misconception(id, title, clockKey(h, m, s), message));
    };
    const next = (hour % 12) + 1;
    if (minute > 30)
      add(
        'next-hour-read',
        'ساعت بعدی را خوانده',
        next,
        minute,
        second,
        line`عقربهٔ کوتاه هنوز به عدد بعدی نرسیده است. ببین از کدام عدد گذشته است.`,
      );
    const onMinute = Math.round(minute / 5) % 12 === 0 ? 12 : Math.round(minute / 5);
    add(
      'number-read-as-minutes',
      'عدد روی صفحه را به جای دقیقه خوانده',
      hour,
      onMinute,
      second,
      minute < 5
        ? line`عقربهٔ بلند دقیقه را نشان می‌دهد. از ${12} تا آنجا خط‌های کوچک را یکی‌یکی بشمار.`
        : line`عقربهٔ بلند دقیقه را نشان می‌دهد. از ${12} تا آنجا خط‌های کوچک را پنج‌تا پنج‌تا بشمار.`,
    );
    // The short hand, taken for the long one, is read at the number that it is nearer to; halfway it is at none.
    if (minute % 5 === 0 && minute !== 30)
      add(
        'hands-swapped',
        'جای عقربهٔ بلند و کوتاه را عوض کرده',
        onMinute,
        ((minute > 30 ? next : hour) % 12) * 5,
        second,
        line`عقربهٔ کوتاه ساعت را نشان می‌دهد و عقربهٔ بلند دقیقه را.`,
      );
    add(
      'one-minute-off',
      'در شمردن دقیقه‌ها یکی اشتباه کرده',
      hour,
      minute + 1,
      second,
      line`خط‌های کوچک را یک بار دیگر بشمار.`,
    );
    if (second !== undefined)
      add(
        'minutes-and-seconds-swapped',
        'دقیقه و ثانیه را جابه‌جا نوشته',
        hour,
        second,
        minute,
        line`باریک‌ترین عقربه ثانیه را نشان می‌دهد و عقربهٔ بلند دقیقه را.`,
      );
    const right = persianTime(hour, minute, second);
    const shown = known
      .flatMap(({ answer }) =>
        answer.kind === 'clock' ? [persianTime(answer.hour, answer.minute, answer.second)] : [],
      )
      .find((time) => time !== right);
    if (shown === undefined) return null;
    const figure: Figure = {
      t: 'clock',
      form: 'analog',
      description: `صفحهٔ ساعتی با عددهای ۱ تا ۱۲؛ عقربهٔ کوتاه میان ${persianNumber(hour)} و ${persianNumber(next)} است، عقربهٔ بلند ${handAt(minute)}${second === undefined ? '' : `، و عقربهٔ باریک ${handAt(second)}`}`,
      clocks: [{ hour, minute, ...(second === undefined ? {} : { second }) }],
    };
    const ask = hasSeconds ? 'ساعت را با دقیقه و ثانیه بنویس.' : 'ساعت را با دقیقه بنویس.';
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            rng.pick([
              p`${name} هنگام شروع مسابقه به این ساعت نگاه کرد.`,
              p`وقتی زنگ کلاس ${name} خورد، ساعت دیواری این را نشان می‌داد.`,
              p`${name} وقتی سوار اتوبوس شد به ساعت نگاه کرد.`,
              p`وقتی مهمان‌های ${name} رسیدند، ساعت خانه این را نشان می‌داد.`,
              p`${name} وقتی کتابش را تمام کرد به این ساعت نگاه کرد.`,
              p`فیلم ${name} که تمام شد، ساعت این را نشان می‌داد.`,
            ]),
            p`ساعت چند بوده است؟ ${ask}`,
          ];
        case 'find-mistake':
          return [p`${name} این ساعت را «${shown}» خواند، ولی درست نخواند.`, p`${ask}`];
        default:
          return [p`ساعت چند است؟ ${ask}`];
      }
    };
    return {
      form,
      stem: stem(),
      figure,
      ...clockAnswer('time12', hour, minute, second),
      misconceptions: known,
      hints: [
        hint(
          hasSeconds
            ? p`این ساعت سه عقربه دارد: کوتاه برای ساعت، بلند برای دقیقه و باریک برای ثانیه.`
            : p`این ساعت دو عقربه دارد: کوتاه برای ساعت و بلند برای دقیقه.`,
        ),
        hint(p`ببین عقربهٔ کوتاه از کدام عدد گذشته است. همان عدد، ساعت است.`),
        hint(
          hasSeconds
            ? p`از بالای صفحه، خط‌های کوچک را پنج‌تا پنج‌تا بشمار تا به عقربهٔ بلند برسی؛ برای ثانیه هم همین کار را بکن.`
            : p`از بالای صفحه، خط‌های کوچک را پنج‌تا پنج‌تا بشمار تا به عقربهٔ بلند برسی.`,
        ),
      ],
      solution: [
        step(p`عقربهٔ کوتاه از ${hour} گذشته و به عدد بعدی نرسیده است؛ پس ساعت ${hour} است.`),
        step(p`عقربهٔ بلند روی دقیقهٔ ${minute} است.`),
        second === undefined
          ? step(p`پس ساعت ${right} است.`)
          : step(p`عقربهٔ باریک روی ثانیهٔ ${second} است؛ پس ساعت ${right} است.`),
      ],
    };
  },
});
