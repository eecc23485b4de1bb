import { fractionValue, type Mixed, reducedFractions, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  fractionAnswer,
  fractionKey,
  type Hint,
  hint,
  type Level,
  line,
  type MathNode,
  type Misconception,
  misconception,
  p,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { coloredBars } from './question-parts/fraction-bar-figures.ts';
import { story } from './question-parts/reciprocal-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'reverse', 'find-mistake'],
  3: ['bare', 'story', 'reverse', 'find-mistake'],
  4: ['bare', 'reverse', 'compare', 'find-mistake'],
};

const middling = reducedFractions(2, 12);

const large = reducedFractions(5, 25);

/** One number, and at level 4 at times a second one: the reciprocal of their product is asked. */
function drawNumber(rng: Rng, level: Level): Mixed {
  const fraction = (): Mixed => ({ whole: 0, ...rng.pick(level > 2 ? large : middling) });
  const whole = (): Mixed => ({ whole: 0, numerator: rng.int(2, level > 2 ? 60 : 20), denominator: 1 });
  const mixed = (): Mixed => ({ whole: rng.int(1, level > 2 ? 12 : 5), ...rng.pick(middling) });
  switch (level) {
    case 1:
      return rng.chance(1, 3) ? whole() : fraction();
    case 2:
      return rng.weighted([
        [mixed, 3],
        [fraction, 2],
        [whole, 1],
      ])();
    case 3:
      return rng.weighted([
        [mixed, 5],
        [fraction, 3],
        [whole, 1],
      ])();
    case 4:
      return rng.weighted([
        [mixed, 4],
        [fraction, 1],
      ])();
  }
}

function single({ whole, numerator, denominator }: Mixed): {
  readonly numerator: number;
  readonly denominator: number;
} {
  return { numerator: whole * denominator + numerator, denominator };
}

function turned(value: Mixed): Rational {
  return Rational.of(1).over(fractionValue(value));
}

function misconceptionsFor(value: Mixed, isDrawn = false): readonly Misconception[] {
  const { whole, numerator, denominator } = value;
  const found: Misconception[] = [];
  if (whole > 0) {
    found.push(
      // Of one part it is the whole number and the denominator added, too.
      ...(numerator === 1
        ? []
        : [
            misconception(
              'only-fraction-part-turned',
              'فقط قسمت کسری عدد مخلوط را معکوس کرده',
              fractionKey(Rational.of(whole).plus(Rational.of(denominator, numerator))),
              line`عدد کامل هم جزئی از عدد است. اول عدد مخلوط را به کسر تبدیل کن و بعد معکوسش را بنویس.`,
            ),
          ]),
      misconception(
        'whole-part-dropped',
        'عدد کامل را کنار گذاشته',
        fractionKey(Rational.of(denominator, numerator)),
        isDrawn
          ? line`نوارهای کامل را هم حساب کن. اول همهٔ مقدار رنگ‌شده را به صورت یک کسر بنویس.`
          : line`عدد کنار کسر را فراموش کرده‌ای. اول همهٔ عدد را به یک کسر تبدیل کن.`,
      ),
      isDrawn
        ? misconception(
            'colored-not-turned',
            'کسر همهٔ قسمت‌های رنگ‌شده را نوشته و معکوس نکرده',
            fractionKey(fractionValue(value)),
            line`این همان مقدار رنگ‌شده است. حالا جای صورت و مخرجش را عوض کن.`,
          )
        : misconception(
            'turned-to-improper-only',
            'همان عدد مخلوط را به صورت کسر نوشته',
            fractionKey(fractionValue(value)),
            line`این همان عدد است، فقط به صورت کسر. حالا جای صورت و مخرجش را عوض کن.`,
          ),
    );
  } else {
    found.push(
      misconception(
        'number-repeated',
        'خود عدد را نوشته',
        fractionKey(fractionValue(value)),
        denominator === 1
          ? line`این خود عدد است. آن را روی مخرج ۱ بنویس و بعد جای صورت و مخرج را عوض کن.`
          : line`این همان عددی است که گفته شده. معکوس آن را بنویس: جای صورت و مخرج عوض می‌شود.`,
      ),
    );
  }
  const one = Rational.of(1);
  const rest = one.minus(fractionValue(value));
  if (rest.sign > 0) {
    found.push(
      isDrawn
        ? misconception(
            'rest-of-unit-written',
            'کسر قسمت رنگ‌نشده را نوشته یا عدد را از ۱ کم کرده',
            fractionKey(rest),
            line`این کسر با قسمت رنگی یک واحد می‌سازد، ولی برای معکوس باید ضرب دو عدد یک شود.`,
          )
        : misconception(
            'subtracted-from-one',
            'عدد را از ۱ کم کرده',
            fractionKey(rest),
            line`جمع این دو عدد یک می‌شود، ولی برای معکوس باید ضربشان یک شود.`,
          ),
    );
  }
  // Of a mixed number nobody turns the denominator alone; drawn, one over it is one part of what is seen.
  if (whole > 0 || (isDrawn && denominator > 1)) return found;
  found.push(
    denominator === 1
      ? misconception(
          'number-over-itself',
          'کسری برابر یک نوشته',
          fractionKey(Rational.of(1)),
          line`جوابت برابر یک است. ببین این عدد را باید در چه کسری ضرب کنی تا یک شود.`,
        )
      : misconception(
          'denominator-alone',
          'صورت را ۱ نوشته و مخرج را عوض نکرده',
          fractionKey(Rational.of(1, denominator)),
          line`هم صورت و هم مخرج در معکوس نقش دارند: صورت پایین می‌رود و مخرج بالا.`,
        ),
  );
  return found;
}

function stem(rng: Rng, value: Mixed, second: Mixed | null, form: QuestionVariant): readonly Block[] | null {
  const shown = written(value);
  switch (form) {
    case 'figure':
      return [p`${value.whole === 0 ? 'این نوار' : 'هر نوار'} یک واحد است. معکوس عددی که رنگ شده چه کسری است؟`];
    case 'story':
      return story(rng, value);
    case 'reverse':
      return [
        p`در جای خالی چه کسری باید باشد؟`,
        display(rng.chance(1, 2) ? row(shown, '×', blank(), '=', 1) : row(blank(), '×', shown, '=', 1)),
      ];
    case 'compare':
      return second === null
        ? null
        : [
            p`دو عدد داریم:`,
            display(row(shown, ',', written(second))),
            p`از بین معکوس‌های این دو عدد، معکوس بزرگ‌تر کدام است؟ آن را به صورت کسر بنویس.`,
          ];
    case 'find-mistake': {
      const wrong = rng.pick(
        misconceptionsFor(value).filter(({ id }) => id !== 'denominator-alone' && id !== 'number-over-itself'),
      ).answer;
      if (wrong.kind !== 'fraction') return null;
      return [
        p`${child(rng)} گفته است معکوس ${shown} برابر است با ${frac(wrong.numerator, wrong.denominator)}، ولی ضرب این دو عدد یک نمی‌شود.`,
        p`معکوس درست را به صورت کسر بنویس.`,
      ];
    }
    default:
      return [p`معکوس ${shown} را به صورت کسر بنویس.`];
  }
}

function hints(value: Mixed, form: QuestionVariant): readonly Hint[] {
  return [
    form === 'compare'
      ? hint(p`به معکوس هر دو عدد فکر کن. عددی که بزرگ‌تر است، معکوسش بزرگ‌تر است یا کوچک‌تر؟`)
      : form === 'figure'
        ? hint(p`اول عددی را که رنگ شده به صورت کسر بنویس.`)
        : hint(
            p`معکوس یک عدد، عددی است که ضربش در آن عدد، یک می‌شود.`,
            display(row(written(value), '×', blank(), '=', 1)),
          ),
    value.whole > 0
      ? hint(p`عدد مخلوط را اول به کسر تبدیل کن: عدد کامل ضربدر مخرج، به‌علاوهٔ صورت.`)
      : value.denominator === 1
        ? hint(
            p`عدد کامل را می‌شود کسری با مخرج ۱ نوشت.`,
            display(row(value.numerator, '=', frac(value.numerator, blank()))),
          )
        : hint(p`به صورت و مخرج این کسر نگاه کن: کدام باید بالا برود و کدام پایین بیاید؟`),
    hint(p`حالا جای صورت و مخرج را عوض کن. برای امتحان، دو کسر را در هم ضرب کن و ببین یک می‌شود یا نه.`),
  ];
}

function solution(value: Mixed, second: Mixed | null): readonly SolutionStep[] {
  const { numerator, denominator } = single(value);
  const over: MathNode = frac(numerator, denominator);
  return [
    ...(second === null
      ? []
      : [
          step(
            p`هر چه عدد کوچک‌تر باشد، معکوسش بزرگ‌تر است. پس معکوس عدد کوچک‌تر را می‌خواهیم.`,
            display(row(written(value), '<', written(second))),
          ),
        ]),
    ...(value.whole > 0
      ? [step(p`عدد مخلوط را به کسر تبدیل می‌کنیم.`, display(row(written(value), '=', over)))]
      : value.denominator === 1
        ? [step(p`عدد کامل را روی مخرج ۱ می‌نویسیم.`, display(row(numerator, '=', over)))]
        : []),
    ...(value.whole === 0 && value.denominator > 1 && second === null
      ? [
          step(
            p`معکوس کسر را با عوض کردن جای صورت و مخرج پیدا می‌کنیم، چون در ضرب، صورتِ هر کسر با مخرج دیگری ساده می‌شود.`,
          ),
        ]
      : []),
    step(
      p`جای صورت و مخرج را عوض می‌کنیم و امتحان می‌کنیم: ضرب این دو برابر یک است. پس معکوس ${frac(denominator, numerator)} است.`,
      display(row(over, '×', frac(denominator, numerator), '=', 1)),
    ),
  ];
}

export const reciprocal = defineSkill({
  id: 'g6-reciprocal',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 14,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const value = drawNumber(rng, level);
    const second = form === 'compare' ? drawNumber(rng, level) : null;
    // The reciprocal of a unit fraction is a whole number, which has no place in fraction boxes.
    if (single(value).numerator === 1) return null;
    if (form === 'figure' && (value.denominator === 1 || value.whole > 4 || value.denominator > 12)) return null;
    if (second !== null && (single(second).numerator === 1 || fractionValue(value).compare(fractionValue(second)) >= 0))
      return null;
    const asked = stem(rng, value, second, form);
    if (asked === null) return null;
    const figure: Figure | null = form === 'figure' ? coloredBars(value) : null;
    // Both orders of the two numbers are shown; the smaller one has the larger reciprocal.
    const blocks =
      second !== null && rng.chance(1, 2)
        ? asked.map((block, index): Block => (index === 1 ? display(row(written(second), ',', written(value))) : block))
        : asked;
    return {
      form,
      stem: blocks,
      ...(figure === null ? {} : { figure }),
      ...fractionAnswer(turned(value)),
      misconceptions: [
        ...(second === null
          ? []
          : [
              misconception(
                'reciprocal-of-larger',
                'معکوس عدد بزرگ‌تر را نوشته',
                fractionKey(turned(second)),
                line`عدد بزرگ‌تر باید در عدد کوچک‌تری ضرب شود تا یک شود. معکوس‌ها را با هم مقایسه کن.`,
              ),
            ]),
        // A story has a one of its own that may have been copied.
        ...misconceptionsFor(value, form === 'figure').filter(
          ({ id }) => form !== 'story' || id !== 'number-over-itself',
        ),
      ],
      hints: hints(value, form),
      solution: solution(value, second),
    };
  },
});
