import type { Inline } from '../../content/blocks.ts';
import { line, text } from '../../content/build.ts';
import type { DrawingPoint } from '../../content/figures/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import { FOR_EXAMPLE } from '../for-example.ts';
import type { AnswerMessages } from '../kind.ts';
import type { PointsForm, PointsInput, PointsKey } from './model.ts';

export function printKey({ points, rule }: PointsKey, form: PointsForm): readonly Inline[] {
  return [text(`${rule === undefined ? '' : FOR_EXAMPLE}${places(points, form)}`)];
}

export function printInput({ points }: PointsInput, form: PointsForm): readonly Inline[] {
  return points.length === 0 ? [] : [text(places(points, form))];
}

/** «طول ۳ و عرض ۴؛ …» on numbered paper, else «۳ خانه از چپ و ۴ خانه از پایین؛ …». */
function places(points: readonly DrawingPoint[], { background }: PointsForm): string {
  return points
    .map(([x, y]) =>
      background === 'numbered'
        ? `طول ${persianNumber(x)} و عرض ${persianNumber(y)}`
        : `${persianNumber(x)} خانه از چپ و ${persianNumber(y)} خانه از پایین`,
    )
    .join('؛ ');
}

export const messages: AnswerMessages = {
  empty: line`اول نقطه را روی صفحه بگذار.`,
  wrong: line`از یک نقطهٔ معلوم شروع کن و خانه‌ها را یکی‌یکی بشمار.`,
  partial: (right, outOf) => line`${right} نقطه از ${outOf} نقطه سر جای خودش است. جای بقیه را یک بار دیگر بشمار.`,
};
