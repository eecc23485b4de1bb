import {
  type Block,
  blank,
  child,
  cuttables,
  defineSkill,
  display,
  ezafe,
  type Figure,
  frac,
  fractionOf,
  fractions,
  fractionsDrawn,
  gcd,
  type Hint,
  hint,
  type Inline,
  type Level,
  line,
  type MathNode,
  misconception,
  mixed,
  mixedAnswer,
  mixedKey,
  mixedOf,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  sortAround,
  step,
  strips,
} from '../../../authoring/index.ts';

/** numerator/denominator = whole rest/denominator, as the division gives it: the part is not reduced. */
interface Improper {
  readonly numerator: number;
  readonly denominator: number;
  readonly whole: number;
  readonly rest: number;
}

/** Denominators and whole parts; the book goes to 12 with both. */
const limits: Readonly<
  Record<Level, { readonly denominator: readonly [number, number]; readonly whole: readonly [number, number] }>
> = {
  1: { denominator: [2, 5], whole: [1, 4] },
  2: { denominator: [2, 9], whole: [1, 6] },
  3: { denominator: [3, 12], whole: [2, 11] },
  4: { denominator: [4, 12], whole: [3, 11] },
};

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['bare', 'figure', 'story', 'reverse'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['bare', 'story', 'find-mistake'],
};

/** At level 4 the part can be reduced or nothing is left over; before it, neither. */
function draw(rng: Rng, level: Level): Improper | null {
  const denominator = rng.int(...limits[level].denominator);
  const whole = rng.int(...limits[level].whole);
  const rest = rng.int(level === 4 ? 0 : 1, denominator - 1);
  const reducible = gcd(rest, denominator) > 1;
  return reducible === (level === 4) ? { numerator: whole * denominator + rest, denominator, whole, rest } : null;
}

interface Mistaken {
  readonly id: string;
  readonly title: string;
  /** As a child would write it. */
  readonly shown: MathNode;
  readonly value: Rational;
  readonly message: readonly Inline[];
}

/** What the numerator counts, as it is given: a fraction, colored bars or a point of a line. */
type Given = 'fraction' | 'bars' | 'line';

const numeratorAsDenominator: Readonly<
  Record<Given, readonly [id: string, title: string, message: readonly Inline[]]>
> = {
  fraction: [
    'numerator-as-denominator',
    'تعداد همهٔ قسمت‌ها را مخرج نوشته',
    line`مخرج می‌گوید هر واحد چند قسمت مساوی دارد، نه این‌که روی هم چند قسمت داریم.`,
  ],
  bars: [
    'colored-parts-as-denominator',
    'تعداد همهٔ قسمت‌های رنگ‌شده را مخرج نوشته',
    line`مخرج می‌گوید هر واحد چند قسمت مساوی دارد، نه این‌که روی هم چند قسمت رنگ شده است.`,
  ],
  line: [
    'parts-to-point-as-denominator',
    'تعداد قسمت‌ها از صفر تا نقطه را مخرج نوشته',
    line`مخرج می‌گوید هر واحد چند قسمت مساوی دارد، نه این‌که از صفر تا نقطه چند قسمت است.`,
  ],
};

/** Only misconceptions whose fraction part stays proper: another could not be typed. */
function misconceptions({ numerator, denominator, whole, rest }: Improper, given: Given): readonly Mistaken[] {
  const found: Mistaken[] = [];
  const add = (id: string, title: string, parts: readonly [number, number, number], message: readonly Inline[]) => {
    const value = Rational.mixed(...parts);
    if (parts[1] >= parts[2] || value.equals(Rational.of(numerator, denominator))) return;
    found.push({ id, title, shown: parts[0] > 0 && parts[1] > 0 ? mixed(...parts) : mixedOf(value), value, message });
  };
  if (rest > 0) {
    add(
      'swapped-quotient-and-remainder',
      'تعداد واحدهای کامل و قسمت‌های مانده را جابه‌جا نوشته',
      [rest, whole, denominator],
      line`تعداد واحدهای کامل کنار کسر می‌آید و تعداد قسمت‌های مانده صورت کسر است. ببین کدام را کجا نوشته‌ای.`,
    );
  }
  // Where there is one, it may only not have been written.
  if (whole === 1) {
    add(
      'only-whole-not-written',
      'عدد کامل را ننوشته یا واحد کامل را نشمرده',
      [0, rest, denominator],
      line`هر ${denominator} قسمت، یک واحد می‌شود. ببین واحد کامل را شمرده و نوشته‌ای یا نه.`,
    );
  } else {
    add(
      'one-whole-missed',
      'یک واحد کامل را نشمرده',
      [whole - 1, rest, denominator],
      line`واحدهای کامل را دوباره بشمار: هر ${denominator} قسمت، یک واحد می‌شود.`,
    );
  }
  if (rest > 0) {
    const [id, title, message] = numeratorAsDenominator[given];
    add(id, title, [whole, rest, numerator], message);
    add(
      'quotient-as-denominator',
      'تعداد واحدهای کامل را مخرج نوشته',
      [whole, rest, whole],
      line`مخرج، تعداد واحدها نیست. هر واحد به چند قسمت مساوی تقسیم شده است؟`,
    );
  }
  return found;
}

function picture({ numerator, denominator, whole, rest }: Improper, onLine: boolean): Figure {
  if (onLine) {
    return {
      t: 'number-line',
      description: `محوری از صفر که هر واحد آن ${persianNumber(denominator)} قسمت مساوی دارد و نقطه‌ای روی قسمت ${persianNumber(numerator)} آن گذاشته شده است`,
      from: 0,
      to: whole + 1,
      divisions: denominator,
      points: [{ tick: numerator, tone: 'accent' }],
    };
  }
  return {
    t: 'bars',
    description: `چند نوار برابر که هر کدام ${persianNumber(denominator)} قسمت مساوی دارد؛ روی هم ${persianNumber(numerator)} قسمت رنگ شده است`,
    bars: Array.from({ length: rest > 0 ? whole + 1 : whole }, (_, index) => ({
      parts: denominator,
      shaded: Math.min(denominator, numerator - index * denominator),
      tone: 'accent',
    })),
  };
}

/** At level 4 the result may be whole, and the question must not tell. */
function request(level: Level): string {
  return level === 4 ? 'جواب را به صورت عدد مخلوط یا عدد کامل بنویس.' : 'جواب را به صورت عدد مخلوط بنویس.';
}

function story(rng: Rng, { numerator, denominator }: Improper, level: Level): readonly Block[] {
  const name = child(rng);
  // Parts of an hour are stated only where they are whole minutes.
  const wordProblems = [
    'cut',
    'strip',
    ...(60 % denominator === 0 && numerator <= 31 ? (['walk'] as const) : []),
  ] as const;
  switch (rng.pick(wordProblems)) {
    case 'cut': {
      const { whole, piece } = rng.pick(cuttables);
      return [
        p`در جشن مدرسه هر ${whole} را به ${denominator} ${ezafe(piece)} مساوی تقسیم کردند. بچه‌ها روی هم ${numerator} ${piece} خوردند.`,
        p`روی هم چند ${whole} خورده شد؟ ${request(level)}`,
      ];
    }
    case 'strip': {
      const strip = rng.pick(strips);
      return [
        p`${name} برای کاردستی ${numerator} تکه ${strip} برید. طول هر تکه ${frac(1, denominator)} متر بود.`,
        p`روی هم چند متر ${strip} برید؟ ${request(level)}`,
      ];
    }
    case 'walk':
      return [
        p`${name} هر روز ${frac(1, denominator)} ساعت پیاده‌روی می‌کند.`,
        p`در ${numerator} روز، روی هم چند ساعت پیاده‌روی می‌کند؟ ${request(level)}`,
      ];
  }
}

function stem(rng: Rng, n: Improper, level: Level, form: QuestionVariant, onLine: boolean): readonly Block[] {
  const improper = frac(n.numerator, n.denominator);
  switch (form) {
    case 'figure':
      return onLine
        ? [p`نقطهٔ روی محور چه عددی را نشان می‌دهد؟ ${request(level)}`]
        : [p`هر نوار یک واحد است. روی هم چند واحد رنگ شده است؟ ${request(level)}`];
    case 'story':
      return story(rng, n, level);
    case 'reverse':
      return [p`کدام عدد مخلوط را اگر به کسر تبدیل کنی، ${improper} به دست می‌آید؟`];
    case 'find-mistake': {
      const { shown } = rng.pick(misconceptions(n, 'fraction'));
      return [
        p`${child(rng)} کسر را این‌طور تبدیل کرده است:`,
        display(row(improper, '=', shown)),
        p`ولی اشتباهی در آن هست. ${request(level).replace('جواب', 'جواب درست')}`,
      ];
    }
    default:
      return [p`این کسر با چه عددی برابر است؟ ${request(level)}`, display(row(improper, '=', blank()))];
  }
}

function hints({ numerator, denominator }: Improper, form: QuestionVariant): readonly Hint[] {
  return [
    hint(
      form === 'figure'
        ? p`می‌خواهیم بدانیم چند واحد کامل هست و چه کسری از یک واحد باقی می‌ماند.`
        : p`می‌خواهیم بدانیم در ${frac(numerator, denominator)} چند واحد کامل هست و چه کسری از یک واحد باقی می‌ماند.`,
    ),
    hint(
      p`مخرج ${denominator} است؛ پس هر ${denominator} قسمت یک واحد کامل می‌سازد. حالا ببین در ${numerator} قسمت، چند دستهٔ ${denominator}تایی هست.`,
    ),
    hint(
      p`صورت را بر مخرج تقسیم کن. خارج‌قسمت، عدد کامل است و باقی‌مانده، صورتِ کسر؛ مخرج عوض نمی‌شود.`,
      display(row(numerator, '÷', denominator, '=', blank())),
    ),
  ];
}

function solution({ numerator, denominator, whole, rest }: Improper): readonly SolutionStep[] {
  const value = Rational.of(numerator, denominator);
  const divided = step(
    p`صورت را بر مخرج تقسیم می‌کنیم تا ببینیم چند واحد کامل داریم: خارج‌قسمت ${whole} و باقی‌مانده ${rest} است.`,
    rest > 0
      ? display(row(numerator, '=', whole, '×', denominator, '+', rest))
      : display(row(numerator, '=', whole, '×', denominator)),
  );
  const first = step(
    p`مخرج ${denominator} است؛ پس هر ${denominator} قسمت با هم یک واحد کامل می‌شود.`,
    display(row(frac(denominator, denominator), '=', 1)),
  );
  if (rest === 0) {
    return [
      first,
      divided,
      step(
        p`چیزی باقی نمانده است؛ پس کسر درست ${whole} واحد است.`,
        display(row(frac(numerator, denominator), '=', whole)),
      ),
    ];
  }
  const kept = step(
    p`${whole} واحد کامل داریم و ${rest} قسمت هم مانده است. اندازهٔ قسمت‌ها عوض نشده، پس مخرج همان ${denominator} است.`,
    display(row(frac(numerator, denominator), '=', mixed(whole, rest, denominator))),
  );
  if (gcd(rest, denominator) === 1) return [first, divided, kept];
  return [
    first,
    divided,
    kept,
    step(
      p`قسمت کسری را می‌شود ساده کرد؛ هر دو جواب درست است.`,
      display(row(frac(numerator, denominator), '=', mixed(whole, rest, denominator), '=', mixedOf(value))),
    ),
  ];
}

export const improperToMixed = defineSkill({
  id: 'g5-improper-to-mixed',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    sortAround({
      bins: ['کوچک‌تر از یک', 'مساوی با یک', 'بزرگ‌تر از یک'],
      bound: Rational.of(1),
      draw: fractions((level) => (level === 1 ? [3, 4, 5] : [3, 4, 5, 6, 7, 8, 9]), 2),
      equal: () => [3, 4, 5, 6, 7, 8].map((top) => fractionOf(top, top)),
      stem: p`هر کسر را با یک مقایسه کن و در دستهٔ خودش بگذار.`,
      look: p`صورت و مخرج هر کسر را با هم مقایسه کن.`,
      rule: p`اگر صورت از مخرج کمتر باشد کسر از یک کوچک‌تر است، اگر بیشتر باشد بزرگ‌تر، و اگر هر دو یکی باشند مساوی با یک است.`,
    }),
  ],
  pictures: [fractionsDrawn],
  revision: 11,
  make: (rng, level) => {
    const n = draw(rng, level);
    if (n === null) return null;
    const form = rng.pick(formsOf[level]);
    // More than five bars are counted, not seen; a line stays readable.
    const onLine = form === 'figure' && (n.whole > 4 || rng.chance(1, 3));
    return {
      form,
      stem: stem(rng, n, level, form, onLine),
      ...(form === 'figure' ? { figure: picture(n, onLine) } : {}),
      ...mixedAnswer(Rational.of(n.numerator, n.denominator)),
      misconceptions: misconceptions(n, form !== 'figure' ? 'fraction' : onLine ? 'line' : 'bars')
        // Between two whole numbers of a line there is one mark fewer than parts: who counts marks comes to the same.
        .filter(({ id }) => !onLine || id !== 'quotient-as-denominator' || n.whole !== n.denominator - 1)
        .map(({ id, title, value, message }) => misconception(id, title, mixedKey(value), message)),
      hints: hints(n, form),
      solution: solution(n),
    };
  },
});
