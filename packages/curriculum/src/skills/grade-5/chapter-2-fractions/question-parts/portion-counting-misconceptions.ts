import type { Portions } from '../../../../authoring/fractions/stories/portions.ts';
import { integerKey, line, type Misconception, misconception } from '../../../../authoring/index.ts';

/**
 * Known misconceptions in counting portions, most distinctive first. On a line the marks may have been counted in place of the hops.
 */
export function portionMisconceptions({ amount, portion }: Portions, onLine: number | null): readonly Misconception[] {
  const found: Misconception[] = [];
  const add = (id: string, title: string, answer: number, message: Misconception['message']) => {
    if (Number.isSafeInteger(answer) && answer > 0) found.push(misconception(id, title, integerKey(answer), message));
  };
  const isWhole = amount.denominator === 1;
  if (portion.numerator > 1) {
    const parts = (amount.numerator * portion.denominator) / amount.denominator;
    if (onLine === null) {
      add(
        'portion-numerator-ignored',
        'صورت کسری را که بر آن تقسیم می‌شود در نظر نگرفته',
        parts,
        line`کسری که بر آن تقسیم می‌کنی بیشتر از یک قسمت است. ببین هر چند قسمت با هم یک بار آن را می‌سازد.`,
      );
    } else {
      add(
        'parts-counted-for-hops',
        'قسمت‌ها را شمرده، نه پرش‌ها را',
        parts,
        line`هر پرش بیشتر از یک قسمت است. ببین هر چند قسمت با هم یک پرش می‌شود.`,
      );
    }
  }
  if (!isWhole) {
    add(
      'amount-denominator-ignored',
      'مخرج کسری را که تقسیم می‌شود در نظر نگرفته',
      (amount.numerator * portion.denominator) / portion.numerator,
      line`مقداری که تقسیم می‌شود خودش یک کسر است؛ مخرج آن هم در جواب نقش دارد.`,
    );
    add(
      'numerators-only-divided',
      'فقط صورت‌ها را بر هم تقسیم کرده',
      amount.numerator / portion.numerator,
      line`مخرج‌ها فرق دارند؛ پس قسمت‌ها هم‌اندازه نیستند. اول مخرج‌ها را یکی کن.`,
    );
  }
  add(
    'multiplied-instead',
    // A half of six is six divided by two as well: that so much was taken is all that is sure.
    'همان کسر از مقدار را گرفته، به جای تقسیم بر آن',
    (amount.numerator * portion.numerator) / (amount.denominator * portion.denominator),
    onLine === null
      ? line`کسری که بر آن تقسیم می‌کنی کوچک است؛ پس بارها در مقدار جا می‌گیرد. ببین چند بار.`
      : line`پرش‌ها کوچک‌اند؛ پس تعدادشان باید بیشتر شود. ببین هر پرش چند قسمت است.`,
  );
  if (isWhole) {
    // In a question without a line the denominator is written, and may have been copied.
    const isWritten = onLine === null && portion.numerator === 1;
    add(
      isWritten ? 'denominator-or-one-unit' : 'one-unit-only',
      isWritten ? 'مخرج را نوشته یا فقط سهم‌های یک واحد را شمرده' : 'فقط سهم‌های یک واحد را شمرده',
      portion.denominator / portion.numerator,
      line`این تعداد فقط از یک واحد به دست می‌آید. ببین چند واحد داریم.`,
    );
    if (portion.numerator > 1 && onLine === null) {
      add(
        'amount-times-numerator',
        'مقدار را در صورت ضرب کرده',
        amount.numerator * portion.numerator,
        line`ببین هر واحد به چند قسمت تقسیم می‌شود؛ آن را کدام عدد کسر می‌گوید؟`,
      );
    }
  }
  if (onLine !== null) {
    add(
      'one-jump-over',
      'یک پرش بیشتر شمرده، شاید چون خط شروع را هم شمرده',
      onLine + 1,
      line`پرش‌ها را بشمار، نه خط‌ها را: اولین پرش از صفر شروع می‌شود.`,
    );
  }
  return found;
}
