import {
  type Block,
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  display,
  hint,
  type Inline,
  type Level,
  line,
  type Misconception,
  misconception,
  num,
  p,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../../authoring/index.ts';

/** A unit and how many zeros one of it has in the smallest unit of its kind. */
export interface Unit {
  readonly name: string;
  readonly zeros: number;
}

/** Something that is measured in a unit, with believable sizes. */
export interface Subject {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  readonly names: readonly string[];
}

/** One kind of quantity. */
export interface Quantity {
  readonly units: readonly Unit[];
  readonly subjects: readonly Subject[];
  /** 2 for areas, 3 for volumes: whose zeros a child mixes up with those of lengths. Else 1. */
  readonly dimension: 1 | 2 | 3;
  /** Pairs that are never asked, such as units that are the same by another name. */
  readonly apart?: (from: Unit, to: Unit) => boolean;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'compare'],
  4: ['story', 'find-mistake', 'compare'],
};

const cubicNames: Readonly<Record<string, string>> = {
  لیتر: 'دسی‌متر مکعب',
  میلی‌لیتر: 'سانتی‌متر مکعب',
  سی‌سی: 'سانتی‌متر مکعب',
};

/** What units of liquids are in cubes, of those that the question has. */
function inCubes(names: readonly string[]): string {
  const [first, ...rest] = names.flatMap((name) => {
    const cubes = cubicNames[name];
    return cubes === undefined ? [] : [`${name} همان ${cubes}`];
  });
  return first === undefined ? '' : `؛ ${[`${first} است`, ...rest].join(' و ')}`;
}

/** More places or digits than this are not written by hand. */
const [mostPlaces, mostUnits] = [4, 10_000_000n];

function drawValue(rng: Rng, level: Level, least: number, most: number): Decimal {
  const places = level === 1 ? 0 : rng.int(0, level === 2 ? 1 : level === 3 ? 2 : 3);
  const power = 10 ** places;
  const [low, high] = [Math.max(1, least) * power, Math.max(most, least + 1) * power];
  return Decimal.of(rng.int(low, high), places);
}

interface Task {
  readonly value: Decimal;
  readonly from: Unit;
  readonly to: Unit;
  readonly subject: string | null;
}

function draw(rng: Rng, level: Level, quantity: Quantity, isStory: boolean): Task | null {
  const subject = isStory ? rng.pick(quantity.subjects) : null;
  const from = subject === null ? rng.pick(quantity.units) : quantity.units.find(({ name }) => name === subject.unit);
  const to = rng.pick(quantity.units);
  if (from === undefined || from.zeros === to.zeros || quantity.apart?.(from, to)) return null;
  // First from the large unit to the small one, and to the next one only.
  if (level === 1 && (from.zeros < to.zeros || from.zeros - to.zeros > 3)) return null;
  const value =
    subject === null
      ? from.zeros < to.zeros
        ? Decimal.of(rng.int(2, level === 2 ? 90 : 900) * 10 ** rng.int(0, Math.min(4, to.zeros - from.zeros)))
        : drawValue(rng, level, 2, level === 1 ? 30 : 95)
      : drawValue(rng, level, subject.least, subject.most);
  return { value, from, to, subject: subject === null ? null : rng.pick(subject.names) };
}

/** Litres and their parts are no cubes of a length to a child; all units of area here are squares. */
function isOfSquaresOrCubes(dimension: 1 | 2 | 3, from: Unit, to: Unit): boolean {
  return dimension === 2 || (dimension === 3 && [from, to].every(({ name }) => name.includes('مکعب')));
}

function misconceptionsFor({ value, from, to }: Task, dimension: 1 | 2 | 3): readonly Misconception[] {
  const shift = from.zeros - to.zeros;
  const answer = value.shift(shift);
  const found: Misconception[] = [];
  const add = (id: string, title: string, wrong: Decimal, message: readonly Inline[]) => {
    if (wrong.places <= 8 && wrong.units <= 10n ** 14n)
      found.push(misconception(id, title, decimalKey(wrong), message));
  };
  if (dimension > 1 && shift % dimension === 0 && isOfSquaresOrCubes(dimension, from, to)) {
    add(
      'factor-of-lengths-used',
      'ضریب تبدیل طول را به کار برده',
      value.shift(shift / dimension),
      dimension === 2
        ? line`واحد سطح است، نه طول. هر واحد بزرگ مربعی است؛ چند ردیف و در هر ردیف چند تا از واحد کوچک جا می‌گیرد؟`
        : line`واحد حجم است، نه طول. هر واحد بزرگ مکعبی است؛ در طول و عرض و ارتفاع چند تا از واحد کوچک جا می‌گیرد؟`,
    );
  }
  add(
    shift > 0 ? 'divided-in-place-of-multiplied' : 'multiplied-in-place-of-divided',
    shift > 0 ? 'به جای ضرب، تقسیم کرده' : 'به جای تقسیم، ضرب کرده',
    value.shift(-shift),
    line`ببین کدام واحد بزرگ‌تر است. با واحد کوچک‌تر، عدد بزرگ‌تر می‌شود؛ با واحد بزرگ‌تر، عدد کوچک‌تر.`,
  );
  // The zeros are those of the factor: where one divides, one too many makes the answer smaller.
  const more = shift > 0 ? 1 : -1;
  const count = line`صفرهای ضریب تبدیل را دوباره بشمار.`;
  add('one-zero-too-many', 'در ضریب تبدیل یک صفر زیاد گذاشته', answer.shift(more), count);
  // With one digit less after the mark than the factor has zeros, the mark alone may have been dropped.
  if (shift > 0 && value.places > 0 && value.places === shift - 1) {
    add(
      'one-zero-too-few-or-mark-dropped',
      'در ضریب تبدیل یک صفر کم گذاشته یا فقط ممیز را برداشته',
      answer.shift(-more),
      line`صفرهای ضریب تبدیل را دوباره بشمار و ببین ممیز چند رقم جابه‌جا می‌شود.`,
    );
  } else {
    add('one-zero-too-few', 'در ضریب تبدیل یک صفر کم گذاشته', answer.shift(-more), count);
  }
  // With one digit after the mark a zero too many comes to the same.
  if (shift > 0 && value.places > 0) {
    add(
      'zeros-written-after',
      'ممیز را برداشته و صفرهای ضریب تبدیل را آخر عدد نوشته',
      Decimal.of(value.units).shift(shift),
      line`در ضرب عدد اعشاری، ممیز به سمت راست می‌رود. ببین با جابه‌جا شدن ممیز چند صفر دیگر لازم است.`,
    );
  }
  add('number-kept', 'عدد را عوض نکرده', value, line`واحد عوض شده است؛ پس عدد هم باید عوض شود.`);
  return found;
}

/** A value in one unit asked in another; `compare` puts two amounts in two units together. */
export function conversionDraft(rng: Rng, level: Level, quantity: Quantity): QuestionDraft | null {
  const form = rng.pick(formsOf[level]);
  const task = draw(rng, level, quantity, form === 'story');
  if (task === null) return null;
  const { value, from, to, subject } = task;
  const shift = from.zeros - to.zeros;
  const converted = value.shift(shift);
  // The second amount of «compare» is stated in the unit that is asked for.
  const more = form === 'compare' ? Decimal.of(rng.int(2, 60), rng.int(0, 1)) : null;
  const answer = more === null ? converted : converted.plus(more);
  if (answer.places > mostPlaces || answer.units > mostUnits * 10n ** BigInt(answer.places)) return null;
  if (more !== null && (converted.compare(Decimal.of(1, 1)) < 0 || converted.compare(Decimal.of(100_000)) > 0))
    return null;
  if (converted.compare(Decimal.of(1, 3)) < 0) return null;
  const plain = misconceptionsFor(task, quantity.dimension);
  const misconceptions =
    more === null
      ? plain
      : [
          misconception(
            'units-mixed-in-sum',
            'دو مقدار را بدون یکی کردن واحد جمع کرده',
            decimalKey(value.plus(more)),
            line`واحدها فرق دارند. پیش از جمع، هر دو را با یک واحد بنویس.`,
          ),
          // 38 and 58 beside each other are what a zero too few in the factor comes to, as well.
          ...(value.places === 0 && more.places === 0
            ? [
                misconception(
                  'numbers-beside-each-other',
                  'دو عدد را کنار هم نوشته',
                  decimalKey(Decimal.parse(`${value}${more}`)),
                  line`دو عدد را کنار هم ننویس. اول هر دو مقدار را با یک واحد بنویس و بعد جمع کن.`,
                ),
              ]
            : []),
          ...plain.flatMap(({ id, title, answer: each, message }) =>
            each.kind === 'decimal' && id !== 'number-kept' && each.values[0] !== undefined
              ? [misconception(id, title, decimalKey(Decimal.parse(each.values[0]).plus(more)), message)]
              : [],
          ),
        ];
  const wrong = misconceptions
    .filter(({ id }) => id !== 'number-kept')
    .flatMap(({ answer: each }) => (each.kind === 'decimal' ? each.values : []))
    .filter((each) => each !== answer.toString() && each.length < 11);
  if (wrong.length === 0) return null;
  const name = child(rng);
  const stem = (): readonly Block[] => {
    switch (form) {
      case 'story':
        return [p`${subject ?? ''} ${value} ${from.name} است.`, p`این مقدار چند ${to.name} می‌شود؟`];
      case 'find-mistake':
        return [
          p`${name} می‌گوید ${value} ${from.name} برابر ${Decimal.parse(rng.pick(wrong))} ${to.name} است، ولی درست نیست.`,
          p`${value} ${from.name} چند ${to.name} است؟`,
        ];
      case 'compare':
        return [p`${value} ${from.name} و ${more ?? 0} ${to.name} روی هم چند ${to.name} است؟`];
      default:
        return [p`${value} ${from.name} چند ${to.name} است؟`];
    }
  };
  const [large, small] = shift > 0 ? [from, to] : [to, from];
  const factor = Decimal.of(1).shift(Math.abs(shift));
  return {
    form,
    stem: stem(),
    ...decimalAnswer(answer, { unit: to.name }),
    misconceptions,
    hints: [
      hint(p`می‌خواهیم از ${from.name} به ${to.name} برسیم. کدام واحد بزرگ‌تر است؟`),
      [from, to].some(({ name: each }) => each === 'هکتار')
        ? hint(p`به یاد بیاور که هر ${large.name} چند ${small.name} است؛ هکتار مربعی با ضلع صد متر است.`)
        : isOfSquaresOrCubes(quantity.dimension, from, to)
          ? hint(
              p`به یاد بیاور که هر ${large.name} چند ${small.name} است؛ ${quantity.dimension === 2 ? 'برای سطح، ضریب طول دو بار ضرب می‌شود' : 'برای حجم، ضریب طول سه بار ضرب می‌شود'}.`,
            )
          : hint(p`به یاد بیاور که هر ${large.name} چند ${small.name} است${inCubes([large.name, small.name])}.`),
      shift > 0
        ? hint(p`به واحد کوچک‌تر می‌رویم؛ پس عدد بزرگ‌تر می‌شود: ضرب کن.`)
        : hint(p`به واحد بزرگ‌تر می‌رویم؛ پس عدد کوچک‌تر می‌شود: تقسیم کن.`),
    ],
    solution: [
      step(p`ضریب تبدیل این دو واحد را می‌نویسیم: هر ${large.name} برابر ${factor} ${small.name} است.`),
      step(
        shift > 0 ? p`به واحد کوچک‌تر می‌رویم؛ پس ضرب می‌کنیم.` : p`به واحد بزرگ‌تر می‌رویم؛ پس تقسیم می‌کنیم.`,
        display(row(num(value), shift > 0 ? '×' : '÷', num(factor), '=', num(converted))),
      ),
      ...(more === null
        ? []
        : [step(p`حالا واحدها یکی است و جمع می‌کنیم.`, display(row(num(converted), '+', num(more), '=', num(answer))))]),
    ],
  };
}
