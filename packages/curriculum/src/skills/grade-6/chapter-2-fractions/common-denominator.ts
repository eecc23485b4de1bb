import {
  type Block,
  child,
  countingHops,
  cuttables,
  defineSkill,
  display,
  ezafe,
  type Figure,
  frac,
  gcd,
  type Hint,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  lcm,
  line,
  type MathNode,
  type Misconception,
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'bare', 'story', 'find-mistake'],
};

/** How many denominators, how large, and how large the answer may become. */
const limits: Readonly<Record<Level, { readonly count: number; readonly most: number; readonly common: number }>> = {
  1: { count: 2, most: 12, common: 30 },
  2: { count: 2, most: 18, common: 72 },
  3: { count: 2, most: 30, common: 150 },
  4: { count: 3, most: 30, common: 180 },
};

/** More multiples than this are not listed by hand. */
const longestList = 9;

function draw(rng: Rng, level: Level): readonly number[] | null {
  const { count, most, common } = limits[level];
  const denominators = Array.from({ length: count }, () => rng.int(2, most));
  const least = lcm(...denominators);
  const largest = Math.max(...denominators);
  if (new Set(denominators).size < count || least > common || least / largest > longestList) return null;
  // The largest is itself the answer at times, but not from level 3 on.
  if (least === largest && (level > 2 || rng.chance(1, 2))) return null;
  return level === 3 && gcd(denominators[0] ?? 1, denominators[1] ?? 1) === 1 && rng.chance(1, 2) ? null : denominators;
}

/** What the numbers are called: denominators where fractions are shown, else numbers of parts. */
interface Called {
  readonly one: string;
  readonly many: string;
}

const called = (stem: readonly Block[]): Called =>
  stem.some(({ t }) => t === 'display') ? { one: 'مخرج', many: 'مخرج‌ها' } : { one: 'عدد', many: 'عددها' };

function misconceptionsFor(denominators: readonly number[], { one, many }: Called): readonly Misconception[] {
  const least = lcm(...denominators);
  const divisor = denominators.reduce((found, denominator) => gcd(found, denominator), 0);
  const [first = 1, second = 1] = denominators;
  const ofTwo = new Set(
    denominators.length > 2
      ? denominators.map((_, index) => lcm(...denominators.filter((__, other) => other !== index)))
      : [],
  );
  return [
    misconception(
      'product-of-denominators',
      'همهٔ عددها را در هم ضرب کرده',
      integerKey(denominators.reduce((product, denominator) => product * denominator, 1)),
      line`این عدد بر همهٔ ${many} بخش‌پذیر است، ولی شاید عدد کوچک‌تری هم باشد. مضرب‌های بزرگ‌ترین ${one} را یکی‌یکی نگاه کن.`,
    ),
    ...[...ofTwo].map((value) =>
      misconception(
        'one-denominator-left-out',
        'فقط دو تا از سه عدد را در نظر گرفته',
        integerKey(value),
        line`سه ${one} داریم. عددی که نوشته‌ای بر هر سه بخش‌پذیر است؟ یکی‌یکی امتحان کن.`,
      ),
    ),
    misconception(
      'largest-denominator-taken',
      'بزرگ‌ترین عدد را جواب گرفته',
      integerKey(Math.max(...denominators)),
      line`جواب باید بر همهٔ ${many} بخش‌پذیر باشد، نه فقط بر بزرگ‌ترین آن‌ها. امتحانش کن.`,
    ),
    misconception(
      'denominators-added',
      'عددها را با هم جمع کرده',
      integerKey(denominators.reduce((sum, denominator) => sum + denominator, 0)),
      line`جمع ${many} جواب نیست. عددی می‌خواهیم که مضرب هر کدام از ${many} باشد.`,
    ),
    // A 1 is no common divisor that was looked for, and the difference of the two is easier found.
    ...(divisor === 1 || (denominators.length === 2 && divisor === Math.abs(first - second))
      ? []
      : [
          misconception(
            'common-divisor-found',
            'بزرگ‌ترین شمارندهٔ مشترک را پیدا کرده',
            integerKey(divisor),
            line`${many} بر عددی که نوشته‌ای بخش‌پذیرند. اینجا برعکس است: عددی می‌خواهیم که خودش بر همهٔ ${many} بخش‌پذیر باشد.`,
          ),
        ]),
    misconception(
      'common-but-not-least',
      'مضرب مشترکی را نوشته که کوچک‌ترین نیست',
      integerKey(least * 2),
      line`عددی که نوشته‌ای بر همهٔ ${many} بخش‌پذیر است، ولی کوچک‌ترین نیست. مضرب‌های کوچک‌تر را هم امتحان کن.`,
    ),
  ];
}

function listed(denominators: readonly number[]): string {
  const printed = denominators.map((denominator) => persianNumber(denominator));
  return `${printed.slice(0, -1).join('، ')} و ${printed.at(-1) ?? ''}`;
}

/** A proper fraction over each denominator, in lowest terms. */
function fractions(rng: Rng, denominators: readonly number[]): readonly MathNode[] {
  return denominators.map((denominator) => {
    const numerators = Array.from({ length: denominator - 1 }, (_, index) => index + 1).filter(
      (numerator) => gcd(numerator, denominator) === 1,
    );
    return frac(rng.pick(numerators), denominator);
  });
}

function joined(nodes: readonly MathNode[], sign: ',' | '+'): MathNode {
  return row(...nodes.flatMap((node, index) => (index === 0 ? [node] : [sign, node])));
}

function picture(denominators: readonly number[]): Figure {
  return {
    t: 'bars',
    description: `دو نوار هم‌اندازه زیر هم؛ یکی ${persianNumber(denominators[0] ?? 0)} قسمت مساوی دارد و دیگری ${persianNumber(denominators[1] ?? 0)} قسمت مساوی`,
    bars: denominators.map((denominator, index) => ({
      parts: denominator,
      shaded: 1,
      tone: index === 0 ? 'accent' : 'turmeric',
    })),
  };
}

function story(rng: Rng, denominators: readonly number[]): readonly Block[] {
  const many = denominators.length > 2;
  const name = child(rng);
  const statement = fractions(rng, denominators);
  return rng.pick<() => readonly Block[]>([
    () => {
      const { whole, piece } = rng.pick(cuttables);
      return [
        p`${many ? 'سه' : 'دو'} ${ezafe(whole)} هم‌اندازه داریم که به ترتیب به ${listed(denominators)} ${ezafe(piece)} مساوی بریده شده‌اند.`,
        p`می‌خواهیم همه را دوباره ببریم تا تکه‌های همهٔ آن‌ها هم‌اندازه شود. هر ${whole} دست‌کم چند ${piece} می‌شود؟`,
      ];
    },
    () => [
      p`${name} می‌خواهد این کسرها را با هم جمع کند:`,
      display(joined(statement, '+')),
      p`اگر بخواهد با کوچک‌ترین عددها کار کند، مخرج مشترک را چند بگیرد؟`,
    ],
    () => [
      p`${many ? 'سه' : 'دو'} کاغذ هم‌اندازه را به ترتیب به ${listed(denominators)} نوار مساوی خط‌کشی کرده‌ایم. ${name} می‌خواهد روی همهٔ کاغذها خط‌های بیشتری بکشد تا تعداد نوارهایشان یکی شود، بدون این‌که خطی را پاک کند.`,
      p`هر کاغذ دست‌کم چند نوار مساوی خواهد داشت؟`,
    ],
    () => [
      p`برای پر شدن یک ${rng.pick(['مخزن', 'حوض', 'تانکر', 'استخر'])}، هر شیر آب در یک ساعت کسری از آن را پر می‌کند. ${name} این کسرها را نوشته است:`,
      display(joined(statement, ',')),
      p`او می‌خواهد آن‌ها را با یک مخرج بنویسد. کوچک‌ترین مخرجی که می‌تواند بگیرد چند است؟`,
    ],
    () => [
      p`در یک نظرسنجی دربارهٔ ${rng.pick(['کتاب', 'ورزش', 'غذا', 'فیلم'])}، نتیجهٔ ${many ? 'سه' : 'دو'} کلاس را به صورت کسر نوشته‌اند:`,
      display(joined(statement, ',')),
      p`برای مقایسهٔ آن‌ها، کوچک‌ترین مخرج مشترک چند است؟`,
    ],
    () => [
      p`${many ? 'سه' : 'دو'} خط‌کش هم‌اندازه داریم که به ترتیب به ${listed(denominators)} قسمت مساوی درجه‌بندی شده‌اند. ${name} می‌خواهد خط‌کش تازه‌ای به همان اندازه بسازد که همهٔ درجه‌های آن‌ها را داشته باشد و قسمت‌هایش مساوی باشد.`,
      p`خط‌کش تازه دست‌کم چند قسمت مساوی دارد؟`,
    ],
  ])();
}

function stem(rng: Rng, denominators: readonly number[], form: QuestionVariant): readonly Block[] {
  switch (form) {
    case 'figure':
      return [
        p`هر دو نوار را می‌خواهیم به قسمت‌های کوچک‌تر تقسیم کنیم تا قسمت‌های هر دو هم‌اندازه شود.`,
        p`هر نوار دست‌کم چند قسمت مساوی خواهد داشت؟`,
      ];
    case 'story':
      return story(rng, denominators);
    case 'find-mistake': {
      const least = lcm(...denominators);
      const shown = [...misconceptionsFor(denominators, { one: 'مخرج', many: 'مخرج‌ها' })]
        .flatMap(({ answer }) => (answer.kind === 'integer' ? [Number(answer.values[0])] : []))
        .filter((value) => value !== least && value > 1);
      return [
        p`${child(rng)} کوچک‌ترین مخرج مشترک این کسرها را ${rng.pick(shown)} نوشته است، ولی درست نیست:`,
        display(joined(fractions(rng, denominators), ',')),
        p`کوچک‌ترین مخرج مشترک چند است؟`,
      ];
    }
    default:
      return [p`کوچک‌ترین مخرج مشترک این کسرها چند است؟`, display(joined(fractions(rng, denominators), ','))];
  }
}

function hints(form: QuestionVariant): readonly Hint[] {
  // The fractions have numerators too; a story or a picture may name its numbers without any fraction.
  const [thing, things, others] =
    form === 'bare' || form === 'find-mistake'
      ? ['مخرج', 'مخرج‌ها', 'مخرج‌های دیگر']
      : ['عدد', 'این عددها', 'عددهای دیگر'];
  const restated =
    form === 'figure'
      ? hint(p`تعداد قسمت‌های تازه باید هم مضرب تعداد قسمت‌های نوار اول باشد و هم مضرب نوار دوم.`)
      : hint(p`باید کوچک‌ترین عددی را پیدا کنی که مضرب همهٔ ${things} باشد؛ یعنی بر همهٔ آن‌ها بخش‌پذیر باشد.`);
  return [
    restated,
    hint(p`بزرگ‌ترین ${thing} را بردار و مضرب‌هایش را به ترتیب بنویس.`),
    hint(p`هر مضرب را امتحان کن: بر ${others} هم بخش‌پذیر است؟ اولین مضربی که بر همه بخش‌پذیر باشد، جواب است.`),
  ];
}

function solution(denominators: readonly number[], { one, many }: Called): readonly SolutionStep[] {
  const largest = Math.max(...denominators);
  const least = lcm(...denominators);
  const rest = denominators.filter((denominator) => denominator !== largest);
  const multiples = Array.from({ length: least / largest }, (_, index) => (index + 1) * largest);
  return [
    step(
      p`جواب باید مضرب بزرگ‌ترین ${one} هم باشد؛ پس مضرب‌های ${largest} را به ترتیب می‌نویسیم.`,
      display(row(...multiples.flatMap((value, index) => (index === 0 ? [value] : [',' as const, value])))),
    ),
    ...(multiples.length > 1
      ? [
          step(
            rest.length > 1
              ? p`عددهای پیش از آخری را امتحان می‌کنیم: هیچ‌کدام هم بر ${rest[0] ?? 0} و هم بر ${rest[1] ?? 0} بخش‌پذیر نیست.`
              : p`عددهای پیش از آخری را امتحان می‌کنیم: هیچ‌کدام بر ${rest[0] ?? 0} بخش‌پذیر نیست.`,
          ),
        ]
      : []),
    step(p`اولین مضربی که بر همهٔ ${many} بخش‌پذیر است ${least} است؛ پس جواب همین است.`),
  ];
}

export const leastCommonDenominator = defineSkill({
  id: 'g6-common-denominator',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [countingHops],
  revision: 12,
  commonMistakes: ['one-denominator-left-out'],
  make: (rng, level) => {
    const denominators = draw(rng, level);
    if (denominators === null) return null;
    const form = rng.pick(formsOf[level]);
    // Bars of more parts than this are not counted by eye.
    if (form === 'figure' && Math.max(...denominators) > 12) return null;
    const asked = stem(rng, denominators, form);
    return {
      form,
      stem: asked,
      ...(form === 'figure' ? { figure: picture(denominators) } : {}),
      ...integerAnswer(lcm(...denominators)),
      misconceptions: misconceptionsFor(denominators, called(asked)),
      hints: hints(form),
      solution: solution(denominators, called(asked)),
    };
  },
});
