import type { DrawingPoint, Inline, Misconception } from '../../model/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import { type AnswerHalves, integerAnswers, integerKey } from '../answers.ts';
import { mistake } from '../draft.ts';

/** «طول ۳ و عرض ۵». */
export function coordinatesWords([x, y]: DrawingPoint): string {
  return `طول ${persianNumber(x)} و عرض ${persianNumber(y)}`;
}

/** Two boxes for the coordinates of a point. */
export function coordinatesAnswer([x, y]: DrawingPoint): AnswerHalves {
  return integerAnswers([x, { label: 'طول' }], [y, { label: 'عرض' }]);
}

/** A known mistake by the point it leads to. */
export type PointMistake = readonly [id: string, title: string, point: DrawingPoint | null, message: readonly Inline[]];

/** Mistakes that end in a point without negative coordinates; the others are left out. */
export function pointMistakes(...candidates: readonly PointMistake[]): readonly Misconception[] {
  return candidates.flatMap(([id, title, point, message]) => {
    if (point === null || point.some((each) => !Number.isInteger(each) || each < 0)) return [];
    return [mistake(id, title, integerKey(...point), message)];
  });
}

/** Swapped coordinates, the commonest of all. */
export function swapped([x, y]: DrawingPoint): PointMistake {
  return [
    'coordinates-swapped',
    'طول و عرض را جابه‌جا نوشته',
    [y, x],
    [{ t: 'text', text: 'اول روی محور افقی نگاه کن؛ آن طول نقطه است. بعد روی محور عمودی؛ آن عرض نقطه است.' }],
  ];
}
