import {
  type Block,
  child,
  children,
  defineSkill,
  display,
  type Figure,
  frac,
  fracOf,
  fractionAnswer,
  fractionKey,
  gcd,
  hint,
  type Inline,
  type Level,
  line,
  type Misconception,
  measured,
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  ratioTable,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

/** Two units of one kind; `times` of the small one make one of the large one. */
interface Units {
  readonly small: string;
  readonly large: string;
  readonly times: number;
}

const unitPairs: readonly Units[] = [
  { small: 'سانتی‌متر', large: 'متر', times: 100 },
  { small: 'میلی‌متر', large: 'سانتی‌متر', times: 10 },
  { small: 'گرم', large: 'کیلوگرم', times: 1000 },
  { small: 'متر', large: 'کیلومتر', times: 1000 },
  { small: 'دقیقه', large: 'ساعت', times: 60 },
  { small: 'ثانیه', large: 'دقیقه', times: 60 },
  { small: 'میلی‌لیتر', large: 'لیتر', times: 1000 },
  { small: 'ساعت', large: 'شبانه‌روز', times: 24 },
];

/** The ratio of the first to the second, both in small units; null units mean that both are stated in the same one. */
interface Ratio {
  readonly first: number;
  readonly second: number;
  readonly units: Units | null;
  /** Which of the two is stated in the large unit. */
  readonly isFirstLarge: boolean;
}

function draw(rng: Rng, level: Level, form: QuestionVariant): Ratio | null {
  const most = level === 1 ? 9 : 12;
  const [a, b] = [rng.int(1, most), rng.int(2, most)];
  if (gcd(a, b) > 1 || b === 1 || a === b) return null;
  const scale = rng.int(level === 1 ? 2 : 3, level === 4 ? 30 : 12);
  if (level === 1 || form === 'figure')
    return { first: a * scale, second: b * scale, units: null, isFirstLarge: false };
  const units = rng.pick(unitPairs);
  const isFirstLarge = level > 2 && rng.chance(1, 2);
  const large = isFirstLarge ? a : b;
  // The amount stated in the large unit is a whole number of it.
  const factor = (units.times / gcd(units.times, large)) * (level === 4 ? rng.int(1, 3) : 1);
  const [first, second] = [a * factor, b * factor];
  const statement = (isFirstLarge ? first : second) / units.times;
  const other = isFirstLarge ? second : first;
  return statement > 12 || other > 20_000 || other < 2 ? null : { first, second, units, isFirstLarge };
}

function statement({ first, second, units, isFirstLarge }: Ratio, unit: string): readonly [string, string] {
  if (units === null) return [measured(first, unit), measured(second, unit)];
  return isFirstLarge
    ? [measured(first / units.times, units.large), measured(second, units.small)]
    : [measured(first, units.small), measured(second / units.times, units.large)];
}

function misconceptionsFor(ratio: Ratio): readonly Misconception[] {
  const { first, second, units, isFirstLarge } = ratio;
  const found: Misconception[] = [];
  const add = (id: string, title: string, value: Rational, message: readonly Inline[]) => {
    found.push(misconception(id, title, fractionKey(value), message));
  };
  if (units !== null) {
    const [a, b] = isFirstLarge ? [first / units.times, second] : [first, second / units.times];
    add(
      'units-not-made-alike',
      'واحدها را یکی نکرده',
      Rational.of(a, b),
      line`واحدهای دو مقدار فرق دارند. پیش از نوشتن نسبت، هر دو را با یک واحد بنویس.`,
    );
    add(
      'converted-the-wrong-way',
      'تبدیل واحد را برعکس انجام داده',
      isFirstLarge
        ? Rational.of(first, second * units.times * units.times)
        : Rational.of(first * units.times * units.times, second),
      line`ببین واحد بزرگ چند تا از واحد کوچک است؛ با عوض شدن واحد، عدد بزرگ‌تر می‌شود یا کوچک‌تر؟`,
    );
  }
  add(
    'ratio-turned-over',
    'نسبت را برعکس نوشته',
    Rational.of(second, first),
    line`ترتیب مهم است: مقداری که اول گفته شده در صورت می‌نشیند.`,
  );
  add(
    'part-to-total',
    'نسبت به مجموع را نوشته',
    Rational.of(first, first + second),
    line`نسبت اولی به دومی خواسته شده، نه نسبت اولی به همه.`,
  );
  return found;
}

function figureOf({ first, second }: Ratio): Figure {
  return {
    t: 'set',
    description: `${persianNumber(first + second)} دایره که ${persianNumber(first)} تای آن رنگ شده است`,
    shape: 'circle',
    total: first + second,
    marked: first,
  };
}

function story(rng: Rng, ratio: Ratio): { readonly blocks: readonly Block[] } | null {
  const { units } = ratio;
  if (units === null) {
    const { first, second } = ratio;
    const [one, other, unit] = rng.pick([
      ['دخترها', 'پسرها', 'نفر'],
      ['کتاب‌های داستان', 'کتاب‌های علمی', 'جلد'],
      ['درخت‌های سیب', 'درخت‌های انار', 'اصله'],
      ['مهره‌های آبی', 'مهره‌های زرد', 'دانه'],
      ['تمبرهای ایرانی', 'تمبرهای خارجی', 'تمبر'],
    ] as const);
    return {
      blocks: [
        p`تعداد ${one} ${first} ${unit} و تعداد ${other} ${second} ${unit} است.`,
        p`نسبت ${one} به ${other} را به ساده‌ترین صورت بنویس.`,
      ],
    };
  }
  const [a, b] = statement(ratio, '');
  const [you = '', me = ''] = children(rng, 2);
  const wordProblems: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
    متر: [
      [`طول روبان ${you}`, `طول روبان ${me}`],
      [`طول پارچهٔ ${you}`, `طول پارچهٔ ${me}`],
    ],
    سانتی‌متر: [
      ['طول برگ سبز', 'طول برگ زرد'],
      ['بلندی شمع قرمز', 'بلندی شمع سفید'],
    ],
    کیلوگرم: [
      ['وزن بستهٔ پسته', 'وزن بستهٔ گردو'],
      ['وزن آرد دستور', 'وزن شکر دستور'],
    ],
    کیلومتر: [
      [`راه ${you} تا مدرسه`, `راه ${me} تا مدرسه`],
      ['طول پل اول', 'طول پل دوم'],
    ],
    ساعت: [
      [`زمان ورزش ${you}`, `زمان ورزش ${me}`],
      ['زمان سفر اول', 'زمان سفر دوم'],
    ],
    دقیقه: [
      ['زمان ترانهٔ اول', 'زمان ترانهٔ دوم'],
      [`زمان شنای ${you}`, `زمان شنای ${me}`],
    ],
    لیتر: [
      ['آب پارچ آبی', 'آب پارچ سبز'],
      ['شیر ظرف بزرگ', 'شیر ظرف کوچک'],
    ],
    شبانه‌روز: [
      ['زمان سفر اول', 'زمان سفر دوم'],
      ['زمان کار دستگاه اول', 'زمان کار دستگاه دوم'],
    ],
  };
  const [one, other] = rng.pick(wordProblems[units.large] ?? [['مقدار اول', 'مقدار دوم']]);
  return {
    blocks: [p`${one} ${a} و ${other} ${b} است.`, p`نسبت ${one} به ${other} را به ساده‌ترین صورت بنویس.`],
  };
}

function solution(ratio: Ratio, value: Rational): readonly SolutionStep[] {
  const { first, second, units, isFirstLarge } = ratio;
  const raw = frac(first, second);
  const divisor = gcd(first, second);
  return [
    units === null
      ? step(p`مقدار اول را در صورت و مقدار دوم را در مخرج می‌نویسیم.`, display(raw))
      : step(
          p`هر ${units.large} ${units.times} ${units.small} است؛ پس ${isFirstLarge ? 'مقدار اول' : 'مقدار دوم'} ${isFirstLarge ? first : second} ${units.small} می‌شود و حالا واحدها یکی است.`,
          display(raw),
        ),
    step(
      divisor > 1
        ? p`صورت و مخرج را بر ${divisor}، بزرگ‌ترین شمارندهٔ مشترکشان، تقسیم می‌کنیم.`
        : p`صورت و مخرج شمارندهٔ مشترک بزرگ‌تر از ۱ ندارند؛ پس نسبت ساده است.`,
      display(divisor > 1 ? row(raw, '=', fracOf(value)) : fracOf(value)),
    ),
  ];
}

export const ratioSimplest = defineSkill({
  id: 'g6-ratio-simplify',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [ratioTable],
  revision: 6,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const ratio = draw(rng, level, form);
    if (ratio === null || (form === 'figure' && ratio.first + ratio.second > 40)) return null;
    const { first, second, units } = ratio;
    const value = Rational.of(first, second);
    if (value.isWhole) return null;
    const [a, b] = statement(ratio, rng.pick(['متر', 'کیلوگرم', 'لیتر', 'دقیقه']));
    const misconceptions = misconceptionsFor(ratio);
    const shownWrong = misconceptions.flatMap(({ answer }) =>
      answer.kind === 'fraction' && answer.denominator < 1000 && answer.numerator < 1000
        ? [Rational.of(answer.numerator, answer.denominator)]
        : [],
    );
    const wordProblem = form === 'story' ? story(rng, ratio) : null;
    const wrong = shownWrong.filter((each) => !each.equals(value));
    if (form === 'find-mistake' && wrong.length === 0) return null;
    const stem = (): readonly Block[] => {
      if (wordProblem !== null) return wordProblem.blocks;
      switch (form) {
        case 'figure':
          return [p`نسبت دایره‌های رنگ‌شده به دایره‌های رنگ‌نشده را به ساده‌ترین صورت بنویس.`];
        case 'find-mistake':
          return [
            p`${child(rng)} نسبت ${a} به ${b} را ${fracOf(rng.pick(wrong))} نوشته است، ولی درست نیست.`,
            p`این نسبت را به ساده‌ترین صورت بنویس.`,
          ];
        default:
          return [p`نسبت ${a} به ${b} را به ساده‌ترین صورت بنویس.`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: figureOf(ratio) } : {}),
      ...fractionAnswer(value, true),
      misconceptions,
      hints: [
        hint(p`نسبت اولی به دومی کسری است که مقدار اول در صورت و مقدار دوم در مخرج آن است.`),
        units === null
          ? hint(p`دو عدد را پیدا کن و حواست باشد کدام اول گفته شده است.`)
          : hint(
              p`پیش از نوشتن کسر، هر دو مقدار را به ${units.small} تبدیل کن. هر ${units.large} چند ${units.small} است؟`,
            ),
        hint(p`صورت و مخرج را تا جایی که می‌شود بر یک عدد تقسیم کن تا ساده شود.`),
      ],
      solution: solution(ratio, value),
    };
  },
});
