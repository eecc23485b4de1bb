import {
  type WrittenMisconception,
  writtenMisconceptionsFrom,
  writtenMisconceptionValue,
} from '../../../../authoring/fractions/written-misconceptions.ts';
import { fractionValue, type Mixed, written } from '../../../../authoring/fractions/written-numbers.ts';
import { blank, fracOf, line, type MathNode, mixedOf, op, Rational, row } from '../../../../authoring/index.ts';

/** The operation of an equation. */
export type Sign = '+' | '−' | '×' | '÷';

/** `□ sign known = result`, or `known sign □ = result` when the box stands second. */
export interface Equation {
  readonly sign: Sign;
  readonly isFirst: boolean;
  readonly known: Mixed;
  readonly result: Rational;
  readonly box: Rational;
}

/** One operation, rightly done. */
export function evaluate(sign: Sign, left: Rational, right: Rational): Rational {
  switch (sign) {
    case '+':
      return left.plus(right);
    case '−':
      return left.minus(right);
    case '×':
      return left.times(right);
    case '÷':
      return left.over(right);
  }
}

/** How the result is written: a mixed number where there are mixed numbers, else a fraction. */
export function resultNode({ result, known }: Equation): MathNode {
  return known.whole > 0 ? mixedOf(result) : fracOf(result);
}

/** The equation, with the box or what is in it. */
export function nodeOf(equation: Equation, inBox: MathNode = blank()): MathNode {
  const { sign, isFirst, known } = equation;
  const [left, right] = isFirst ? [inBox, written(known)] : [written(known), inBox];
  return row(left, op(sign), right, '=', resultNode(equation));
}

/** The operation that finds the box: its sign and two sides. */
export function inverse({ sign, isFirst, known, result }: Equation): { sign: Sign; left: Rational; right: Rational } {
  const a = fractionValue(known);
  if (sign === '+') return { sign: '−', left: result, right: a };
  if (sign === '×') return { sign: '÷', left: result, right: a };
  if (sign === '−') return isFirst ? { sign: '+', left: result, right: a } : { sign: '−', left: a, right: result };
  return isFirst ? { sign: '×', left: result, right: a } : { sign: '÷', left: a, right: result };
}

/** Known misconceptions with the box, most distinctive first. Without the equation before the eyes, no operation is named. */
export function writtenMisconceptions(equation: Equation, isShown = true): readonly WrittenMisconception[] {
  const { sign, isFirst, known, result, box } = equation;
  const a = fractionValue(known);
  const way = inverse(equation);
  return writtenMisconceptionsFrom(box, [
    isShown
      ? writtenMisconceptionValue(
          'same-operation-done',
          'همان عملِ مسئله را با دو عدد معلوم انجام داده',
          isFirst ? evaluate(sign, result, a) : evaluate(sign, a, result),
          line`عددی را که نوشته‌ای در مسئله بگذار و امتحان کن. برای پیدا کردن عدد نامعلوم شاید عمل برعکس لازم باشد.`,
        )
      : writtenMisconceptionValue(
          'other-operation-done',
          'با دو عدد معلوم عمل دیگری انجام داده',
          isFirst ? evaluate(sign, result, a) : evaluate(sign, a, result),
          line`عددی را که نوشته‌ای در مسئله بگذار و امتحان کن: با بقیهٔ مسئله جور درمی‌آید؟`,
        ),
    sign === '+' || sign === '×'
      ? writtenMisconceptionValue(
          'sides-swapped',
          'در عمل برعکس، دو عدد را جابه‌جا گذاشته',
          evaluate(way.sign, way.right, way.left),
          line`ببین کدام عدد حاصل است و کدام عدد معلوم. حاصل باید اول بیاید.`,
        )
      : null,
    (sign === '−' || sign === '÷') && !isFirst
      ? writtenMisconceptionValue(
          'inverse-as-if-first',
          'عمل برعکس را طوری انجام داده که انگار عدد اول نامعلوم است',
          sign === '−' ? result.plus(a) : result.times(a),
          line`اینجا عدد نامعلوم عدد دوم است، نه عدد اول. مسئله را با کلمه‌ها برای خودت بگو.`,
        )
      : null,
    (sign === '−' || sign === '÷') && !isFirst
      ? writtenMisconceptionValue(
          'answer-turned',
          'تفاضل یا تقسیم را از سر دیگر حساب کرده',
          sign === '−' ? result.minus(a) : result.over(a),
          line`ببین از کدام عدد کم شده یا کدام عدد تقسیم شده است؛ همان باید اول بیاید.`,
        )
      : null,
    sign === '×' || sign === '÷'
      ? writtenMisconceptionValue(
          'subtracted-for-product',
          'برای ضرب یا تقسیم، تفریق کرده',
          result.compare(a) > 0 ? result.minus(a) : a.minus(result),
          line`این عددها با ضرب یا تقسیم به هم رسیده‌اند؛ عمل برعکس هم ضرب یا تقسیم است، نه تفریق.`,
        )
      : writtenMisconceptionValue(
          'tops-and-bottoms-apart',
          'صورت‌ها و مخرج‌ها را جدا جدا کم یا زیاد کرده',
          apart(way),
          line`مخرج‌ها را نمی‌شود جمع یا تفریق کرد. مخرج‌ها باید یکی باشند؛ بعد فقط صورت‌ها حساب می‌شوند.`,
        ),
  ]);
}

/** Tops and denominators put together apart; 0 where that leads nowhere. */
export function apart({ sign, left, right }: { sign: Sign; left: Rational; right: Rational }): Rational {
  const by = sign === '+' ? 1 : -1;
  const denominator = left.denominator + by * right.denominator;
  return denominator <= 0 ? Rational.of(0) : Rational.of(left.numerator + by * right.numerator, denominator);
}
