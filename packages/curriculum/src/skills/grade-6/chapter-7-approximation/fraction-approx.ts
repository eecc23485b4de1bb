import {
  type Block,
  blank,
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  defineSkill,
  display,
  frac,
  gcd,
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
  firstDropped,
  type Method,
  methodNames,
  type Power,
  placeNames,
  unitOf,
} from './question-parts/approximation-methods.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};
const denominatorsOf: Readonly<Record<Level, readonly number[]>> = {
  1: [3, 6, 9, 4, 8],
  2: [3, 6, 7, 9, 11, 8],
  3: [6, 7, 9, 11, 12, 13],
  4: [6, 7, 9, 11, 12, 13],
};

/** The quotient to five places, the rest cut off: enough to approximate to hundredths rightly. */
function quotient(numerator: number, denominator: number): Decimal {
  return Decimal.of(Math.floor((numerator * 100_000) / denominator), 5);
}

function story(rng: Rng, numerator: number, denominator: number): { readonly statement: Block; readonly unit: string } {
  const name = child(rng);
  return rng.pick([
    () => ({
      statement: p`${name} ${numerator} لیتر شربت را به طور مساوی در ${denominator} ظرف ریخت و می‌خواهد مقدار هر ظرف را بداند.`,
      unit: 'لیتر',
    }),
    () => ({
      statement: p`${numerator} متر روبان را به ${denominator} تکهٔ مساوی بریده‌ایم و می‌خواهیم طول هر تکه را بدانیم.`,
      unit: 'متر',
    }),
    () => ({
      statement: p`${numerator} کیلوگرم پسته را به طور مساوی در ${denominator} بسته ریخته‌اند و وزن هر بسته را می‌خواهند.`,
      unit: 'کیلوگرم',
    }),
    () => ({
      statement: p`${name} در ${denominator} روز، هر روز به یک اندازه، روی هم ${numerator} ساعت تمرین کرد و زمان هر روز را می‌خواهد.`,
      unit: 'ساعت',
    }),
    () => ({
      statement: p`در ${denominator} روز روی هم ${numerator} سانتی‌متر باران باریده است و میانگین هر روز را می‌خواهیم.`,
      unit: 'سانتی‌متر',
    }),
    () => ({
      statement: p`${denominator} دور یک زمین ورزش، روی هم ${numerator} کیلومتر است و طول هر دور را می‌خواهیم.`,
      unit: 'کیلومتر',
    }),
  ])();
}

export const fractionApprox = defineSkill({
  id: 'g6-fraction-approx',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 6,
  make: (rng, level) => {
    const denominator = rng.pick(denominatorsOf[level]);
    const numerator = rng.int(1, level === 4 ? denominator * 4 : level === 3 ? denominator * 2 : denominator - 1);
    if (gcd(numerator, denominator) > 1 || numerator === denominator) return null;
    const power: Power = level === 1 ? -1 : rng.pick([-1, -2] as const);
    const method: Method = rng.chance(1, 2) ? 'cut' : 'round';
    const value = quotient(numerator, denominator);
    const answer = approximated(value, power, method);
    // Nobody knows whether 2.9 or 2.90 is meant.
    if (answer.units === 0n || answer.equals(value) || answer.places !== -power) return null;
    const form = rng.pick(formsOf[level]);
    const statement = form === 'story' ? story(rng, numerator, denominator) : null;
    const found: Misconception[] = [];
    const add = (id: string, title: string, wrong: Decimal, message: readonly Inline[]) => {
      if (wrong.units > 0n) found.push(misconception(id, title, decimalKey(wrong), message));
    };
    add(
      method === 'cut' ? 'rounded-instead-of-cut' : 'cut-instead-of-rounded',
      method === 'cut' ? 'به جای قطع کردن، گرد کرده' : 'به جای گرد کردن، قطع کرده',
      approximated(value, power, method === 'cut' ? 'round' : 'cut'),
      method === 'cut'
        ? line`در روش قطع کردن، رقم‌های بعدی فقط کنار می‌روند و به رقم قبلی چیزی اضافه نمی‌شود.`
        : line`در روش گرد کردن، یک رقم بیشتر هم تقسیم کن و ببین از ۵ کوچک‌تر است یا نه.`,
    );
    add(
      'one-place-more',
      'یک رقم بیشتر از خواسته نگه داشته',
      power === -1 ? approximated(value, -2, method) : approximated(value.shift(1), -2, method).shift(-1),
      line`تعداد رقم‌های بعد از ممیز را با تقریب خواسته‌شده مقایسه کن.`,
    );
    if (power === -2) {
      add(
        'one-place-fewer',
        'یک رقم کمتر از خواسته نگه داشته',
        approximated(value, -1, method),
        line`تعداد رقم‌های بعد از ممیز را با تقریب خواسته‌شده مقایسه کن.`,
      );
    }
    add(
      'numerator-and-denominator-as-decimal',
      'دو عدد را دو طرف ممیز نوشته',
      Decimal.of(numerator * (denominator > 9 ? 100 : 10) + denominator, denominator > 9 ? 2 : 1),
      statement === null
        ? line`ممیز جای خط کسری نیست؛ صورت را بر مخرج تقسیم کن.`
        : line`ممیز به معنی تقسیم نیست؛ ببین کدام عدد بر کدام تقسیم می‌شود و تقسیم را انجام بده.`,
    );
    add(
      'divided-the-other-way',
      'جای دو عدد را در تقسیم عوض کرده',
      approximated(quotient(denominator, numerator), power, method),
      line`جای دو عدد را در تقسیم عوض کرده‌ای. ببین جواب باید از یک کوچک‌تر باشد یا بزرگ‌تر.`,
    );
    const wrong = found
      .flatMap(({ answer: each }) => (each.kind === 'decimal' ? each.values : []))
      .filter((each) => each !== answer.toString());
    if (wrong.length === 0) return null;
    const unit = unitOf(power);
    const name = methodNames[method];
    const stem = (): readonly Block[] => {
      if (statement !== null) {
        return [statement.statement, p`این مقدار را با تقریب کمتر از ${unit} به روش ${name} به صورت عدد اعشاری بنویس.`];
      }
      return form === 'find-mistake'
        ? [
            p`${child(rng)} این کسر را با تقریب کمتر از ${unit} به روش ${name} به صورت اعشاری نوشته است، ولی درست نیست:`,
            display(row(frac(numerator, denominator), '≃', num(rng.pick(wrong)))),
            p`مقدار تقریبی درست چند است؟`,
          ]
        : [
            p`این کسر را با تقریب کمتر از ${unit} به روش ${name} به صورت عدد اعشاری بنویس.`,
            display(row(frac(numerator, denominator), '≃', blank())),
          ];
    };
    const places = power === -1 ? 2 : 3;
    const shown = Decimal.of(value.unitsAt(5) / 10n ** BigInt(5 - places), places);
    return {
      form,
      stem: stem(),
      ...decimalAnswer(answer, statement === null ? {} : { unit: statement.unit }),
      misconceptions: found,
      hints: [
        hint(
          statement === null
            ? p`اول صورت را بر مخرج تقسیم کن و تقسیم را بعد از ممیز ادامه بده.`
            : p`اول تقسیم را بنویس و آن را بعد از ممیز ادامه بده.`,
        ),
        hint(
          p`«با تقریب کمتر از ${unit}» یعنی تا رقم ${placeNames[power]} نگه می‌داریم؛ پس تقسیم را تا یک رقم بعد از آن ادامه بده.`,
        ),
        method === 'cut'
          ? hint(p`رقم‌های بعد از ${placeNames[power]} را فقط کنار بگذار.`)
          : hint(
              p`اولین رقم بعد از ${placeNames[power]} را ببین: اگر ۵ یا بیشتر است، یکی به ${placeNames[power]} اضافه کن.`,
            ),
      ],
      solution: [
        step(
          p`${numerator} را بر ${denominator} تقسیم می‌کنیم و تا ${places} رقم بعد از ممیز پیش می‌رویم.`,
          display(row(numerator, '÷', denominator, '≃', num(shown.padded(places)))),
        ),
        method === 'cut'
          ? step(
              p`تا رقم ${placeNames[power]} نگه می‌داریم و بقیه را کنار می‌گذاریم.`,
              display(row(frac(numerator, denominator), '≃', num(answer))),
            )
          : step(
              firstDropped(value, power) >= 5
                ? p`اولین رقمی که کنار می‌رود ${firstDropped(value, power)} است؛ پس یکی به ${placeNames[power]} اضافه می‌شود.`
                : p`اولین رقمی که کنار می‌رود ${firstDropped(value, power)} است؛ پس ${placeNames[power]} عوض نمی‌شود.`,
              display(row(frac(numerator, denominator), '≃', num(answer))),
            ),
      ],
    };
  },
});
