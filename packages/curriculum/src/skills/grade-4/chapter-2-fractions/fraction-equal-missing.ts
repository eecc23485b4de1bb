import { type Fraction, properFractions, reducedFractions } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  child,
  children,
  defineSkill,
  display,
  type Figure,
  frac,
  fractionsDrawn,
  type Hint,
  hint,
  integerAnswer,
  integerKey,
  type Level,
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
  selectEqualFractions,
  step,
} from '../../../authoring/index.ts';
import { cutThing, multipliers, scaled } from './question-parts/equivalent-fractions.ts';

/** `small = large` with one of the four terms hidden. `large` has both terms of `small` times `by`. */
interface Equality {
  readonly small: Fraction;
  readonly large: Fraction;
  readonly by: number;
  readonly hidden: { readonly of: 'small' | 'large'; readonly term: 'numerator' | 'denominator' };
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['bare', 'bare', 'story', 'find-mistake', 'figure'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['bare', 'reverse', 'find-mistake', 'story'],
};

const most: Readonly<Record<Level, { denominator: number; large: number }>> = {
  1: { denominator: 6, large: 20 },
  2: { denominator: 8, large: 40 },
  3: { denominator: 10, large: 60 },
  4: { denominator: 12, large: 60 },
};

function draw(rng: Rng, level: Level, form: QuestionVariant): Equality | null {
  const limit = most[level];
  const small = rng.pick(level === 4 ? properFractions(4, limit.denominator) : reducedFractions(2, limit.denominator));
  const large = form === 'figure' ? 20 : form === 'story' ? Math.min(24, limit.large) : limit.large;
  const choices = multipliers(small, large).filter((by) => level < 4 || by > 2);
  if (choices.length === 0) return null;
  const by = rng.pick(choices);
  const isDrawn = form === 'figure' || form === 'story';
  return {
    small,
    large: scaled(small, by),
    by,
    hidden: {
      of: form === 'reverse' ? 'small' : 'large',
      term: isDrawn || (level < 4 && rng.chance(1, 2)) ? 'numerator' : 'denominator',
    },
  };
}

function asked({ small, large, hidden }: Equality): number {
  return (hidden.of === 'small' ? small : large)[hidden.term];
}

function withBox(fraction: Fraction, term: 'numerator' | 'denominator' | null): MathNode {
  return frac(
    term === 'numerator' ? blank() : fraction.numerator,
    term === 'denominator' ? blank() : fraction.denominator,
  );
}

/** The equation, the whole fraction first. */
function equation({ small, large, hidden }: Equality): MathNode {
  return hidden.of === 'large'
    ? row(withBox(small, null), '=', withBox(large, hidden.term))
    : row(withBox(large, null), '=', withBox(small, hidden.term));
}

function misconceptions(n: Equality, form: QuestionVariant): readonly Misconception[] {
  const { small, large, by, hidden } = n;
  const found: Misconception[] = [];
  const add = (id: string, title: string, answer: number, message: Misconception['message']) => {
    if (answer > 0 && Number.isInteger(answer)) found.push(misconception(id, title, integerKey(answer), message));
  };
  const other = hidden.term === 'numerator' ? 'denominator' : 'numerator';
  const [known, open] = hidden.of === 'large' ? [small, large] : [large, small];
  // Pieces of a picture or a story are no fraction that has been written.
  const isPieces = form === 'figure' || form === 'story';
  add(
    'difference-added',
    'به جای ضرب یا تقسیم، همان‌قدر جمع یا کم کرده',
    // Of a thing drawn or cut, as many pieces may be those that are left over.
    isPieces && known[hidden.term] + open[other] - known[other] === large.denominator - large.numerator
      ? 0
      : known[hidden.term] + open[other] - known[other],
    isPieces
      ? line`تعداد همهٔ قسمت‌ها چند برابر شده است؟ عدد خواسته‌شده هم باید همان چند برابر شود.`
      : line`کسرهای مساوی با جمع کردن یا کم کردن ساخته نمی‌شوند. ببین عدد معلوم در چه عددی ضرب یا بر چه عددی تقسیم شده است.`,
  );
  add(
    isPieces ? 'given-number-copied' : 'term-copied',
    isPieces ? 'عددی را که داده شده دوباره نوشته' : 'همان عدد کسر اول را نوشته',
    known[hidden.term],
    isPieces
      ? line`تعداد همهٔ قسمت‌ها بیشتر شده است و هر قسمت کوچک‌تر. آیا با همان تعداد قسمت، همان اندازه به دست می‌آید؟`
      : line`یکی از عددهای کسر عوض شده است؛ پس عدد دیگر هم باید عوض شود تا کسرها مساوی بمانند.`,
  );
  add(
    'factor-written',
    'عددی را نوشته که در آن ضرب یا بر آن تقسیم می‌شود',
    by,
    isPieces
      ? line`درست دیده‌ای که تعداد همهٔ قسمت‌ها چند برابر شده است. حالا قسمت‌های خواسته‌شده را هم همان چند برابر کن.`
      : line`این عدد را درست پیدا کرده‌ای. حالا آن را برای عدد دیگرِ کسر هم به کار ببر.`,
  );
  const otherWay = hidden.of === 'small' ? large[hidden.term] * by : small[hidden.term] / by;
  // One, or as many as are left of the whole, is a number that other things come to as well.
  const isOfOthers = otherWay === 1 || otherWay === small.denominator - small.numerator;
  add(
    hidden.of === 'small' ? 'multiplied-for-divided' : 'divided-for-multiplied',
    hidden.of === 'small' ? 'به جای تقسیم، ضرب کرده' : 'به جای ضرب، تقسیم کرده',
    isOfOthers ? 0 : otherWay,
    line`ببین عددِ معلوم بزرگ‌تر شده است یا کوچک‌تر؛ عدد خواسته‌شده هم باید همان‌طور عوض شود.`,
  );
  const oneStepOff = hidden.of === 'large' ? small[hidden.term] * (by + 1) : small[hidden.term] + 1;
  // Of 3/4 in 28ths, 24 is 28 less 4 as well.
  const ofTwoNumbers = [known.numerator, known.denominator].flatMap((number) => [
    open[other] + number,
    Math.abs(open[other] - number),
  ]);
  add(
    'one-step-off-in-table',
    'در ضرب یا تقسیم، یک بار کم یا زیاد حساب کرده',
    [...ofTwoNumbers, known.numerator * known.denominator].includes(oneStepOff) ? 0 : oneStepOff,
    line`راه درست است. ضرب یا تقسیم را یک بار دیگر حساب کن.`,
  );
  return found;
}

function picture({ small, large }: Equality): Figure {
  return {
    t: 'bars',
    description: `دو نوار هم‌اندازه؛ اولی ${persianNumber(small.denominator)} قسمت مساوی دارد و ${persianNumber(small.numerator)} قسمت آن رنگ شده است، دومی ${persianNumber(large.denominator)} قسمت مساوی دارد و هنوز رنگ نشده است`,
    bars: [
      { parts: small.denominator, shaded: small.numerator, tone: 'accent' },
      { parts: large.denominator, shaded: 0, tone: 'accent' },
    ],
  };
}

function story(rng: Rng, n: Equality): readonly Block[] {
  const { small, large } = n;
  const [one = '', other = ''] = children(rng, 2);
  const [thing, piece] = cutThing(rng);
  return rng.pick([
    () => [
      p`${one} و ${other} هر کدام یک ${thing} هم‌اندازه دارند. ${one} ${thing} خود را به ${small.denominator} ${piece} مساوی تقسیم کرد و ${small.numerator} ${piece} خورد. ${other} ${thing} خود را به ${large.denominator} ${piece} مساوی تقسیم کرد.`,
      p`${other} چند ${piece} بخورد تا به اندازهٔ ${one} خورده باشد؟`,
    ],
    () => [
      p`${one} ${frac(small.numerator, small.denominator)} یک دیوار را رنگ کرده است. اگر دیوار را به ${large.denominator} قسمت مساوی تقسیم کنیم، او چند قسمت را رنگ کرده است؟`,
    ],
    () => [
      p`در ${frac(small.numerator, small.denominator)} یک باغچه گل کاشته‌ایم. باغچه را به ${large.denominator} قسمت مساوی تقسیم می‌کنیم.`,
      p`در چند قسمت گل کاشته شده است؟`,
    ],
    () => [
      p`یک کتاب ${large.denominator} فصل هم‌اندازه دارد و ${one} ${frac(small.numerator, small.denominator)} آن را خوانده است.`,
      p`او چند فصل خوانده است؟`,
    ],
    () => [
      p`${one} ${frac(small.numerator, small.denominator)} روبانش را قیچی کرد و برداشت. ${other} روبانی به همان اندازه دارد و آن را به ${large.denominator} تکهٔ مساوی بریده است.`,
      p`${other} چند تکه بردارد تا به اندازهٔ ${one} روبان برداشته باشد؟`,
    ],
  ])();
}

function stem(rng: Rng, n: Equality, form: QuestionVariant): readonly Block[] {
  const { small, large, hidden } = n;
  switch (form) {
    case 'figure':
      return [p`چند قسمت از نوار دوم را رنگ کنیم تا به اندازهٔ نوار اول رنگ شده باشد؟`];
    case 'story':
      return story(rng, n);
    case 'find-mistake': {
      const writtenMisconception = rng.pick(
        misconceptions(n, form).filter(({ answer }) => JSON.stringify(answer) !== JSON.stringify(integerKey(asked(n)))),
      );
      const value = writtenMisconception.answer.kind === 'integer' ? Number(writtenMisconception.answer.values[0]) : 0;
      const wrong = hidden.term === 'numerator' ? frac(value, large.denominator) : frac(large.numerator, value);
      return [
        p`${child(rng)} این تساوی را نوشته است، ولی دو کسر مساوی نیستند.`,
        display(row(withBox(small, null), '=', wrong)),
        p`به جای ${value} در ${hidden.term === 'numerator' ? 'صورت' : 'مخرج'} کسر دوم، چه عددی باید باشد؟`,
      ];
    }
    default:
      return [p`در جای خالی چه عددی باید باشد تا دو کسر مساوی شوند؟`, display(equation(n))];
  }
}

function hints(n: Equality, form: QuestionVariant): readonly Hint[] {
  const { small, large, hidden } = n;
  const other = hidden.term === 'numerator' ? 'denominator' : 'numerator';
  const [otherName, name] = hidden.term === 'numerator' ? ['مخرج', 'صورت'] : ['صورت', 'مخرج'];
  return [
    form === 'story' || form === 'figure'
      ? hint(
          p`باید همان مقدار را با کسری بنویسی که مخرجش ${large.denominator} است:`,
          display(row(withBox(small, null), '=', frac(blank(), large.denominator))),
        )
      : hint(
          p`دو کسر مساوی‌اند، یعنی یک مقدار را نشان می‌دهند. هر کاری با ${otherName} شده، با ${name} هم باید بشود: ضرب در همان عدد یا تقسیم بر همان عدد.`,
        ),
    hint(
      hidden.of === 'large'
        ? p`ببین ${otherName} از ${small[other]} به ${large[other]} رسیده است؛ در چه عددی ضرب شده؟`
        : p`ببین ${otherName} از ${large[other]} به ${small[other]} رسیده است؛ بر چه عددی تقسیم شده؟`,
      display(
        hidden.of === 'large'
          ? row(small[other], '×', blank(), '=', large[other])
          : row(large[other], '÷', blank(), '=', small[other]),
      ),
    ),
    hint(
      hidden.of === 'large'
        ? p`${name} کسر اول را هم در همان عدد ضرب کن.`
        : p`${name} کسر اول را هم بر همان عدد تقسیم کن.`,
    ),
  ];
}

function solution(n: Equality): readonly SolutionStep[] {
  const { small, large, by, hidden } = n;
  const other = hidden.term === 'numerator' ? 'denominator' : 'numerator';
  const [otherName, name] = hidden.term === 'numerator' ? ['مخرج', 'صورت'] : ['صورت', 'مخرج'];
  const [from, to, sign] = hidden.of === 'large' ? ([small, large, '×'] as const) : ([large, small, '÷'] as const);
  const verb = sign === '×' ? 'در' : 'بر';
  const done = sign === '×' ? 'ضرب' : 'تقسیم';
  return [
    step(p`${otherName} ${verb} ${by} ${done} شده است.`, display(row(from[other], sign, by, '=', to[other]))),
    step(
      p`برای این‌که کسرها مساوی بمانند، ${name} را هم ${verb} ${by} ${done} می‌کنیم.`,
      display(row(from[hidden.term], sign, by, '=', to[hidden.term])),
      display(
        row(
          frac(from.numerator, from.denominator),
          '=',
          frac(row(from.numerator, sign, by), row(from.denominator, sign, by)),
          '=',
          frac(to.numerator, to.denominator),
        ),
      ),
    ),
  ];
}

export const fractionEqualMissing = defineSkill({
  id: 'g4-fraction-equal-missing',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [selectEqualFractions((level) => (level === 1 ? [3, 4] : [3, 4, 5, 6, 7]))],
  pictures: [fractionsDrawn],
  revision: 15,
  commonMistakes: ['factor-written'],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const n = draw(rng, level, form);
    if (n === null) return null;
    // A number beside the box would be right when it is only copied.
    const { small, large, hidden } = n;
    const [known, open] = hidden.of === 'large' ? [small, large] : [large, small];
    const beside = open[hidden.term === 'numerator' ? 'denominator' : 'numerator'];
    if ([known.numerator, known.denominator, beside].includes(asked(n))) return null;
    return {
      form,
      stem: stem(rng, n, form),
      ...(form === 'figure' ? { figure: picture(n) } : {}),
      ...integerAnswer(asked(n)),
      misconceptions: misconceptions(n, form),
      hints: hints(n, form),
      solution: solution(n),
    };
  },
});
