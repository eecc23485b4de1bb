import {
  broughtDown,
  Decimal,
  decimalKey,
  display,
  type Figure,
  type Hint,
  hint,
  line,
  type Misconception,
  misconception,
  num,
  p,
  partsMistaken,
  persianNumber,
  rightAligned,
  row,
  type SolutionStep,
  step,
} from '../../../../authoring/index.ts';

/** A sum of two or three decimals, or a difference of two. */
export interface Sum {
  readonly sign: '+' | '−';
  readonly terms: readonly Decimal[];
}

function reduceTerms({ sign, terms }: Sum, combine: (a: Decimal, b: Decimal, sign: '+' | '−') => Decimal): Decimal {
  const [first = Decimal.of(0), ...rest] = terms;
  return rest.reduce((total, term) => combine(total, term, sign), first);
}

export function resultOf(sum: Sum): Decimal {
  return reduceTerms(sum, (a, b, sign) => (sign === '+' ? a.plus(b) : a.minus(b)));
}

/** The digits of all terms lined up at their right ends; the longest term decides where the mark goes. */
export function alignedAtTheRight(sum: Sum): Decimal {
  if (sum.sign === '−') return reduceTerms(sum, rightAligned);
  // One column for all: what comes of two of three has no end of its own.
  const units = sum.terms.reduce((total, term) => total + term.units, 0n);
  return Decimal.of(units, Math.max(...sum.terms.map(({ places }) => places)));
}

function otherOperation({ sign, terms }: Sum): Decimal {
  const [first = Decimal.of(0), second = Decimal.of(0)] = terms;
  const difference = first.compare(second) > 0 ? first.minus(second) : second.minus(first);
  return sign === '+' ? difference : first.plus(second);
}

function partOf(value: Decimal): Decimal {
  return value.minus(Decimal.of(value.units / 10n ** BigInt(value.places)));
}

/** Whether just one is carried or borrowed over the mark: of two that are carried nobody forgets one. */
function crossesMark({ sign, terms }: Sum): boolean {
  const [first = Decimal.of(0), ...rest] = terms.map(partOf);
  if (sign === '−') return rest.some((part) => first.compare(part) < 0);
  const parts = rest.reduce((total, part) => total.plus(part), first);
  return parts.compare(Decimal.of(1)) >= 0 && parts.compare(Decimal.of(2)) < 0;
}

/** Known misconceptions of a sum; where the numbers are given under one another, marks in line, nobody lines them up at the right. */
export function sumMisconceptions(sum: Sum, isLinedUp = false): readonly Misconception[] {
  const { sign, terms } = sum;
  const [first, second, ...more] = terms;
  return [
    // Who takes away has the larger number above.
    ...(isLinedUp || (sign === '−' && first !== undefined && second !== undefined && first.units < second.units)
      ? []
      : [
          misconception(
            'aligned-at-the-right',
            'رقم‌ها را از سمت راست زیر هم نوشته، نه از ممیز',
            decimalKey(alignedAtTheRight(sum)),
            line`ممیزها را زیر هم بنویس تا یکان زیر یکان و دهم زیر دهم بیاید.`,
          ),
        ]),
    ...(first !== undefined && second !== undefined && sign === '−' ? broughtDown(first, second) : []),
    ...(first !== undefined && second !== undefined && more.length === 0 ? partsMistaken(first, second, sign) : []),
    ...(terms.length === 2
      ? [
          misconception(
            'other-operation',
            'جمع و تفریق را جابه‌جا انجام داده',
            decimalKey(otherOperation(sum)),
            line`یک بار دیگر ببین باید اضافه کنی یا کم.`,
          ),
        ]
      : []),
    misconception(
      'mark-forgotten',
      'ممیز را در جواب ننوشته',
      // A zero at the end is written as long as the mark stands.
      decimalKey(resultOf(sum).shift(Math.max(...terms.map(({ places }) => places)))),
      line`ممیزِ جواب زیر ممیزهای دیگر می‌آید. آن را فراموش نکن.`,
    ),
    // Less 1.25, who takes away what follows the mark alone comes to the same.
    ...(crossesMark(sum) &&
    !(sign === '−' && second !== undefined && second.minus(partOf(second)).equals(Decimal.of(1)))
      ? [
          sign === '+'
            ? misconception(
                'one-carry-lost',
                'ده بر یکِ دهم‌ها را به یکان اضافه نکرده',
                decimalKey(resultOf(sum).minus(Decimal.of(1))),
                line`وقتی به یکان می‌رسی، ببین از دهم‌ها چیزی به آن رسیده است یا نه.`,
              )
            : misconception(
                'borrowed-not-lowered',
                'یکانی را که از آن قرض گرفته کم نکرده',
                decimalKey(resultOf(sum).plus(Decimal.of(1))),
                line`وقتی به یکان می‌رسی، ببین از آن چیزی گرفته شده است یا نه.`,
              ),
        ]
      : []),
  ];
}

/** The terms under one another, marks in line; `result` null leaves it open. */
export function columnOf({ sign, terms }: Sum, result: Decimal | null, padded: boolean): Figure {
  const places = Math.max(...terms.map((term) => term.places), result?.places ?? 0);
  const written = terms.map((term) => (padded ? term.padded(places) : term.toString()));
  return {
    t: 'column',
    description: `${sign === '+' ? 'جمع' : 'تفریق'} نوشته‌شده زیر هم: ${written.map((term) => persianNumber(term)).join(sign === '+' ? ' و ' : ' منهای ')}`,
    operator: sign,
    terms: written,
    result: result === null ? null : padded ? result.padded(places) : result.toString(),
  };
}

/** Whether not as many digits follow every mark. */
function isUneven({ terms }: Sum): boolean {
  return new Set(terms.map((term) => term.places)).size > 1;
}

/** Where the marks are in line already, help does not ask for it. */
export function sumHints(sum: Sum, isLinedUp = false): readonly Hint[] {
  const { sign } = sum;
  return [
    hint(
      sign === '+'
        ? p`عددها را روی هم می‌گذاریم؛ پس باید جمع کنیم.`
        : p`عدد دوم را از عدد اول برمی‌داریم؛ پس باید کم کنیم.`,
    ),
    hint(
      isLinedUp
        ? p`ممیزها زیر هم‌اند؛ حالا ستون به ستون حساب کن.`
        : p`عددها را زیر هم بنویس، طوری که ممیزها زیر هم باشند.`,
      ...(isUneven(sum) ? [p`اگر تعداد رقم‌های بعد از ممیز فرق دارد، سمت راست صفر بگذار تا برابر شود.`] : []),
    ),
    hint(
      sign === '+'
        ? p`از سمت راست شروع کن. هر جا حاصل ده یا بیشتر شد، یکی به ستون سمت چپ ببر.`
        : p`از سمت راست شروع کن. هر جا رقم بالا کوچک‌تر بود، از ستون سمت چپ یکی بگیر.`,
    ),
  ];
}

export function sumSolution(sum: Sum): readonly SolutionStep[] {
  const { sign, terms } = sum;
  const result = resultOf(sum);
  return [
    step(
      isUneven(sum)
        ? p`ممیزها را زیر هم می‌نویسیم و هر جا رقمی کم است، صفر می‌گذاریم. از سمت راست حساب می‌کنیم.`
        : p`ممیزها را زیر هم می‌نویسیم و از سمت راست حساب می‌کنیم.`,
      {
        t: 'figure',
        figure: columnOf(sum, null, true),
      },
    ),
    step(
      p`ممیزِ جواب زیر ممیزهای دیگر است.`,
      display(row(...terms.flatMap((term, index) => (index === 0 ? [num(term)] : [sign, num(term)])), '=', result)),
      { t: 'figure', figure: columnOf(sum, result, true) },
    ),
  ];
}
