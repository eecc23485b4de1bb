import {
  type Block,
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  defineSkill,
  display,
  hint,
  type Inline,
  type Level,
  line,
  type Misconception,
  misconception,
  num,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import {
  approximated,
  drawDecimal,
  type Method,
  methodNames,
  type Power,
  unitOf,
} from './question-parts/approximation-methods.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'bare'],
  2: ['story', 'bare', 'find-mistake'],
  3: ['story', 'bare', 'compare', 'find-mistake'],
  4: ['story', 'compare', 'find-mistake'],
};

/** A product in a setting: lengths of a rectangle, or a price and an amount. */
interface Setting {
  readonly unit: string;
  readonly statement: Block;
  readonly ask: string;
}

function setting(rng: Rng, first: Decimal, second: Decimal): Setting {
  const name = child(rng);
  const size = Number(first.toString());
  const writes: (() => Setting)[] = [
    () => ({
      unit: 'متر مربع',
      statement: p`طول یک ${rng.pick(size > 25 ? ['پیاده‌روی', 'زمین', 'کوچهٔ'] : size > 9 ? ['باغچهٔ', 'حیاط', 'استخر'] : ['باغچهٔ', 'اتاق', 'فرش'])} مستطیل‌شکل ${first} متر و عرض آن ${second} متر است.`,
      ask: 'مساحت آن چند متر مربع می‌شود؟',
    }),
    () => ({
      unit: 'سانتی‌متر مربع',
      statement: p`طول یک ${rng.pick(size > 15 ? ['نوار کاغذی', 'مقوای باریک'] : ['کارت', 'عکس', 'کاشی', 'دفترچه'])} ${first} سانتی‌متر و عرض آن ${second} سانتی‌متر است.`,
      ask: 'مساحت آن چند سانتی‌متر مربع می‌شود؟',
    }),
  ];
  if (size > 3 && size < 40) {
    writes.push(() => ({
      unit: 'لیتر',
      statement: p`از ${size > 20 ? 'یک پمپ' : 'یک شیر'} در هر دقیقه ${first} لیتر آب می‌آید و ${size > 20 ? 'پمپ' : 'شیر'} ${second} دقیقه ${size > 20 ? 'روشن' : 'باز'} بوده است.`,
      ask: 'مقدار آب چند لیتر می‌شود؟',
    }));
  }
  if (size > 3 && size < 7) {
    writes.push(() => ({
      unit: 'کیلومتر',
      statement: p`یک ${rng.pick(['گردشگر پیاده', 'کوهنورد', 'چوپان'])} در هر ساعت ${first} کیلومتر می‌رود و ${second} ساعت در راه بوده است.`,
      ask: 'مسیری که رفته است چند کیلومتر می‌شود؟',
    }));
  }
  if (size >= 12) {
    writes.push(() => ({
      unit: 'کیلومتر',
      statement: p`یک ${rng.pick(size > 40 ? ['اتوبوس', 'قطار', 'کامیون'] : ['کشتی', 'قایق', 'دوچرخه‌سوار'])} در هر ساعت ${first} کیلومتر می‌رود و ${second} ساعت در راه بوده است.`,
      ask: 'مسیری که رفته است چند کیلومتر می‌شود؟',
    }));
  }
  if (size >= 20) {
    writes.push(
      () => ({
        unit: 'هزار تومان',
        statement: p`قیمت هر کیلوگرم ${rng.pick(['سیب', 'پرتقال', 'انگور', 'هلو'])} ${first} هزار تومان است و ${name} ${second} کیلوگرم خرید.`,
        ask: 'قیمت این خرید چند هزار تومان می‌شود؟',
      }),
      () => ({
        unit: 'هزار تومان',
        statement: p`قیمت هر متر ${size > 60 ? 'پارچه' : 'روبان پهن'} ${first} هزار تومان است و ${name} ${second} متر خرید.`,
        ask: 'قیمت این خرید چند هزار تومان می‌شود؟',
      }),
    );
  }
  return rng.pick(writes)();
}

export const approxAfter = defineSkill({
  id: 'g6-approx-after',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 8,
  make: (rng, level) => {
    const power: Power = level < 3 ? 0 : rng.pick([0, -1] as const);
    const places = power === 0 ? rng.int(1, level === 1 ? 1 : 2) : 2;
    const first = drawDecimal(rng, [1, level === 1 ? 1 : 2], places);
    const second = drawDecimal(rng, [1, 1], power === 0 ? 1 : 2);
    const method: Method = rng.chance(1, 2) ? 'cut' : 'round';
    const [a, b] = [approximated(first, power, method), approximated(second, power, method)];
    if (
      a.units <= 0n ||
      b.units <= 0n ||
      b.equals(Decimal.of(1)) ||
      first.compare(second) <= 0 ||
      (power === -1 && b.places === 0)
    )
      return null;
    const before = a.times(b);
    const exact = first.times(second);
    const after = approximated(exact, power, method);
    if (before.equals(after)) return null;
    const form = rng.pick(formsOf[level]);
    // «Compare» asks the other order of the two steps, to be set beside the first.
    const isAfter = form === 'compare';
    const answer = isAfter ? after : before;
    if (answer.places > 2) return null;
    const found: Misconception[] = [];
    const add = (id: string, title: string, wrong: Decimal, message: readonly Inline[]) => {
      if (wrong.units > 0n) found.push(misconception(id, title, decimalKey(wrong), message));
    };
    const other: Method = method === 'cut' ? 'round' : 'cut';
    /** A five that decides between up and down is rounded down by those who know the method, too. */
    const isHalf = (value: Decimal) => value.minus(approximated(value, power, 'cut')).equals(Decimal.of(5, 1 - power));
    const isOnlyHalf =
      method === 'round' &&
      !isAfter &&
      [first, second].every(
        (each) => isHalf(each) || approximated(each, power, 'cut').equals(approximated(each, power, 'round')),
      );
    const halvesDown = [first, second]
      .map((each) => (isHalf(each) ? approximated(each, power, 'cut') : approximated(each, power, method)))
      .reduce((product, each) => product.times(each));
    if (isAfter) {
      add(
        'approximated-before',
        'عدد خود مسئله را نوشته، که اول تقریب و بعد ضرب است',
        before,
        line`این بار ترتیب برعکس است: اول ضرب کن، بعد حاصل را تقریب بزن.`,
      );
    } else if (method === 'cut' || halvesDown.equals(before) || !halvesDown.equals(after)) {
      // A five that is rounded down comes to the same in other draws.
      add(
        'approximated-after',
        'اول ضرب کرده و بعد حاصل را تقریب زده',
        after,
        line`ترتیب را ببین: اول هر عدد تقریب زده می‌شود، بعد ضرب می‌کنیم.`,
      );
    }
    if (!isOnlyHalf)
      add(
        method === 'cut' ? 'rounded-instead-of-cut' : 'cut-instead-of-rounded',
        method === 'cut' ? 'به جای قطع کردن، گرد کرده' : 'به جای گرد کردن، قطع کرده',
        isAfter
          ? approximated(exact, power, other)
          : approximated(first, power, other).times(approximated(second, power, other)),
        line`روش خواسته‌شده را دوباره بخوان: قطع کردن است یا گرد کردن؟`,
      );
    add('calculated-exactly', 'حاصل دقیق را نوشته', exact, line`حاصل دقیق را نوشته‌ای؛ ببین تقریب را کجا باید بزنی.`);
    add(
      'one-factor-approximated',
      'فقط یکی از دو عدد را تقریب زده',
      a.times(second),
      isAfter
        ? line`این بار عددها پیش از ضرب تقریب زده نمی‌شوند؛ فقط حاصل ضرب تقریب زده می‌شود.`
        : line`هر دو عدد را نگاه کن: کدام تقریب زده شده و کدام نشده است؟`,
    );
    const { unit, statement, ask } = setting(rng, first, second);
    const [size, name] = [unitOf(power), methodNames[method]];
    const wrong = found
      .flatMap(({ answer: each }) => (each.kind === 'decimal' ? each.values : []))
      .filter((each) => each !== answer.toString());
    if (wrong.length < 2) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'bare':
          return [
            p`اول هر دو عدد را با تقریب کمتر از ${size} به روش ${name} بنویس و بعد در هم ضرب کن. حاصل چند می‌شود؟`,
            display(row(num(first), '×', num(second))),
          ];
        case 'compare':
          return [
            statement,
            p`اگر اول عددها را با تقریب کمتر از ${size} به روش ${name} بنویسیم و بعد ضرب کنیم، ${before} به دست می‌آید.`,
            p`اگر اول ضرب کنیم و بعد حاصل را با همان تقریب و همان روش بنویسیم، چه عددی به دست می‌آید؟`,
          ];
        case 'find-mistake':
          return [
            statement,
            p`${child(rng)} می‌خواست اول هر دو عدد را با تقریب کمتر از ${size} به روش ${name} بنویسد و بعد ضرب کند. او به ${Decimal.parse(rng.pick(wrong))} رسید که درست نیست. با همین ترتیب، ${ask}`,
          ];
        default:
          return [
            statement,
            p`اگر اول هر دو عدد را با تقریب کمتر از ${size} به روش ${name} بنویسیم و بعد ضرب کنیم، ${ask}`,
          ];
      }
    };
    return {
      form,
      stem: stem(),
      ...decimalAnswer(answer, form === 'bare' ? {} : { unit }),
      misconceptions: found,
      hints: [
        isAfter
          ? hint(p`ترتیب کار: اول ضرب دقیق، بعد تقریب زدنِ حاصل.`)
          : hint(p`ترتیب کار: اول تقریب هر عدد، بعد ضرب عددهای تقریبی.`),
        method === 'cut'
          ? hint(p`در قطع کردن با تقریب کمتر از ${size}، رقم‌های کوچک‌تر از این مرتبه را فقط کنار بگذار.`)
          : hint(p`در گرد کردن با تقریب کمتر از ${size}، اولین رقمی را که کنار می‌رود با ۵ مقایسه کن.`),
      ],
      solution: isAfter
        ? [
            step(p`اول ضرب دقیق را انجام می‌دهیم.`, display(row(num(first), '×', num(second), '=', num(exact)))),
            step(
              p`بعد حاصل را با تقریب کمتر از ${size} به روش ${name} می‌نویسیم.`,
              display(row(num(exact), '≃', num(answer))),
            ),
          ]
        : [
            step(
              p`اول هر دو عدد را با تقریب کمتر از ${size} به روش ${name} می‌نویسیم.`,
              display(row(num(first), '≃', num(a))),
              display(row(num(second), '≃', num(b))),
            ),
            step(p`بعد عددهای تقریبی را در هم ضرب می‌کنیم.`, display(row(num(a), '×', num(b), '=', num(answer)))),
          ],
    };
  },
});
