import type { Inline } from '../../content/blocks.ts';
import { line } from '../../content/build.ts';
import { num } from '../../content/nodes.ts';
import type { AnswerMessages } from '../kind.ts';
import { labeled } from '../number-boxes.ts';
import { typed } from '../typed.ts';
import type { DecimalForm, DecimalInput, DecimalKey } from './model.ts';

export function printKey({ values }: DecimalKey, { blanks }: DecimalForm): readonly Inline[] {
  return labeled(
    values.map((value) => num(value)),
    blanks,
  );
}

export function printInput({ values }: DecimalInput, { blanks }: DecimalForm): readonly Inline[] {
  return labeled(values.map(typed), blanks);
}

export const messages: AnswerMessages = {
  empty: line`اول جوابت را در جای خالی بنویس.`,
  wrong: line`یک بار دیگر حساب کن و به جای ممیز دقت کن.`,
};
