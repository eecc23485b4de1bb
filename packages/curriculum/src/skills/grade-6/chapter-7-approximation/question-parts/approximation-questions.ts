import {
  type Block,
  blank,
  child,
  type Decimal,
  decimalAnswer,
  display,
  type Hint,
  hint,
  type Level,
  num,
  p,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../../authoring/index.ts';
import {
  approximated,
  approximationMisconceptions,
  cut,
  drawDecimal,
  firstDropped,
  isOfFinerUnit,
  type Method,
  methodNames,
  nextUp,
  type Power,
  placeNames,
  rounded,
  unitOf,
  upTo,
  writeAmount,
} from './approximation-methods.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

/** A number and a unit it can be approximated to; small numbers and units of ten first, decimals from level 2 on. */
export function drawTask(rng: Rng, level: Level): { readonly value: Decimal; readonly power: Power } {
  switch (level) {
    case 1:
      return rng.chance(2, 3)
        ? { value: drawDecimal(rng, [3, 4], 0), power: rng.pick([1, 2] as const) }
        : { value: drawDecimal(rng, [1, 2], 1), power: 0 };
    case 2:
      return rng.chance(1, 2)
        ? { value: drawDecimal(rng, [4, 5], 0), power: rng.pick([1, 2, 3] as const) }
        : { value: drawDecimal(rng, [1, 3], 2), power: rng.pick([0, -1] as const) };
    case 3:
      return rng.chance(1, 3)
        ? { value: drawDecimal(rng, [5, 6], 0), power: rng.pick([2, 3] as const) }
        : { value: drawDecimal(rng, [1, 3], rng.int(2, 3)), power: rng.pick([0, -1, -2] as const) };
    case 4:
      return rng.chance(1, 3)
        ? { value: drawDecimal(rng, [3, 4], rng.int(1, 2)), power: rng.pick([1, 2] as const) }
        : { value: drawDecimal(rng, [1, 4], 3), power: rng.pick([0, -1, -2] as const) };
  }
}

function hints(value: Decimal, power: Power, method: Method): readonly Hint[] {
  const unit = unitOf(power);
  return [
    hint(p`«با تقریب کمتر از ${unit}» یعنی عدد را تا مرتبهٔ ${placeNames[power]} نگه می‌داریم.`),
    hint(p`در عدد ${value}، رقم ${placeNames[power]} را پیدا کن و ببین بعد از آن چه رقم‌هایی هست.`),
    method === 'cut'
      ? hint(
          p`رقم‌های بعد از آن را کنار بگذار و به رقم ${placeNames[power]} دست نزن.${power > 0 ? ` جای ${value.places > 0 ? 'رقم‌هایی که پیش از ممیز کنار رفته‌اند' : 'رقم‌های کنار گذاشته‌شده'} صفر بگذار.` : ''}`,
        )
      : hint(
          p`اولین رقمی را که کنار می‌رود ببین: اگر ۵ یا بیشتر است، یکی به رقم ${placeNames[power]} اضافه کن؛ اگر کمتر است، نه.`,
        ),
  ];
}

/** Names the unit's own neighbours, between which the number is drawn: 9706 lies between 9700 and 9800, not 9710. */
function closing(value: Decimal, power: Power, method: Method): Block {
  const [low, high] = [cut(value, power), nextUp(value, power)];
  if (method === 'cut' || value.equals(low) || value.plus(value).equals(low.plus(high)))
    return p`پس مقدار تقریبی${upTo(power)} این است:`;
  return p`عدد ${value} بین ${low} و ${high} است و به ${rounded(value, power)} نزدیک‌تر است؛ پس مقدار تقریبی این است:`;
}

function solution(value: Decimal, power: Power, method: Method): readonly SolutionStep[] {
  const answer = approximated(value, power, method);
  const dropped = firstDropped(value, power);
  const isNine = cut(value, power).shift(-power).toString().endsWith('9');
  const later = value.places > 0 ? 'رقم‌های بعدیِ پیش از ممیز' : 'رقم‌های بعدی';
  const zeros = power > 0 ? ` جای ${later} صفر می‌نویسیم.` : '';
  return [
    step(p`تقریب کمتر از ${unitOf(power)} یعنی تا مرتبهٔ ${placeNames[power]} نگه می‌داریم.`),
    method === 'cut'
      ? step(
          p`رقم‌های بعد از ${placeNames[power]} را کنار می‌گذاریم${power > 0 ? ` و جای ${value.places > 0 ? 'آن‌هایی که پیش از ممیزند' : 'آن‌ها'} صفر می‌نویسیم` : ''}.`,
        )
      : step(
          dropped >= 5
            ? p`اولین رقمی که کنار می‌رود ${dropped} است و از ۵ کوچک‌تر نیست؛ پس یکی به رقم ${placeNames[power]} اضافه می‌شود.${isNine ? ' چون این رقم ۹ است، جای آن صفر می‌نشیند و یکی به رقم سمت چپ آن می‌رسد.' : ''}${zeros}`
            : p`اولین رقمی که کنار می‌رود ${dropped} است و از ۵ کوچک‌تر است؛ پس رقم ${placeNames[power]} عوض نمی‌شود.${zeros}`,
        ),
    step(closing(value, power, method), display(row(num(value), '≃', num(answer)))),
  ];
}

/** One number approximated by one method. */
export function approximationDraft(rng: Rng, level: Level, method: Method): QuestionDraft | null {
  const { value, power } = drawTask(rng, level);
  const answer = approximated(value, power, method);
  // Nobody knows whether 288 or 288.0 is meant.
  if (power < 0 && answer.places !== -power) return null;
  // A number below one unit, or one that is whole units already, is asked only now and then.
  if (answer.units === 0n || (answer.equals(value) && rng.chance(9, 10))) return null;
  if (method === 'cut' && isOfFinerUnit(value, power)) return null;
  // With a zero in the last place kept, who keeps one place less comes to the same; but a 9 that is rounded up is asked.
  const isCarried = method === 'round' && firstDropped(value, power) >= 5;
  if (answer.shift(-power).toString().endsWith('0') && !isCarried) return null;
  const form = rng.pick(formsOf[level]);
  const unit = unitOf(power);
  const name = methodNames[method];
  const misconceptions = approximationMisconceptions(value, power, method);
  const statement = form === 'story' ? writeAmount(rng, value) : null;
  if (form === 'story' && statement === null) return null;
  const wrong = misconceptions
    .flatMap(({ answer: each }) => (each.kind === 'decimal' ? each.values : []))
    .filter((each) => each !== answer.toString());
  if (wrong.length === 0) return null;
  const reader = child(rng);
  const stem = (): readonly Block[] => {
    switch (form) {
      case 'story':
        return [
          ...(statement === null ? [] : [statement.statement]),
          p`${reader} می‌خواهد این مقدار را با تقریب کمتر از ${unit} به روش ${name} بگوید. چه عددی می‌گوید؟`,
        ];
      case 'find-mistake':
        return [
          p`${reader} مقدار تقریبی این عدد را با تقریب کمتر از ${unit} به روش ${name} نوشته است، ولی درست نیست:`,
          display(row(num(value), '≃', num(rng.pick(wrong)))),
          p`مقدار تقریبی درست چند است؟`,
        ];
      default:
        return [
          p`مقدار تقریبی این عدد را با تقریب کمتر از ${unit} به روش ${name} بنویس.`,
          display(row(num(value), '≃', blank())),
        ];
    }
  };
  return {
    form,
    stem: stem(),
    ...decimalAnswer(answer, statement === null ? {} : { unit: statement.unit }),
    misconceptions,
    hints: hints(value, power, method),
    solution: solution(value, power, method),
  };
}
