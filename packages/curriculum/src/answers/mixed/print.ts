import type { Inline } from '../../content/blocks.ts';
import { line, math } from '../../content/build.ts';
import { mixedOf } from '../../content/nodes.ts';
import { Rational } from '../../numbers/rational.ts';
import { isBlank } from '../is-blank.ts';
import type { AnswerMessages } from '../kind.ts';
import { typed } from '../typed.ts';
import type { MixedInput, MixedKey } from './model.ts';

export function printKey({ whole, numerator, denominator }: MixedKey): readonly Inline[] {
  return [math(mixedOf(Rational.mixed(whole, numerator, denominator)))];
}

/** Boxes that were left empty beside others are left out. */
export function printInput(input: MixedInput): readonly Inline[] {
  const whole = typed(input.whole);
  if (isBlank(input.numerator) && isBlank(input.denominator)) return [math(whole)];
  const numerator = typed(input.numerator);
  const denominator = typed(input.denominator);
  return isBlank(input.whole)
    ? [math({ t: 'fraction', numerator, denominator })]
    : [math({ t: 'mixed', whole, numerator, denominator })];
}

export const messages: AnswerMessages = {
  empty: line`اول جوابت را در خانه‌های عدد مخلوط بنویس.`,
  wrong: line`یک بار دیگر ببین چند واحد کامل داری و چه کسری می‌ماند.`,
};
