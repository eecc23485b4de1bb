import {
  type Block,
  child,
  defineSkill,
  hint,
  type Level,
  line,
  type Misconception,
  misconception,
  type NumberLine,
  num,
  numberLineAnswer,
  onAnswerLine,
  p,
  type QuestionVariant,
  Rational,
  type Rng,
  signed,
  sortAround,
  step,
  tickKey,
} from '../../../authoring/index.ts';

/** A line of whole numbers on both sides of zero; every label is shown unless `labels` says otherwise. */
function lineAround(rng: Rng, isHard: boolean): NumberLine {
  if (!isHard) return { from: -10, to: 10, divisions: 1 };
  const unit = rng.pick([5, 10]);
  return unit === 5
    ? { from: -30, to: 30, unit: 10, divisions: 2 }
    : { from: -50, to: 50, unit: 10, divisions: rng.pick([2, 5]) };
}

/** The tick at which a whole number stands, or null when no tick stands for it. */
function tickAt({ from, to, unit = 1, divisions }: NumberLine, value: number): number | null {
  const tick = ((value - from) * divisions) / unit;
  return value >= from && value <= to && Number.isInteger(tick) ? tick : null;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};

function story(rng: Rng, value: number): readonly Block[] {
  const name = child(rng);
  return rng.pick<() => readonly Block[]>([
    () => [
      p`دماسنج ${rng.pick(['همدان', 'اردبیل', 'تبریز', 'شهرکرد', 'مشهد'])} دمای ${num(value)} درجه را نشان می‌دهد.`,
      p`این دما را روی محور مشخص کن.`,
    ],
    () => [
      value < 0
        ? p`یک غواص ${-value} متر زیر سطح دریاست. سطح دریا را صفر می‌گیریم.`
        : p`یک پرنده ${value} متر بالای سطح دریاست. سطح دریا را صفر می‌گیریم.`,
      p`جای آن را روی محور مشخص کن.`,
    ],
    () => [p`${name} در یک بازی امتیاز ${num(value)} دارد.`, p`امتیاز او را روی محور مشخص کن.`],
    () => [
      value < 0
        ? p`${name} در بازارچهٔ مدرسه ${-value} هزار تومان زیان کرد. زیان را با عدد منفی نشان می‌دهیم.`
        : p`${name} در بازارچهٔ مدرسه ${value} هزار تومان سود کرد. سود را با عدد مثبت نشان می‌دهیم.`,
      p`عدد آن را روی محور مشخص کن.`,
    ],
    () => [
      value < 0
        ? p`آسانسور یک معدن ${-value} متر زیر سطح زمین ایستاده است. سطح زمین را صفر می‌گیریم.`
        : p`آسانسور یک برج ${value} متر بالای همکف ایستاده است. همکف را صفر می‌گیریم.`,
      p`جای آسانسور را روی محور مشخص کن.`,
    ],
  ])();
}

export const integerNumberline = defineSkill({
  id: 'g6-integer-numberline',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    sortAround({
      bins: ['کوچک‌تر از −۵', 'بزرگ‌تر از −۵'],
      bound: Rational.of(-5),
      draw: signed((level) => (level === 1 ? 12 : 30)),
      stem: p`هر عدد را با ${num(-5)} مقایسه کن و در دستهٔ خودش بگذار.`,
      look: p`جای هر عدد را روی محور اعداد تصور کن: سمت چپ ${num(-5)} است یا سمت راست آن؟`,
      rule: p`عددهای سمت چپ ${num(-5)} روی محور از آن کوچک‌ترند و عددهای سمت راست بزرگ‌تر. منفی‌ای که از صفر دورتر است کوچک‌تر است.`,
    }),
  ],
  pictures: [onAnswerLine],
  revision: 9,
  make: (rng, level) => {
    const axis = lineAround(rng, level >= 3);
    const { from, to, unit = 1, divisions } = axis;
    const gap = unit / divisions;
    const value = rng.int(from / gap, to / gap) * gap;
    const tick = tickAt(axis, value);
    if (tick === null || value === 0 || (level > 1 && value > 0 && rng.chance(1, 2))) return null;
    // On the coarse line the asked number stands between two labels most of the time.
    if (level >= 3 && value % unit === 0 && rng.chance(3, 4)) return null;
    const form = rng.pick(formsOf[level]);
    // Level 1 shows all numbers; on level 2 only some are written.
    const shown =
      level === 2
        ? {
            ...axis,
            labels: rng.pick([
              [-10, 0, 10],
              [-10, -5, 0, 5, 10],
              [0, 1],
            ]),
          }
        : axis;
    const isOpposite = form === 'reverse' && rng.chance(1, 2);
    // So many units to the right of another number.
    const isMove = form === 'reverse' && !isOpposite;
    const offset = rng.int(2, 5) * gap;
    const start = value - offset;
    const found: Misconception[] = [];
    const add = (id: string, title: string, at: number, message: Misconception['message']) => {
      const wrong = tickAt(axis, at);
      if (wrong !== null) found.push(misconception(id, title, tickKey(wrong), message));
    };
    if (isOpposite) {
      add(
        'number-itself-marked',
        'خود عدد را نشان داده، نه قرینه‌اش را',
        -value,
        line`این خود عدد است. قرینه‌اش طرف دیگر صفر است، با همان فاصله.`,
      );
    } else if (!isMove && form !== 'find-mistake') {
      add(
        'other-side-of-zero',
        'عدد را در طرف دیگر صفر گذاشته',
        -value,
        line`ببین این عدد مثبت است یا منفی: عددهای منفی کدام طرف صفرند؟`,
      );
    }
    if (isMove) {
      if (tickAt(axis, start) === null) return null;
      add(
        'counted-to-the-left',
        'به سمت چپ شمرده',
        start - offset,
        line`عددی را می‌خواهیم که سمت راست ${num(start)} است. ببین به کدام سمت شمرده‌ای.`,
      );
      add(
        'one-mark-short',
        'یک خط کمتر رفته، شاید چون خط شروع را هم شمرده',
        value - gap,
        line`قسمت‌ها را بشمار، نه خط‌ها را: قسمت اول از خودِ ${num(start)} شروع می‌شود.`,
      );
      add(
        'one-mark-too-far',
        'یک خط بیشتر رفته',
        value + gap,
        line`قسمت‌ها را از ${num(start)} یک بار دیگر یکی‌یکی بشمار.`,
      );
    } else {
      add(
        'one-mark-off-outwards',
        'یک خط از صفر دورتر گذاشته',
        value + (value > 0 ? gap : -gap),
        line`قسمت‌ها را از صفر دوباره یکی‌یکی بشمار${gap > 1 ? ' و ببین هر قسمت چند واحد است' : ''}.`,
      );
      add(
        'one-mark-off-inwards',
        'یک خط به صفر نزدیک‌تر گذاشته',
        value - (value > 0 ? gap : -gap),
        line`خط‌ها را از صفر دوباره بشمار؛ خود صفر را نشمار.`,
      );
    }
    if (!isMove && gap > 1 && value % unit === 0) {
      add(
        'marks-counted-as-labels',
        'هر خط را به اندازهٔ فاصلهٔ دو عدد نوشته‌شده گرفته',
        (value / unit) * gap,
        line`بین دو عدد نوشته‌شده چند قسمت هست؟ حساب کن هر قسمت چند واحد است.`,
      );
    }
    // Told from another number, nobody counts from a label.
    if (value < 0 && level >= 3 && form !== 'reverse') {
      add(
        'counted-from-label-rightwards',
        'از عدد منفی نوشته‌شده به سمت راست شمرده',
        Math.ceil(value / unit) * unit + (Math.ceil(value / unit) * unit - value),
        line`در عددهای منفی، هر چه به سمت چپ برویم عدد کوچک‌تر می‌شود. جهت شمردنت را ببین.`,
      );
    }
    if (found.length < 2) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return story(rng, value);
        case 'reverse':
          return isOpposite
            ? [p`عددی را روی محور مشخص کن که قرینهٔ ${num(-value)} نسبت به صفر است.`]
            : [p`عددی را روی محور مشخص کن که ${offset} واحد سمت راست ${num(start)} است.`];
        case 'find-mistake':
          return [
            p`${child(rng)} عدد ${num(value)} را روی محور، جای ${num(-value)} گذاشته است، ولی درست نیست.`,
            p`جای درست ${num(value)} را مشخص کن.`,
          ];
        default:
          return [p`جای عدد ${num(value)} را روی محور مشخص کن.`];
      }
    };
    return {
      form,
      stem: stem(),
      ...numberLineAnswer(shown, tick),
      misconceptions: found,
      hints: [
        isMove
          ? hint(p`اول ${num(start)} را روی محور پیدا کن. عددهای منفی سمت چپ صفر هستند.`)
          : hint(p`صفر را پیدا کن. عددهای مثبت سمت راست صفر و عددهای منفی سمت چپ آن هستند.`),
        gap > 1
          ? hint(p`ببین بین دو عدد نوشته‌شده چند قسمت هست؛ پس هر قسمت چند واحد است؟`)
          : hint(p`هر قسمت روی این محور یک واحد است.`),
        isMove
          ? hint(p`از ${num(start)} به سمت راست بشمار.`)
          : hint(p`از صفر یا از نزدیک‌ترین عدد نوشته‌شده، در جهت درست بشمار.`),
      ],
      solution: [
        step(gap > 1 ? p`هر قسمت روی این محور ${gap} واحد است.` : p`هر قسمت روی این محور یک واحد است.`),
        step(
          isMove
            ? p`از ${num(start)} به سمت راست، ${offset / gap} قسمت می‌رویم و به ${num(value)} می‌رسیم.`
            : value < 0
              ? p`عدد خواسته‌شده منفی است؛ از صفر به سمت چپ، ${-value / gap} قسمت می‌رویم و به ${num(value)} می‌رسیم.`
              : p`عدد خواسته‌شده مثبت است؛ از صفر به سمت راست، ${value / gap} قسمت می‌رویم و به ${num(value)} می‌رسیم.`,
        ),
      ],
    };
  },
});
