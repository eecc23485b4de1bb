import type { Inline } from '../../content/blocks.ts';
import { line, text } from '../../content/build.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import type { AnswerMessages } from '../kind.ts';
import type { LevelsForm, LevelsInput, LevelsKey } from './model.ts';

export function printKey({ values }: LevelsKey, form: LevelsForm): readonly Inline[] {
  return [text(heights(values, form))];
}

export function printInput({ values }: LevelsInput, form: LevelsForm): readonly Inline[] {
  return values.length > 0 ? [text(heights(values, form))] : [];
}

/** «مهر: ۱۲، آبان: ۸»; a column not set yet shows the empty box. */
function heights(values: LevelsInput['values'], { columns }: LevelsForm): string {
  return columns
    .map(({ label }, index) => {
      const value = values[index] ?? null;
      return `${label}: ${value === null ? '□' : persianNumber(value)}`;
    })
    .join('، ');
}

export const messages: AnswerMessages = {
  empty: line`اول ستون‌ها را جابه‌جا کن.`,
  wrong: line`بلندی هر ستون را یک بار دیگر با سؤال مقایسه کن.`,
  partial: (right, outOf) => line`${right} ستون از ${outOf} ستون درست است. بلندی بقیه را یک بار دیگر ببین.`,
};
