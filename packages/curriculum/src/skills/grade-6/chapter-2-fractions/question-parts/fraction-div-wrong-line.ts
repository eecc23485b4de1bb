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

/** Where is the wrong line of a whole number divided by a mixed one. */
export function divisionWrongLine(rng: Rng, level: Level): QuestionDraft | null {
  const amount = rng.int(3, level === 4 ? 30 : 15);
  const denominator = rng.int(2, level === 4 ? 9 : 6);
  const [whole, numerator] = [rng.int(1, level === 4 ? 5 : 3), rng.int(1, denominator - 1)];
  const by = mixed(whole, numerator, denominator);
  return wrongLineQuestion(rng, {
    problem: [p`می‌خواهیم حاصل این تقسیم را پیدا کنیم:`, display(row(amount, '÷', by))],
    work: (mistake) => {
      const top = mistake === 'whole-added' ? whole + numerator : whole * denominator + numerator;
      const [up, down] = mistake === 'unturned' ? [top, denominator] : [denominator, top];
      const product = mistake === 'added' ? amount + up : amount * up;
      if (product <= down || product % down === 0 || top === denominator) return null;
      const found = Math.floor(product / down) + (mistake === 'one-whole-less' ? -1 : 0);
      if (found < 1) return null;
      return [
        worked(by, '=', frac(top, denominator)),
        worked(amount, '÷', frac(top, denominator), '=', amount, '×', frac(up, down)),
        worked(amount, '×', frac(up, down), '=', frac(product, down)),
        worked(frac(product, down), '=', mixed(found, product % down, down)),
      ];
    },
    mistakes: {
      'whole-added': line`عدد کامل باید اول در مخرج ضرب شود و بعد با صورت جمع شود.`,
      unturned: line`تقسیم به ضرب تبدیل شده، ولی کسر دوم معکوس نشده است.`,
      added: line`عدد باید در صورت ضرب شود، نه جمع.`,
      'one-whole-less': line`عدد کامل یکی کم است: صورت را بر مخرج تقسیم کن تا معلوم شود.`,
    },
    watch: line`اول عدد مخلوط کسر می‌شود. بعد تقسیم به ضرب در معکوس تبدیل می‌شود. سطر ضرب را هم بسنج.`,
  });
}
