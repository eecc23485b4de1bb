import {
  type WrittenMisconception,
  writtenMisconception,
  writtenMisconceptionsFrom,
  writtenMisconceptionValue,
} from '../../../../authoring/fractions/written-misconceptions.ts';
import { type Fraction, fractionValue, type Mixed, written } from '../../../../authoring/fractions/written-numbers.ts';
import {
  display,
  frac,
  lcm,
  line,
  type MathNode,
  mixedOf,
  num,
  op,
  p,
  Rational,
  row,
  type SolutionStep,
  step,
} from '../../../../authoring/index.ts';

/** One number of a sum, added or taken away; the first is always added. */
export interface Term extends Mixed {
  readonly sign: '+' | '−';
}

export type Sum = readonly Term[];

/** What the sum is worth. */
export function totalOf(sum: Sum): Rational {
  return sum.reduce(
    (total, term) => (term.sign === '+' ? total.plus(fractionValue(term)) : total.minus(fractionValue(term))),
    Rational.of(0),
  );
}

/** The least denominator all fraction parts can be written with. */
export function commonOf(sum: Sum): number {
  return lcm(...sum.map(({ denominator }) => denominator));
}

function signed(sum: Sum, nodes: readonly MathNode[]): MathNode {
  return row(...nodes.flatMap((node, index) => (index === 0 ? [node] : [op(sum[index]?.sign ?? '+'), node])));
}

/** Denominators people meet in stories; the others stay in bare formulas. */
export function isStatement(sum: Sum): boolean {
  return sum.every(({ denominator }) => [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20].includes(denominator));
}

/** «1/2 + 3 1/4 − 2/3», as it is asked. */
export function expressionOf(sum: Sum): MathNode {
  return signed(sum, sum.map(written));
}

function scaledNumerator({ numerator, denominator }: Fraction, common: number): number {
  return (numerator * common) / denominator;
}

function addUp(sum: Sum, value: (term: Term) => number): number {
  return sum.reduce((total, term) => total + (term.sign === '+' ? value(term) : -value(term)), 0);
}

/** Whole parts and fraction parts of the sum, each put together by itself; the parts may be below nothing or more than one. */
export function collected(sum: Sum): { readonly whole: number; readonly numerator: number; readonly common: number } {
  const common = commonOf(sum);
  return {
    whole: addUp(sum, ({ whole }) => whole),
    numerator: addUp(sum, (term) => scaledNumerator(term, common)),
    common,
  };
}

/** Whether all fraction parts have one denominator already; a whole number has none. */
export function haveOneDenominator(sum: Sum): boolean {
  return new Set(sum.filter(({ numerator }) => numerator > 0).map(({ denominator }) => denominator)).size === 1;
}

/** Whether numerators that are left as they are come to the right answer over the common denominator. */
export function isRightUnconverted(sum: Sum): boolean {
  return !haveOneDenominator(sum) && addUp(sum, (term) => term.numerator) === collected(sum).numerator;
}

/** Known misconceptions of a sum, most distinctive first. */
export function sumWrittenMisconceptions(sum: Sum): readonly WrittenMisconception[] {
  const { whole, numerator, common } = collected(sum);
  const rawNumerator = addUp(sum, (term) => term.numerator);
  const rawDenominator = addUp(sum, ({ denominator }) => denominator);
  const hasWholes = sum.some((term) => term.whole > 0);
  const value = totalOf(sum);
  const keepDenominator = haveOneDenominator(sum)
    ? line`مخرج اندازهٔ قسمت‌ها را می‌گوید و جمع یا تفریق نمی‌شود. قسمت‌ها هم‌اندازه‌اند؛ فقط تعدادشان عوض می‌شود.`
    : line`مخرج اندازهٔ قسمت‌ها را می‌گوید و جمع یا تفریق نمی‌شود. اول کسرها را با یک مخرج بنویس.`;
  const [first, second] = sum;
  const without = sum.slice(0, -1);
  const isSum = sum.every(({ sign }) => sign === '+');
  const turned = sum.map(
    (term, index): Term => (index === sum.length - 1 ? { ...term, sign: term.sign === '+' ? '−' : '+' } : term),
  );
  const allTurned = sum.map(
    (term, index): Term => (index > 0 ? { ...term, sign: term.sign === '+' ? '−' : '+' } : term),
  );
  return writtenMisconceptionsFrom(value, [
    rawNumerator > 0 && rawDenominator > 0 && !hasWholes
      ? writtenMisconception(
          'denominators-combined',
          'صورت‌ها را با هم و مخرج‌ها را با هم جمع یا تفریق کرده',
          { numerator: rawNumerator, denominator: rawDenominator },
          keepDenominator,
        )
      : null,
    hasWholes && numerator < 0 && first?.numerator !== 0
      ? writtenMisconceptionValue(
          'smaller-part-from-larger',
          'به جای شکستن واحد، کسر کوچک‌تر را از بزرگ‌تر کم کرده',
          Rational.of(whole).plus(Rational.of(-numerator, common)),
          line`ببین کدام کسر باید از کدام کم شود. اگر قسمت‌ها کافی نیست، یک واحد کامل را بشکن.`,
        )
      : null,
    hasWholes && numerator < 0 && first?.numerator === 0
      ? writtenMisconceptionValue(
          'fraction-copied',
          'کسر را کم نکرده و همان را نوشته',
          Rational.of(whole).plus(Rational.of(-numerator, common)),
          line`عدد اول قسمت کسری ندارد. یک واحد کامل آن را بشکن و کسر را از آن کم کن.`,
        )
      : null,
    hasWholes && numerator < 0
      ? writtenMisconceptionValue(
          'broken-whole-not-taken-off',
          'واحد را شکسته و از عدد کامل کم نکرده',
          value.plus(Rational.of(1)),
          line`یک واحد را شکسته‌ای و به کسر داده‌ای؛ پس از عددهای کامل باید یکی کم شده باشد.`,
        )
      : null,
    hasWholes && numerator > common
      ? writtenMisconceptionValue(
          'carried-whole-lost',
          'واحد کاملی را که از کسرها به دست می‌آید حساب نکرده',
          value.minus(Rational.of(1)),
          line`کسرها روی هم از یک واحد بیشتر شده‌اند. آن واحد کامل را هم به عددهای کامل اضافه کن.`,
        )
      : null,
    rawNumerator > 0
      ? writtenMisconceptionValue(
          'numerators-not-converted',
          'مخرج مشترک گرفته و صورت‌ها را عوض نکرده',
          Rational.of(whole).plus(Rational.of(rawNumerator, common)),
          line`مخرج مشترک درست است. وقتی مخرج در عددی ضرب می‌شود، صورت هم باید در همان عدد ضرب شود.`,
        )
      : null,
    hasWholes && rawNumerator > 0 && rawDenominator > 0
      ? writtenMisconceptionValue(
          'denominators-combined',
          'صورت‌ها را با هم و مخرج‌ها را با هم جمع یا تفریق کرده',
          Rational.of(whole).plus(Rational.of(rawNumerator, rawDenominator)),
          keepDenominator,
        )
      : null,
    hasWholes && numerator > 0
      ? writtenMisconceptionValue(
          'whole-parts-left-out',
          'فقط قسمت‌های کسری را حساب کرده',
          Rational.of(numerator, common),
          isSum
            ? line`قسمت کسری را حساب کرده‌ای. عددهای کامل را هم جمع کن.`
            : line`قسمت کسری را حساب کرده‌ای. عددهای کامل را هم حساب کن.`,
        )
      : null,
    ...(hasWholes && sum.length === 2 && sum.every((term) => term.numerator > 0)
      ? sum.map((each, left) => {
          const kept = sum[1 - left];
          // Of a fraction and its double the difference is what is left where the double is left out.
          if (
            isSum &&
            kept !== undefined &&
            each.numerator * kept.denominator === 2 * kept.numerator * each.denominator
          )
            return null;
          return writtenMisconceptionValue(
            'one-fraction-left-out',
            'کسر یکی از عددها را جا انداخته',
            totalOf(sum.map((term, index) => (index === left ? { ...term, numerator: 0, denominator: 1 } : term))),
            line`هر دو عدد قسمت کسری دارند. ببین کسر کدام عدد را جا انداخته‌ای.`,
          );
        })
      : []),
    // Every sign turned may come to the same: 14/15 + 5/12 − 5/6.
    sum.length > 2 && !totalOf(allTurned).equals(totalOf(without))
      ? writtenMisconceptionValue(
          'last-term-left-out',
          'جملهٔ آخر را حساب نکرده',
          totalOf(without),
          line`همهٔ جمله‌ها را دیده‌ای؟ ببین بعد از جواب تو هنوز عددی مانده است یا نه.`,
        )
      : null,
    writtenMisconceptionValue(
      sum.length > 2 ? 'last-term-turned' : 'last-sign-turned',
      sum.length > 2 ? 'جملهٔ آخر را با عمل برعکس حساب کرده' : 'جمع و تفریق را به جای هم گرفته',
      totalOf(turned),
      line`یک بار دیگر نگاه کن: کدام مقدار باید اضافه شود و کدام باید کم شود؟`,
    ),
    // The product of the denominators stands below: who has found a smaller one comes to something else.
    first &&
    second &&
    sum.length === 2 &&
    !hasWholes &&
    lcm(first.denominator, second.denominator) === first.denominator * second.denominator
      ? writtenMisconceptionValue(
          'cross-terms-swapped',
          'هر صورت را در مخرج خودش ضرب کرده',
          Rational.of(
            second.sign === '+'
              ? first.numerator * first.denominator + second.numerator * second.denominator
              : first.numerator * first.denominator - second.numerator * second.denominator,
            first.denominator * second.denominator,
          ),
          line`صورت هر کسر در همان عددی ضرب می‌شود که مخرجش را به مخرج مشترک می‌رساند.`,
        )
      : null,
  ]);
}

/** «3/4 = (3 × 3)/(4 × 3) = 9/12» for each fraction part that has another denominator. */
function conversions(sum: Sum, common: number): readonly MathNode[] {
  const seen = new Set<string>();
  return sum.flatMap((term) => {
    const name = `${term.numerator}/${term.denominator}`;
    if (term.numerator === 0 || term.denominator === common || seen.has(name)) return [];
    seen.add(name);
    const scale = common / term.denominator;
    return [
      row(
        frac(term.numerator, term.denominator),
        '=',
        frac(row(term.numerator, '×', scale), row(term.denominator, '×', scale)),
        '=',
        frac(term.numerator * scale, common),
      ),
    ];
  });
}

function overCommon(term: Term, common: number): MathNode {
  const numerator = scaledNumerator(term, common);
  if (numerator === 0) return num(term.whole);
  return written({ whole: term.whole, numerator, denominator: common });
}

/** Written out with the least common denominator; a whole is broken where the parts do not suffice. */
export function sumSolution(sum: Sum): readonly SolutionStep[] {
  const { whole, numerator, common } = collected(sum);
  const value = totalOf(sum);
  const converted = conversions(sum, common);
  const hasWholes = sum.some((term) => term.whole > 0);
  const steps: SolutionStep[] = [];
  if (converted.length > 0) {
    steps.push(
      step(
        p`کوچک‌ترین مخرج مشترک ${common} است. کسرها را با این مخرج می‌نویسیم تا قسمت‌ها هم‌اندازه شوند.`,
        ...converted.map((node) => display(node)),
      ),
    );
  } else if (numerator >= 0) {
    steps.push(step(p`مخرج‌ها یکی است؛ پس قسمت‌ها هم‌اندازه‌اند.`, display(expressionOf(sum))));
  }
  const inParts = sum.map((term) => overCommon(term, common));
  let result: MathNode;
  if (!hasWholes) {
    result = frac(numerator, common);
    steps.push(
      step(p`حالا فقط صورت‌ها را حساب می‌کنیم و مخرج را نگه می‌داریم.`, display(row(signed(sum, inParts), '=', result))),
    );
  } else if (numerator < 0) {
    const [first] = sum;
    const broken = first && {
      whole: first.whole - 1,
      numerator: scaledNumerator(first, common) + common,
      denominator: common,
    };
    const brokenNode = broken
      ? broken.whole > 0
        ? row(num(broken.whole), '+', frac(broken.numerator, common))
        : frac(broken.numerator, common)
      : num(0);
    result = mixedOrFraction(whole - 1, numerator + common, common);
    steps.push(
      step(
        p`قسمت‌های عدد اول کافی نیست؛ یکی از واحدهای آن را می‌شکنیم و به ${common} قسمت تبدیل می‌کنیم.`,
        display(row(inParts[0] ?? num(0), '=', brokenNode)),
      ),
      step(
        p`حالا عددهای کامل را جدا و صورت‌ها را جدا حساب می‌کنیم.`,
        display(row(signed(sum, [broken ? written(broken) : num(0), ...inParts.slice(1)]), '=', result)),
      ),
    );
  } else {
    result = mixedOrFraction(whole, numerator, common);
    steps.push(
      step(
        p`عددهای کامل را جدا و صورت‌ها را جدا حساب می‌کنیم.`,
        display(
          row(signed(sum, inParts), '=', numerator >= common ? row(num(whole), '+', frac(numerator, common)) : result),
        ),
      ),
    );
    if (numerator >= common) {
      steps.push(
        step(
          p`صورت از مخرج کوچک‌تر نیست؛ واحد کامل را از کسر بیرون می‌آوریم.`,
          display(
            row(
              num(whole),
              '+',
              frac(numerator, common),
              '=',
              mixedOrFraction(value.whole, numerator % common, common),
            ),
          ),
        ),
      );
      result = mixedOrFraction(value.whole, numerator % common, common);
    }
  }
  const finished = hasWholes ? mixedOf(value) : value.isWhole ? num(value.n) : frac(value.n, value.d);
  if (JSON.stringify(finished) !== JSON.stringify(result)) {
    steps.push(step(p`این کسر ساده هم می‌شود؛ هر دو جواب درست است.`, display(row(result, '=', finished))));
  }
  return steps;
}

function mixedOrFraction(whole: number, numerator: number, denominator: number): MathNode {
  return written({ whole, numerator, denominator });
}
