import {
  blank,
  display,
  frac,
  gcd,
  type Hint,
  hint,
  integerKey,
  line,
  type MathNode,
  type Misconception,
  misconception,
  p,
  row,
  type SolutionStep,
  step,
} from '../../../../authoring/index.ts';

/** first/second = third/fourth; one of the four is not known. */
export interface Proportion {
  readonly numbers: readonly [number, number, number, number];
  readonly hidden: 0 | 1 | 2 | 3;
}

export function answerOf({ numbers, hidden }: Proportion): number {
  return numbers[hidden];
}

/** The number in the same ratio (above or below), in the same place of the other ratio, and across. */
function around({ numbers, hidden }: Proportion): {
  readonly beside: number;
  readonly twin: number;
  readonly across: number;
} {
  const beside = numbers[hidden % 2 === 0 ? hidden + 1 : hidden - 1] ?? 1;
  const twin = numbers[(hidden + 2) % 4] ?? 1;
  const across = numbers[hidden % 2 === 0 ? (hidden + 3) % 4 : (hidden + 1) % 4] ?? 1;
  return { beside, twin, across };
}

export function proportionNode({ numbers, hidden }: Proportion): MathNode {
  const [a, b, c, d] = numbers.map((number, index) => (index === hidden ? blank() : row(number)));
  return row(frac(a ?? 0, b ?? 1), '=', frac(c ?? 0, d ?? 1));
}

export function proportionMisconceptions(proportion: Proportion): readonly Misconception[] {
  const { beside, twin, across } = around(proportion);
  // Then it is the product of two numbers that are shown, which needs no difference.
  const isDifferenceShown = [beside, across].includes(Math.abs(beside - across));
  // Then it is the ratio as it is given times what its simplest form is multiplied by.
  const isTimesOfSimplest = beside * gcd(across, twin) === across * (beside - across);
  const ofTwo = [
    beside + across,
    beside + twin,
    Math.abs(beside - across),
    Math.abs(beside - twin),
    beside / across,
    across / beside,
    beside / twin,
    twin / across,
  ];
  const writtenMisconceptions: readonly (readonly [string, string, number, ReturnType<typeof line>])[] = [
    [
      'same-number-added',
      'به جای چند برابر کردن، همان تفاوت را نگه داشته',
      // Of a ratio that is doubled, or of one to two, it is the sum of two numbers that are shown.
      beside === 2 * across || twin === 2 * across ? Number.NaN : beside + twin - across,
      line`در تناسب، تفاوت‌ها برابر نیست. ببین عدد معلوم چند برابر شده است.`,
    ],
    [
      'number-repeated',
      'عددی را که معلوم است تکرار کرده',
      twin,
      line`دو نسبت مساوی‌اند، ولی عددهایشان یکی نیست. هر دو عدد چند برابر می‌شوند.`,
    ],
    [
      'divided-the-wrong-way',
      'نسبت را برعکس به کار برده',
      // With a one it is the product of two numbers that are shown, at times what another two of them come to.
      twin === 1 || ofTwo.includes((beside * across) / twin) ? Number.NaN : (beside * across) / twin,
      line`جواب باید از ${beside} بزرگ‌تر شود یا کوچک‌تر؟ ببین ${twin} از ${across} بزرگ‌تر است یا کوچک‌تر.`,
    ],
    [
      'only-multiplied',
      'فقط دو عدد را در هم ضرب کرده',
      beside * twin,
      line`دو عدد را ضرب کرده‌ای؛ یک تقسیم هم لازم است.`,
    ],
    [
      'multiplied-by-difference',
      'تفاوت دو عدد را به جای چند برابر بودن به کار برده',
      // What became less was not multiplied by a difference.
      isDifferenceShown || isTimesOfSimplest || across > beside || beside - across > 10
        ? Number.NaN
        : twin * (beside - across),
      line`به تفاوت دو عدد نگاه نکن؛ ببین یکی چند برابر دیگری است.`,
    ],
    [
      'times-alone-written',
      'فقط نوشته یکی چند برابر دیگری است',
      Math.max(beside, across) / Math.min(beside, across),
      line`پیدا کرده‌ای یکی چند برابر دیگری است. حالا با همین، عددی را که خواسته شده پیدا کن.`,
    ],
  ];
  return writtenMisconceptions.flatMap(([id, title, value, message]) =>
    Number.isSafeInteger(value) && value > 0 ? [misconception(id, title, integerKey(value), message)] : [],
  );
}

export function proportionHints(proportion: Proportion): readonly Hint[] {
  const { beside, across } = around(proportion);
  const whole = beside % across === 0 || across % beside === 0;
  return [
    hint(
      whole
        ? p`دو نسبت مساوی‌اند؛ پس هر دو عددِ نسبت به یک اندازه چند برابر شده‌اند.`
        : p`دو نسبت مساوی‌اند؛ پس شکل ساده‌شدهٔ آن‌ها یکی است.`,
    ),
    whole
      ? hint(p`دو عدد هم‌ردیف را پیدا کن که هر دو معلوم‌اند: ${across} و ${beside}.`)
      : hint(p`نسبتی را پیدا کن که هر دو عددش معلوم است.`),
    hint(
      whole
        ? p`ببین یکی چند برابر دیگری است. عددِ نامعلوم هم با عدد هم‌ردیفش همین‌طور است.`
        : p`آن نسبت را ساده کن و بعد هر دو عددش را چند برابر کن.`,
    ),
  ];
}

export function proportionSolution(proportion: Proportion): readonly SolutionStep[] {
  const { numbers, hidden } = proportion;
  const [a, b, c, d] = numbers;
  // The ratio with both numbers known, its simplest form, and from there to the other.
  const [numerator, denominator] = hidden < 2 ? [c, d] : [a, b];
  const [otherNumerator, otherDenominator] = hidden < 2 ? [a, b] : [c, d];
  const common = gcd(numerator, denominator);
  const [x, y] = [numerator / common, denominator / common];
  const times = otherNumerator / x;
  const value = answerOf(proportion);
  return [
    step(
      common > 1 ? p`نسبتی را که هر دو عددش معلوم است ساده می‌کنیم.` : p`نسبتی که هر دو عددش معلوم است ساده است.`,
      display(common > 1 ? row(frac(numerator, denominator), '=', frac(x, y)) : frac(numerator, denominator)),
    ),
    times === 1
      ? step(p`عدد معلومِ نسبت دیگر در همین کسر ساده هم هست؛ پس این دو، یک کسرند.`, display(frac(x, y)))
      : step(
          p`در نسبت دیگر، عدد معلوم ${times} برابر شده است؛ پس هر دو عدد را در ${times} ضرب می‌کنیم.`,
          display(
            row(
              frac(x, y),
              '=',
              frac(row(x, '×', times), row(y, '×', times)),
              '=',
              frac(otherNumerator, otherDenominator),
            ),
          ),
        ),
    step(p`پس عدد جای خالی ${value} است.`),
  ];
}
