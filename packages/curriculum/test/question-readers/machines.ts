import type { MathNode } from '../../src/model/index.ts';
import { nth, numbersInWords, only, type Sheet, terms, wordsOf } from './sheet.ts';

export interface ShownMachine {
  readonly sign: '+' | '−' | '×';
  readonly by: number;
  /** The end that is known. */
  readonly known: number;
}

function numberOf(node: MathNode): number | null {
  return node.t === 'number' ? Number(node.value) : null;
}

/** The machine of a figure, or the one that the words tell of. */
export function shownMachine(sheet: Sheet): ShownMachine {
  if (sheet.figure?.t === 'machine') {
    const [sign, by] = terms(only(sheet.figure.rules));
    if (sign?.t !== 'operator' || by?.t !== 'number') throw new Error('no rule');
    if (sign.sign !== '+' && sign.sign !== '−' && sign.sign !== '×') throw new Error('no sign of a machine');
    const { input, output } = only(sheet.figure.pairs);
    return { sign: sign.sign, by: Number(by.value), known: numberOf(input) ?? numberOf(output) ?? 0 };
  }
  const words = wordsOf(sheet.stem);
  const numbers = numbersInWords(sheet.stem);
  const sign = /برابر می‌کند|هر صفحه‌ای|برای هر بسته/.test(words)
    ? '×'
    : /کم می‌کند|برمی‌دارد|کنار می‌گذارد|می‌بُرد/.test(words)
      ? '−'
      : '+';
  return { sign, by: nth(numbers, 0), known: nth(numbers, 1) };
}

/** What comes out, one step of one at a time. */
export function through({ sign, by }: ShownMachine, input: number): number {
  let value = sign === '×' ? 0 : input;
  for (let count = 0; count < by; count += 1) value += sign === '×' ? input : sign === '+' ? 1 : -1;
  return value;
}
