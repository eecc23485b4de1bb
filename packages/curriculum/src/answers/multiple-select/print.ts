import type { Inline } from '../../content/blocks.ts';
import { line, text } from '../../content/build.ts';
import type { AnswerMessages } from '../kind.ts';
import type { MultipleSelectForm, MultipleSelectInput, MultipleSelectKey } from './model.ts';

export function printKey({ options }: MultipleSelectKey, form: MultipleSelectForm): readonly Inline[] {
  return listed(options, form);
}

export function printInput({ options }: MultipleSelectInput, form: MultipleSelectForm): readonly Inline[] {
  return listed(options, form);
}

/** The options in the order of the form: «۱۲، ۱۵، ۲۱». */
function listed(picked: readonly string[], { options }: MultipleSelectForm): readonly Inline[] {
  return options
    .filter(({ id }) => picked.includes(id))
    .flatMap(({ content }, index) => (index === 0 ? content : [text('، '), ...content]));
}

export const messages: AnswerMessages = {
  empty: line`اول گزینه‌های درست را انتخاب کن.`,
  wrong: line`گزینه‌ها را یکی‌یکی با سؤال مقایسه کن.`,
  partial: () => line`بعضی از گزینه‌ها را درست انتخاب کرده‌ای. یکی‌یکی ببین کدام کم است و کدام زیادی.`,
};
