import {
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  Rational,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { sharing } from './question-parts/equal-sharing-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};
const scopeOf: Readonly<
  Record<
    Level,
    {
      readonly divisors: readonly number[];
      readonly dividend: readonly [number, number];
      readonly places: readonly [number, number];
    }
  >
> = {
  1: { divisors: [2, 5], dividend: [3, 60], places: [1, 1] },
  2: { divisors: [2, 4, 5, 10], dividend: [13, 320], places: [1, 2] },
  3: { divisors: [4, 8, 20, 25], dividend: [101, 940], places: [2, 3] },
  4: { divisors: [8, 16, 25, 40], dividend: [210, 2400], places: [2, 3] },
};

const placeNames = ['دهم', 'صدم', 'هزارم'];

/** What is left is written in tenths, hundredths and thousandths, and each of these is divided, until nothing is left. */
function placeSteps(rest: number, divisor: number): readonly SolutionStep[] {
  const steps: SolutionStep[] = [];
  let left = rest;
  for (const place of placeNames) {
    if (left === 0) break;
    const units = left * 10;
    const digit = Math.floor(units / divisor);
    const next = units % divisor;
    steps.push(
      step(
        steps.length === 0
          ? p`باقی‌مانده ${left} است، یعنی ${units} ${place}. آن را بر ${divisor} تقسیم می‌کنیم؛ رقم ${place} خارج‌قسمت ${digit} است.`
          : p`${left} تا مانده است، یعنی ${units} ${place}؛ رقم ${place} خارج‌قسمت ${digit} است.`,
        display(next === 0 ? row(units, '=', divisor, '×', digit) : row(units, '=', divisor, '×', digit, '+', next)),
      ),
    );
    left = next;
  }
  return steps;
}

export const continuedDivision = defineSkill({
  id: 'g6-division-continue',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 6,
  make: (rng, level) => {
    const { divisors, dividend: range, places } = scopeOf[level];
    const divisor = rng.pick(divisors);
    const dividend = rng.int(...range);
    const quotient = Decimal.fromRational(Rational.of(dividend, divisor));
    if (quotient === null || quotient.places < places[0] || quotient.places > places[1]) return null;
    const whole = Math.floor(dividend / divisor);
    const rest = dividend % divisor;
    if (whole === 0) return null;
    const restAsPart = Decimal.parse(`${whole}.${rest}`);
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    // The known misconception must be one here: 7 ÷ 10 has its remainder after the mark rightly.
    if (form === 'find-mistake' && restAsPart.equals(quotient)) return null;
    // Who stops after as many places has the same digits: 2155 ÷ 8 leaves 3 and is 269.375.
    if (!restAsPart.equals(quotient) && quotient.toString().startsWith(restAsPart.toString())) return null;
    const stem = () => {
      switch (form) {
        case 'story':
          return sharing(rng, dividend, divisor);
        case 'find-mistake':
          return [
            p`${name} این تقسیم را تا آخر ادامه نداد و باقی‌مانده را بعد از ممیز نوشت:`,
            display(row(dividend, '÷', divisor, '=', restAsPart)),
            p`خارج‌قسمت درست چند است؟`,
          ];
        default:
          return [
            p`تقسیم را با ممیز ادامه بده تا باقی‌مانده صفر شود. خارج‌قسمت چند است؟`,
            display(row(dividend, '÷', divisor, '=')),
          ];
      }
    };
    return {
      form,
      stem: stem(),
      ...decimalAnswer(quotient),
      misconceptions: [
        misconception(
          'remainder-after-mark',
          'باقی‌مانده را بعد از ممیز نوشته',
          decimalKey(restAsPart),
          line`باقی‌مانده رقم اعشار نیست. آن را به دهم تبدیل کن و تقسیم را ادامه بده.`,
        ),
        misconception(
          'stopped-at-the-whole',
          'تقسیم را ادامه نداده',
          decimalKey(whole),
          line`هنوز باقی‌مانده داری. جلوی آن صفر بگذار و در خارج‌قسمت ممیز بزن.`,
        ),
        misconception(
          'mark-forgotten',
          'ممیز نگذاشته',
          decimalKey(quotient.shift(quotient.places)),
          line`وقتی جلوی باقی‌مانده صفر می‌گذاری، در خارج‌قسمت ممیز بزن.`,
        ),
        misconception(
          'mark-one-place-left',
          'ممیز را یک رقم عقب‌تر گذاشته',
          decimalKey(quotient.shift(-1)),
          line`ممیز درست بعد از قسمت صحیح خارج‌قسمت می‌آید.`,
        ),
      ],
      hints: [
        hint(p`اول تقسیم معمولی را انجام بده و باقی‌مانده را پیدا کن.`),
        hint(p`بعد در خارج‌قسمت ممیز بگذار، جلوی باقی‌مانده صفر بگذار و تقسیم را ادامه بده.`),
      ],
      solution: [
        step(
          p`تقسیم معمولی: خارج‌قسمت ${whole} و باقی‌مانده ${rest} می‌شود.`,
          display(row(dividend, '=', divisor, '×', whole, '+', rest)),
        ),
        ...placeSteps(rest, divisor),
        step(
          p`چیزی نمانده است. رقم‌ها را به ترتیب بعد از ممیز می‌نویسیم.`,
          display(row(dividend, '÷', divisor, '=', quotient)),
        ),
      ],
    };
  },
});
