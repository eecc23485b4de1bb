import {
  type Block,
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  defineSkill,
  type Figure,
  hint,
  type Inline,
  type Level,
  line,
  type Misconception,
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';
import { type Method, methodNames } from './question-parts/approximation-methods.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'figure', 'story'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};

/** A length in millimetres, lying from `start` on. */
interface Reading {
  readonly start: number;
  readonly length: number;
}

function draw(rng: Rng, level: Level): Reading {
  const start = level < 3 ? 0 : rng.int(0, 3) * 10 + (level === 4 ? rng.int(0, 9) : 0);
  return { start, length: rng.int(level === 1 ? 11 : 15, Math.min(98, 118 - start)) };
}

function toWhole(length: number, method: Method): number {
  return method === 'cut' ? Math.floor(length / 10) : Math.floor((length + 5) / 10);
}

const things = ['مداد', 'پاک‌کن بلند', 'چوب کاردستی', 'روبان کوتاه', 'برگ', 'سنجاق بلند'] as const;

/** What a scale shows, stated: the number before, the number after, and which is nearer. */
interface Scale {
  readonly unit: string;
  readonly what: string;
  readonly gap: Decimal;
  /** So many gaps up at most. */
  readonly most: number;
}

const scales: readonly Scale[] = [
  { unit: 'کیلوگرم', what: 'عقربهٔ ترازو', most: 100, gap: Decimal.of(5, 1) },
  { unit: 'درجه', what: 'سطح مایع دماسنج', most: 20, gap: Decimal.of(2) },
  { unit: 'لیتر', what: 'سطح آب پیمانه', most: 40, gap: Decimal.of(1, 1) },
  { unit: 'کیلومتر در ساعت', what: 'عقربهٔ سرعت‌سنج', most: 16, gap: Decimal.of(10) },
  { unit: 'گرم', what: 'عقربهٔ ترازوی آشپزخانه', most: 45, gap: Decimal.of(20) },
  { unit: 'لیتر', what: 'عقربهٔ بنزین', most: 9, gap: Decimal.of(5) },
  { unit: 'سانتی‌متر', what: 'سر یک نهال روی خط‌کش', most: 90, gap: Decimal.of(5, 1) },
];

function scaleDraft(rng: Rng, level: Level, form: QuestionVariant) {
  const scale = rng.pick(scales);
  const low = scale.gap.times(Decimal.of(rng.int(2, scale.most)));
  const high = low.plus(scale.gap);
  const isNearHigh = rng.chance(1, 2);
  const method: Method = level === 1 ? 'round' : rng.chance(1, 2) ? 'cut' : 'round';
  const answer = method === 'cut' || !isNearHigh ? low : high;
  const other = answer === low ? high : low;
  const unit = scale.unit;
  const middle = Decimal.of(low.plus(high).times(Decimal.of(5)).units, low.plus(high).times(Decimal.of(5)).places + 1);
  const statement = p`${scale.what} بین دو خط ${low} و ${high} ${unit} ایستاده و به خط ${isNearHigh ? high : low} نزدیک‌تر است. بین این دو خط، خط دیگری نیست.`;
  const [otherId, otherTitle, otherMessage] =
    method === 'round'
      ? (['further-mark-read', 'خط دورتر را خوانده', line`در گرد کردن، خطی را می‌خوانیم که نزدیک‌تر است.`] as const)
      : isNearHigh
        ? ([
            'rounded-instead-of-cut',
            'به جای قطع کردن، گرد کرده',
            line`در قطع کردن همیشه خط کوچک‌تر را می‌خوانیم، حتی اگر خط بعدی نزدیک‌تر باشد.`,
          ] as const)
        : // Rounded, it is the same line as cut.
          (['upper-mark-read', 'خط بزرگ‌تر را خوانده', line`در قطع کردن، خطی را می‌خوانیم که از آن گذشته است.`] as const);
  const name = child(rng);
  const stem: readonly Block[] =
    form === 'find-mistake'
      ? [
          statement,
          p`${name} آن را با تقریب کمتر از ${scale.gap} ${unit} به روش ${methodNames[method]}، ${other} خوانده است، ولی درست نیست. مقدار درست چند است؟`,
        ]
      : [
          statement,
          p`${name} آن را با تقریب کمتر از ${scale.gap} ${unit} به روش ${methodNames[method]} می‌خواند. چه عددی می‌خواند؟`,
        ];
  return {
    form,
    stem,
    ...decimalAnswer(answer, { unit }),
    misconceptions: [
      misconception(otherId, otherTitle, decimalKey(other), otherMessage),
      misconception(
        'middle-read',
        'عدد وسط دو خط را خوانده',
        decimalKey(middle),
        line`فقط خط‌ها را می‌شود با اطمینان خواند. یکی از دو خط را انتخاب کن.`,
      ),
      misconception(
        'gap-written',
        'فاصلهٔ دو خط یا اندازهٔ تقریب را نوشته',
        decimalKey(scale.gap),
        line`این فاصلهٔ دو خط است. مقداری را می‌خواهیم که روی یکی از خط‌ها خوانده می‌شود.`,
      ),
    ],
    hints: [
      hint(p`«با تقریب کمتر از ${scale.gap} ${unit}» یعنی یکی از خط‌ها را می‌خوانیم، نه چیزی بین آن‌ها.`),
      method === 'cut'
        ? hint(p`در روش قطع کردن، خطی را می‌خوانیم که از آن گذشته است؛ یعنی خط کوچک‌تر.`)
        : hint(p`در روش گرد کردن، خطی را می‌خوانیم که نزدیک‌تر است.`),
    ],
    solution: [
      step(p`مقدار واقعی از ${low} بیشتر و از ${high} کمتر است.`),
      method === 'cut'
        ? step(p`در قطع کردن، خط کوچک‌تر را می‌خوانیم: ${answer} ${unit}.`)
        : step(p`در گرد کردن، خط نزدیک‌تر را می‌خوانیم: ${answer} ${unit}.`),
    ],
  };
}

export const measureReadApprox = defineSkill({
  id: 'g6-measure-read-approx',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 9,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    if (form !== 'figure') return scaleDraft(rng, level, form);
    const { start, length } = draw(rng, level);
    const method: Method = rng.chance(1, 2) ? 'cut' : 'round';
    const end = start + length;
    // Standing on a mark there is nothing to approximate.
    if (length % 10 === 0) return null;
    const answer = toWhole(length, method);
    // Who reads the end only must not come to the same.
    if (start > 0 && toWhole(end, method) === answer) return null;
    const thing = rng.pick(things);
    const isPencil = thing === 'مداد';
    const to = Math.min(12, Math.floor(end / 10) + 2);
    const figure: Figure = {
      t: 'ruler',
      description: `خط‌کشی از صفر تا ${persianNumber(to)} سانتی‌متر که هر سانتی‌متر آن ۱۰ قسمت است و ${isPencil ? 'یک مداد' : 'یک پاره‌خط'} کنار آن از ${persianNumber(Decimal.of(start, 1).toString())} تا ${persianNumber(Decimal.of(end, 1).toString())} سانتی‌متر کشیده شده است`,
      from: 0,
      to,
      object: { kind: isPencil ? 'pencil' : 'segment', from: start, to: end },
    };
    const found: Misconception[] = [];
    const add = (id: string, title: string, wrong: Decimal, message: readonly Inline[]) => {
      if (wrong.units > 0n) found.push(misconception(id, title, decimalKey(wrong), message));
    };
    add(
      method === 'cut' ? 'rounded-instead-of-cut' : 'cut-instead-of-rounded',
      method === 'cut' ? 'به جای قطع کردن، گرد کرده' : 'به جای گرد کردن، قطع کرده',
      Decimal.of(toWhole(length, method === 'cut' ? 'round' : 'cut')),
      method === 'cut'
        ? line`در قطع کردن، میلی‌مترهای اضافه فقط کنار می‌روند.`
        : line`در گرد کردن، ببین میلی‌مترهای اضافه از نیم سانتی‌متر کمتر است یا نه.`,
    );
    add(
      'exact-length-written',
      'اندازهٔ دقیق را نوشته و تقریب نزده',
      Decimal.of(length, 1),
      line`اندازه را درست خوانده‌ای. حالا آن را با تقریب خواسته‌شده بنویس.`,
    );
    if (start > 0) {
      add(
        'end-mark-read',
        'فقط عدد سر آخر را خوانده',
        Decimal.of(toWhole(end, method)),
        line`این شکل از صفر شروع نشده است. ببین از کجا تا کجاست.`,
      );
    }
    // The number above is rounded up as well as counted; from half a centimetre on it is the rounded one, which has its name.
    if (answer * 10 < length) {
      if (length % 10 < 5)
        add(
          'next-centimetre-written',
          'سانتی‌متر بعدی را نوشته',
          Decimal.of(answer + 1),
          method === 'cut'
            ? line`در قطع کردن، میلی‌مترهای اضافه فقط کنار می‌روند.`
            : line`در گرد کردن، ببین میلی‌مترهای اضافه از نیم سانتی‌متر کمتر است یا نه.`,
        );
      // Of one that does not begin at zero it may be what is read at the end.
    } else if (start === 0 || answer + 1 !== Math.floor(end / 10)) {
      add(
        'one-more-centimetre',
        'یک سانتی‌متر زیاد شمرده',
        Decimal.of(answer + 1),
        line`سانتی‌مترهای کامل را دوباره بشمار؛ خط شروع را نشمار.`,
      );
    }
    const shownName = isPencil ? 'مداد' : 'پاره‌خط';
    return {
      form,
      stem: [
        p`به خط‌کش نگاه کن. ${isPencil ? '' : `این پاره‌خط طول یک ${thing} را نشان می‌دهد. `}طول ${isPencil ? shownName : 'آن'} را با تقریب کمتر از ${1} سانتی‌متر به روش ${methodNames[method]} بنویس.`,
      ],
      figure,
      ...decimalAnswer(Decimal.of(answer), { unit: 'سانتی‌متر' }),
      misconceptions: found,
      hints: [
        hint(p`اول ببین ${shownName} از کجا شروع و در کجا تمام می‌شود و طولش چند سانتی‌متر و چند میلی‌متر است.`),
        hint(p`با تقریب کمتر از یک سانتی‌متر، جواب فقط سانتی‌متر دارد و میلی‌متر ندارد.`),
        method === 'cut'
          ? hint(p`در قطع کردن، میلی‌مترهای اضافه را کنار بگذار.`)
          : hint(p`در گرد کردن، اگر میلی‌مترهای اضافه ۵ یا بیشتر است، یک سانتی‌متر اضافه کن.`),
      ],
      solution: [
        start > 0
          ? step(
              p`${shownName} از ${Decimal.of(start, 1)} تا ${Decimal.of(end, 1)} سانتی‌متر است؛ پس طولش ${Decimal.of(length, 1)} سانتی‌متر است.`,
            )
          : step(p`طول ${shownName} ${Decimal.of(length, 1)} سانتی‌متر است.`),
        method === 'cut'
          ? step(p`${length % 10} میلی‌متر اضافه را کنار می‌گذاریم: ${answer} سانتی‌متر.`)
          : step(
              length % 10 >= 5
                ? p`${length % 10} میلی‌متر اضافه از نیم سانتی‌متر کمتر نیست؛ پس به بالا گرد می‌شود: ${answer} سانتی‌متر.`
                : p`${length % 10} میلی‌متر اضافه از نیم سانتی‌متر کمتر است؛ پس کنار می‌رود: ${answer} سانتی‌متر.`,
            ),
      ],
    };
  },
});
