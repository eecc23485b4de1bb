import type { Inline } from '../../content/blocks.ts';
import { line } from '../../content/build.ts';
import type { AnswerMessages } from '../kind.ts';
import type { ChoiceForm, ChoiceInput, ChoiceKey } from './model.ts';

export function printKey({ option }: ChoiceKey, form: ChoiceForm): readonly Inline[] {
  return contentOf(option, form);
}

export function printInput({ option }: ChoiceInput, form: ChoiceForm): readonly Inline[] {
  return contentOf(option, form);
}

function contentOf(option: string | null, { options }: ChoiceForm): readonly Inline[] {
  return options.find(({ id }) => id === option)?.content ?? [];
}

const pickOne = line`اول یکی از گزینه‌ها را انتخاب کن.`;

export const messages: AnswerMessages = {
  empty: pickOne,
  wrong: line`گزینه‌ها را یک بار دیگر با سؤال مقایسه کن.`,
};
