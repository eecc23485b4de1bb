import type { Inline } from '../../content/blocks.ts';
import { line } from '../../content/build.ts';
import { num } from '../../content/nodes.ts';
import type { AnswerMessages } from '../kind.ts';
import { labeled } from '../number-boxes.ts';
import { typed } from '../typed.ts';
import type { IntegerForm, IntegerInput, IntegerKey } from './model.ts';

export function printKey({ values }: IntegerKey, { blanks }: IntegerForm): readonly Inline[] {
  return labeled(
    values.map((value) => num(value)),
    blanks,
  );
}

export function printInput({ values }: IntegerInput, { blanks }: IntegerForm): readonly Inline[] {
  return labeled(values.map(typed), blanks);
}

export const messages: AnswerMessages = {
  empty: line`اول جوابت را در جای خالی بنویس.`,
  wrong: line`یک بار دیگر سؤال را بخوان و قدم‌به‌قدم حساب کن.`,
};
