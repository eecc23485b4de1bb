import {
  type Block,
  blank,
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
  op,
  p,
  type QuestionVariant,
  type Rng,
  roundingLine,
  row,
  step,
} from '../../../authoring/index.ts';
import {
  approximated,
  drawDecimal,
  isOfFinerUnit,
  type Method,
  methodNames,
  type Power,
  unitOf,
  upTo,
} from './question-parts/approximation-methods.ts';

type Sign = '+' | '−' | '×' | '÷';

interface Task {
  readonly first: Decimal;
  readonly second: Decimal;
  readonly sign: Sign;
  readonly power: Power;
  readonly method: Method;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};
const signsOf: Readonly<Record<Level, readonly Sign[]>> = {
  1: ['+', '−'],
  2: ['+', '−', '×'],
  3: ['−', '×', '÷'],
  4: ['+', '×', '÷'],
};

function draw(rng: Rng, level: Level): Task {
  const sign = rng.pick(signsOf[level]);
  const method: Method = rng.chance(1, 2) ? 'cut' : 'round';
  if (sign === '×' || sign === '÷') {
    const power: Power = rng.pick([0, 1] as const);
    return power === 0
      ? {
          first: drawDecimal(rng, sign === '÷' ? [2, 2] : [1, 2], level === 4 ? 2 : 1),
          second: drawDecimal(rng, [1, 1], 1),
          sign,
          power,
          method,
        }
      : {
          first: drawDecimal(rng, sign === '÷' ? [3, 3] : [2, 3], 0),
          second: drawDecimal(rng, [2, 2], 0),
          sign,
          power,
          method,
        };
  }
  const power: Power = level === 1 ? rng.pick([1, 2] as const) : rng.pick([-1, 0, 1, 2, 3] as const);
  const whole: readonly [number, number] = power === 3 ? [5, 5] : power === 2 ? [4, 4] : power === 1 ? [3, 3] : [1, 3];
  const places = power < 1 ? 2 : 0;
  return { first: drawDecimal(rng, whole, places), second: drawDecimal(rng, whole, places), sign, power, method };
}

/** Null where a division does not come out, or nothing is left. */
function calculate(sign: Sign, first: Decimal, second: Decimal): Decimal | null {
  switch (sign) {
    case '+':
      return first.plus(second);
    case '−':
      return first.minus(second);
    case '×':
      return first.times(second);
    case '÷':
      return second.units === 0n ? null : Decimal.fromRational(first.toRational().over(second.toRational()));
  }
}

function story(rng: Rng, { first, second, sign }: Task): readonly Block[] | null {
  const name = child(rng);
  const isSmall = first.places > 0;
  const [one, other] = [Number(first.toString()), Number(second.toString())];
  const most = Math.max(one, other);
  // Larger amounts are met in a storehouse, not with a child.
  const isStored = isSmall && most > 25;
  const [good, unit] = rng.pick<readonly [string, string]>(
    isStored
      ? [
          ['سیم', 'متر'],
          ['گندم', 'کیلوگرم'],
          ['روغن', 'لیتر'],
        ]
      : [
          ['روبان', 'متر'],
          ['پسته', 'کیلوگرم'],
          ['شیر', 'لیتر'],
        ],
  );
  switch (sign) {
    case '+':
      if (isStored) {
        return [
          p`در انباری ${first} ${unit} ${good} بود و ${second} ${unit} دیگر هم آوردند.`,
          p`روی هم تقریباً چند ${unit} ${good} در انبار هست؟`,
        ];
      }
      return isSmall
        ? [
            p`${name} ${first} ${unit} ${good} داشت و ${second} ${unit} دیگر خرید.`,
            p`روی هم تقریباً چند ${unit} ${good} دارد؟`,
          ]
        : rng.pick([
            () => [
              p`${most > 5000 ? 'پارسال' : 'دیروز'} ${first} نفر و ${most > 5000 ? 'امسال' : 'امروز'} ${second} نفر از یک موزه دیدن کردند.`,
              p`روی هم تقریباً چند نفر از موزه دیدن کرده‌اند؟`,
            ],
            () => [
              p`${name} ${most > 9999 ? 'هفتهٔ پیش' : most > 999 ? 'شنبه' : 'در راه مدرسه'} ${first} گام و ${most > 9999 ? 'این هفته' : most > 999 ? 'یکشنبه' : 'در حیاط'} ${second} گام برداشت.`,
              p`روی هم تقریباً چند گام برداشته است؟`,
            ],
            () => [
              p`در یک کتابخانه ${first} جلد کتاب داستان و ${second} جلد کتاب علمی هست.`,
              p`روی هم تقریباً چند جلد کتاب است؟`,
            ],
          ])();
    case '−':
      if (isStored) {
        return [
          p`در انباری ${first} ${unit} ${good} بود و ${second} ${unit} آن را بردند.`,
          p`تقریباً چند ${unit} ${good} مانده است؟`,
        ];
      }
      return isSmall
        ? [
            p`${name} ${first} ${unit} ${good} داشت و ${second} ${unit} آن مصرف شد.`,
            p`تقریباً چند ${unit} ${good} مانده است؟`,
          ]
        : rng.pick([
            () => [
              p`در یک ${most > 999 ? 'ورزشگاه' : 'سالن'} ${first} صندلی هست و ${second} صندلی پر شده است.`,
              p`تقریباً چند صندلی خالی است؟`,
            ],
            () => [p`در یک کارخانه ${first} آجر ساخته‌اند و ${second} آجر فروخته‌اند.`, p`تقریباً چند آجر مانده است؟`],
            () =>
              most > 20_000
                ? [
                    p`در یک چاپخانه ${first} کتاب چاپ کرده‌اند و ${second} کتاب فروخته‌اند.`,
                    p`تقریباً چند کتاب مانده است؟`,
                  ]
                : [
                    p`راه یک ${most > 999 ? 'کشتی' : 'قطار'} ${first} کیلومتر است و ${second} کیلومتر آن را رفته است.`,
                    p`تقریباً چند کیلومتر مانده است؟`,
                  ],
          ])();
    case '×':
      if (isSmall && one < other) return null;
      return isSmall
        ? [
            p`طول یک ${rng.pick(one > 25 ? ['پیاده‌رو', 'کوچه'] : one > 9 ? ['باغچه', 'حیاط', 'سالن'] : ['باغچه', 'اتاق', 'فرش'])} ${first} متر و عرض آن ${second} متر است.`,
            p`مساحت آن تقریباً چند متر مربع است؟`,
          ]
        : rng.pick([
            () => [
              p`یک نانوایی هر روز ${first} نان می‌پزد و ${second} روز کار کرده است.`,
              p`روی هم تقریباً چند نان پخته است؟`,
            ],
            () =>
              one > 120
                ? [
                    p`یک کارگاه هر روز ${first} مداد می‌سازد و ${second} روز کار کرده است.`,
                    p`روی هم تقریباً چند مداد ساخته است؟`,
                  ]
                : [
                    p`در هر قفسه ${first} جلد کتاب جا می‌گیرد و ${second} قفسه داریم.`,
                    p`روی هم تقریباً چند جلد کتاب جا می‌گیرد؟`,
                  ],
            () => [
              p`یک کارخانه هر روز ${first} بسته می‌سازد و ${second} روز کار کرده است.`,
              p`روی هم تقریباً چند بسته ساخته است؟`,
            ],
          ])();
    case '÷':
      return isSmall
        ? [p`${first} ${unit} ${good} را به قسمت‌های ${second} ${unit}ی تقسیم می‌کنیم.`, p`تقریباً چند قسمت می‌شود؟`]
        : [p`${first} صندلی را در ردیف‌های ${second}تایی می‌چینند.`, p`تقریباً چند ردیف می‌شود؟`];
  }
}

export const approxOperations = defineSkill({
  id: 'g6-approx-operations',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [roundingLine],
  revision: 9,
  make: (rng, level) => {
    const task = draw(rng, level);
    const { first, second, sign, power, method } = task;
    const [a, b] = [approximated(first, power, method), approximated(second, power, method)];
    if (a.units <= 0n || b.units <= 0n) return null;
    // One below or above its round number is as easily a slip of one in the exact result.
    if (isOfFinerUnit(first, power) || [first.minus(a), a.minus(first)].some((by) => by.equals(Decimal.of(1))))
      return null;
    const answer = calculate(sign, a, b);
    const exact = calculate(sign, first, second);
    if (answer === null || answer.units <= 0n || answer.places > 2 || answer.units > 10_000_000n) return null;
    if (sign === '÷' && answer.places > 1) return null;
    if (sign === '×' && b.compare(Decimal.of(1)) <= 0) return null;
    const other: Method = method === 'cut' ? 'round' : 'cut';
    const [c, d] = [approximated(first, power, other), approximated(second, power, other)];
    const form = rng.pick(formsOf[level]);
    const found: Misconception[] = [];
    const add = (id: string, title: string, wrong: Decimal | null, message: readonly Inline[]) => {
      if (wrong !== null && wrong.units > 0n && wrong.places <= 6)
        found.push(misconception(id, title, decimalKey(wrong), message));
    };
    add(
      method === 'cut' ? 'rounded-instead-of-cut' : 'cut-instead-of-rounded',
      method === 'cut' ? 'به جای قطع کردن، گرد کرده' : 'به جای گرد کردن، قطع کرده',
      calculate(sign, c, d),
      line`روش خواسته‌شده را دوباره بخوان: قطع کردن است یا گرد کردن؟`,
    );
    add(
      'calculated-exactly',
      'حاصل دقیق را نوشته و تقریب نزده',
      exact,
      line`اینجا حاصل تقریبی خواسته شده است. اول هر دو عدد را تقریب بزن و بعد حساب کن.`,
    );
    const after = exact === null ? null : approximated(exact, power, method);
    if (sign === '×' || sign === '÷')
      add(
        'approximated-after',
        'اول حساب کرده و بعد تقریب زده',
        after,
        line`ترتیب را ببین: اول هر عدد تقریب زده می‌شود، بعد عمل انجام می‌شود.`,
      );
    // Of a sum or a difference, one number approximated the other way comes to the same.
    else
      add(
        'after-or-one-amiss',
        'اول حساب کرده و بعد تقریب زده، یا یکی از دو عدد را درست تقریب نزده',
        after,
        line`اول هر عدد را جدا تقریب بزن و درستی آن را ببین؛ بعد عددهای تقریبی را حساب کن.`,
      );
    add(
      'one-number-approximated',
      'فقط یکی از عددها را تقریب زده',
      calculate(sign, a, second),
      line`هر دو عدد را تقریب بزن، نه فقط یکی را.`,
    );
    const wrong = found
      .flatMap(({ answer: each }) => (each.kind === 'decimal' ? each.values : []))
      .filter((each) => each !== answer.toString());
    if (wrong.length < 2) return null;
    const unit = unitOf(power);
    const statement = form === 'story' ? story(rng, task) : null;
    if (form === 'story' && statement === null) return null;
    const expression = row(num(first), op(sign), num(second));
    const manner = p`برای حساب، اول هر عدد را با تقریب کمتر از ${unit} به روش ${methodNames[method]} بنویس.`;
    const stem = (): readonly Block[] => {
      if (statement !== null) return [...statement, manner];
      return form === 'find-mistake'
        ? [
            p`${child(rng)} باید اول هر عدد را با تقریب کمتر از ${unit} به روش ${methodNames[method]} می‌نوشت و بعد حساب می‌کرد. او این حاصل را نوشته است که درست نیست:`,
            display(row(expression, '≃', num(rng.pick(wrong)))),
            p`حاصل تقریبی درست چند است؟`,
          ]
        : [
            p`اول هر عدد را با تقریب کمتر از ${unit} به روش ${methodNames[method]} بنویس و بعد حساب کن. حاصل تقریبی چند است؟`,
            display(row(expression, '≃', blank())),
          ];
    };
    return {
      form,
      stem: stem(),
      ...decimalAnswer(answer),
      misconceptions: found,
      hints: [
        hint(p`کار دو قدم دارد: اول تقریب هر عدد، بعد عمل روی عددهای تقریبی.`),
        method === 'cut'
          ? hint(p`در قطع کردن با تقریب کمتر از ${unit}، رقم‌های کوچک‌تر از این مرتبه را کنار بگذار.`)
          : hint(
              p`در گرد کردن با تقریب کمتر از ${unit}، اولین رقمی را که کنار می‌رود ببین: ۵ یا بیشتر، یکی اضافه می‌شود.`,
            ),
        hint(p`حالا با عددهای تقریبی حساب کن${power > 0 ? '؛ صفرها کار را آسان می‌کنند' : ''}.`),
      ],
      solution: [
        step(
          p`هر دو عدد را${upTo(power)} به روش ${methodNames[method]} با تقریب کمتر از ${unit} می‌نویسیم.`,
          display(row(num(first), '≃', num(a))),
          display(row(num(second), '≃', num(b))),
        ),
        step(p`حالا با عددهای تقریبی حساب می‌کنیم.`, display(row(num(a), op(sign), num(b), '=', num(answer)))),
      ],
    };
  },
});
