import type { DrawingPoint, Inline, Misconception } from '../../model/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import { type AnswerSpec, integerAnswers, integerKey } from '../answers.ts';
import { misconception } from '../draft.ts';

/** «طول ۳ و عرض ۵». */
export function coordinatesWords([x, y]: DrawingPoint): string {
  return `طول ${persianNumber(x)} و عرض ${persianNumber(y)}`;
}

/** Two boxes for the coordinates of a point. */
export function coordinatesAnswer([x, y]: DrawingPoint): AnswerSpec {
  return integerAnswers([x, { label: 'طول' }], [y, { label: 'عرض' }]);
}

/** A known misconception by the point it leads to. */
export type PointMisconception = readonly [
  id: string,
  title: string,
  point: DrawingPoint | null,
  message: readonly Inline[],
];

/** Misconceptions that end in a point without negative coordinates; the others are left out. */
export function pointMisconceptions(...candidates: readonly PointMisconception[]): readonly Misconception[] {
  return candidates.flatMap(([id, title, point, message]) => {
    if (point === null || point.some((each) => !Number.isInteger(each) || each < 0)) return [];
    return [misconception(id, title, integerKey(...point), message)];
  });
}

/** Swapped coordinates, the commonest of all. */
export function swapped([x, y]: DrawingPoint): PointMisconception {
  return [
    'coordinates-swapped',
    'طول و عرض را جابه‌جا نوشته',
    [y, x],
    [{ t: 'text', text: 'طول نقطه، راه آن به سمت راست است و عرض نقطه، راه آن به سمت بالا. جایشان را عوض نکن.' }],
  ];
}
