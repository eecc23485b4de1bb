import type { Block } from '../../src/model/index.ts';
import { numbersInWords, wordsOf } from './sheet.ts';

/** Counts from one number to another in hundreds, tens and ones, and gives how far it is. */
export function countedUp(from: number, to: number): number {
  if (from > to) throw new Error('counting up to a smaller number');
  let at = from;
  let counted = 0;
  for (const stride of [1000, 100, 10, 1]) {
    while (at + stride <= to) {
      at += stride;
      counted += stride;
    }
  }
  return counted;
}

/** Counts on from a number by another, largest strides first. */
export function countedOn(from: number, by: number): number {
  let at = from;
  let rest = by;
  for (const stride of [1000, 100, 10, 1]) {
    while (rest >= stride) {
      at += stride;
      rest -= stride;
    }
  }
  return at;
}

/** Whether a story puts its amounts together, by the words it asks or compares with. */
export function isPutTogether(blocks: readonly Block[]): boolean {
  const words = wordsOf(blocks);
  if (words.includes('روی هم') || words.includes('بیشتر از')) return true;
  if (words.includes('مانده') || words.includes('تفاوت') || words.includes('کمتر از')) return false;
  throw new Error(`an unknown story: ${words}`);
}

/** What a story of two amounts asks for. */
export function played(blocks: readonly Block[]): number {
  const [a = 0, b = 0] = numbersInWords(blocks);
  return isPutTogether(blocks) ? countedOn(a, b) : countedUp(Math.min(a, b), Math.max(a, b));
}
