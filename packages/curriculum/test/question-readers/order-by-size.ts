import type { AnswerKey } from '../../src/model/index.ts';
import { nodeValue, type Sheet, wordsOf } from './sheet.ts';

/** Takes the smallest left, or the largest, one after the other, as the words ask; the ends of the row must say the same. */
export function orderedItems({ answer, stem }: Sheet): AnswerKey {
  if (answer.kind !== 'order') throw new Error('not an order');
  const falling = wordsOf(stem).includes('از بزرگ به کوچک');
  if (falling !== (answer.ends[0] === 'بزرگ‌ترین')) throw new Error('the words and the ends of the row disagree');
  const left = answer.items.map(({ id, math }) => ({ id, value: nodeValue(math) }));
  const items: string[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ value }) =>
      left.every((other) => {
        const difference = value.n * other.value.d - other.value.n * value.d;
        return falling ? difference >= 0n : difference <= 0n;
      }),
    );
    items.push(...left.splice(next, 1).map(({ id }) => id));
  }
  return { kind: 'order', items };
}
