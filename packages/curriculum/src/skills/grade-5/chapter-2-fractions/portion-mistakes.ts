import type { Portions } from '../../../authoring/fractions/stories/portions.ts';
import { integerKey, line, type Misconception, mistake } from '../../../authoring/index.ts';

/**
 * Known mistakes in counting portions, most telling first. On a line the marks may have been counted in place of the hops.
 */
export function portionMistakes({ amount, portion }: Portions, onLine: number | null): readonly Misconception[] {
  const found: Misconception[] = [];
  const add = (id: string, title: string, answer: number, message: Misconception['message']) => {
    if (Number.isSafeInteger(answer) && answer > 0) found.push(mistake(id, title, integerKey(answer), message));
  };
  const isWhole = amount.bottom === 1;
  if (portion.top > 1) {
    add(
      'portion-numerator-ignored',
      'صورت کسرِ هر سهم را در نظر نگرفته',
      (amount.top * portion.bottom) / amount.bottom,
      line`هر سهم بیشتر از یک قسمت است. ببین هر چند قسمت با هم یک سهم می‌شود.`,
    );
  }
  if (!isWhole) {
    add(
      'amount-denominator-ignored',
      'مخرج کسر اول را در نظر نگرفته',
      (amount.top * portion.bottom) / portion.top,
      line`مقدار اول خودش یک کسر است. اول هر دو کسر را با یک مخرج بنویس.`,
    );
    add(
      'numerators-only-divided',
      'فقط صورت‌ها را بر هم تقسیم کرده',
      amount.top / portion.top,
      line`مخرج‌ها فرق دارند؛ پس قسمت‌ها هم‌اندازه نیستند. اول مخرج‌ها را یکی کن.`,
    );
  }
  add(
    'multiplied-instead',
    'به جای تقسیم، ضرب کرده',
    (amount.top * portion.top) / (amount.bottom * portion.bottom),
    line`سهم‌ها کوچک‌اند؛ پس تعدادشان باید بیشتر شود. ببین هر سهم چند بار در مقدار اول جا می‌گیرد.`,
  );
  if (isWhole) {
    add(
      'one-unit-only',
      'فقط سهم‌های یک واحد را شمرده',
      portion.bottom / portion.top,
      line`این تعداد فقط از یک واحد به دست می‌آید. ببین چند واحد داریم.`,
    );
    if (portion.top > 1) {
      add(
        'amount-times-numerator',
        'مقدار را در صورت ضرب کرده',
        amount.top * portion.top,
        line`ببین هر واحد به چند قسمت تقسیم می‌شود؛ آن را کدام عدد کسر می‌گوید؟`,
      );
    }
  }
  if (onLine !== null) {
    add(
      'start-mark-counted',
      'خط شروع را هم شمرده',
      onLine + 1,
      line`پرش‌ها را بشمار، نه خط‌ها را: اولین پرش از صفر شروع می‌شود.`,
    );
  }
  return found;
}
