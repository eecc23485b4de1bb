import {
  display,
  frac,
  type Level,
  line,
  mixed,
  p,
  type QuestionDraft,
  type Rng,
  row,
  worked,
  wrongLineQuestion,
} from '../../../../authoring/index.ts';

interface Mixed {
  readonly whole: number;
  readonly numerator: number;
  readonly denominator: number;
}

function drawMixed(rng: Rng, level: Level): Mixed {
  const denominator = rng.int(2, level === 4 ? 8 : 5);
  return { whole: rng.int(1, level === 4 ? 5 : 3), numerator: rng.int(1, denominator - 1), denominator };
}

/** Where is the wrong line of a product of two mixed numbers. */
export function mixedMultWrongLine(rng: Rng, level: Level): QuestionDraft | null {
  const [a, b] = [drawMixed(rng, level), drawMixed(rng, level)];
  const over = ({ whole, numerator, denominator }: Mixed) => whole * denominator + numerator;
  const bottom = a.denominator * b.denominator;
  if ((over(a) * over(b)) % bottom === 0) return null;
  return wrongLineQuestion(rng, {
    problem: [
      p`می‌خواهیم حاصل این ضرب را پیدا کنیم:`,
      display(row(mixed(a.whole, a.numerator, a.denominator), '×', mixed(b.whole, b.numerator, b.denominator))),
    ],
    work: (mistake) => {
      const top = mistake === 'whole-added' ? a.whole + a.numerator : over(a);
      const other = mistake === 'whole-times-numerator' ? b.whole * b.numerator : over(b);
      const product = mistake === 'numerators-added' ? top + other : top * other;
      if (product <= bottom || product % bottom === 0) return null;
      const whole = Math.floor(product / bottom);
      return [
        worked(mixed(a.whole, a.numerator, a.denominator), '=', frac(top, a.denominator)),
        worked(mixed(b.whole, b.numerator, b.denominator), '=', frac(other, b.denominator)),
        worked(frac(top, a.denominator), '×', frac(other, b.denominator), '=', frac(product, bottom)),
        worked(
          frac(product, bottom),
          '=',
          mixed(whole + (mistake === 'one-whole-more' ? 1 : 0), product % bottom, bottom),
        ),
      ];
    },
    mistakes: {
      'whole-added': line`عدد کامل باید اول در مخرج ضرب شود و بعد با صورت جمع شود.`,
      'whole-times-numerator': line`عدد کامل در صورت ضرب شده است؛ باید در مخرج ضرب شود و حاصل با صورت جمع شود.`,
      'numerators-added': line`صورت‌ها باید در هم ضرب شوند، نه جمع.`,
      'one-whole-more': line`عدد کامل یکی زیاد است: صورت را بر مخرج تقسیم کن تا معلوم شود.`,
    },
    watch: line`در دو سطر اول، عدد کامل در مخرج ضرب می‌شود. در ضرب، صورت در صورت و مخرج در مخرج.`,
  });
}
