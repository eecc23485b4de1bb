import type { Inline } from '../../content/blocks.ts';
import { line, text } from '../../content/build.ts';
import type { DrawingPoint } from '../../content/figures/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import type { AnswerMessages, AnswerModel, RightParts } from '../kind.ts';
import { FOR_EXAMPLE } from '../printed.ts';
import { type Fields, given, isWithin, listOf, type Reading, refuse, sameParts } from '../reading.ts';
import { pointsEmptiness } from './empty.ts';
import type { PointsForm, PointsInput, PointsKey, PointsRule } from './model.ts';

function publicForm({ kind, width, height, background, shapes, description, count, join }: PointsForm): PointsForm {
  return { kind, width, height, background, shapes, description, count, ...(join === undefined ? {} : { join }) };
}

/** Points set on the crossings of the paper: as many as asked for, none twice. */
function read({ width, height, count }: PointsForm, fields: Fields): Reading {
  const list = listOf(fields.points);
  if (list === null || list.length > count) return refuse('unknown-option');
  const parts: string[] = [];
  for (const point of list) {
    const [x, y, ...rest] = listOf(point) ?? [];
    if (!isWithin(x, width) || !isWithin(y, height) || rest.length > 0) return refuse('unknown-option');
    const part = pointValue([x, y]);
    if (parts.includes(part)) return refuse('unknown-option');
    parts.push(part);
  }
  if (parts.length === 0) return refuse('empty');
  return parts.length < count ? refuse('incomplete') : given(parts.sort());
}

/** A point as one word, `x,y`. */
export function pointValue([x, y]: DrawingPoint): string {
  return `${x},${y}`;
}

/** The same points always in the same order. */
export function parts({ points }: Pick<PointsKey, 'points'>): readonly string[] {
  return points.map(pointValue).sort();
}

function inputFromKey({ kind, points }: PointsKey): PointsInput {
  return { kind, points };
}

function rule(key: PointsKey): string | null {
  return key.rule === undefined ? null : JSON.stringify(key.rule);
}

function matches(key: PointsKey, given: readonly string[]): boolean {
  return key.rule === undefined ? sameParts(parts(key), given) : keepsPointsRule(key.rule, given);
}

/** Points count wherever they are in the list. */
function rightParts(key: PointsKey, given: readonly string[]): RightParts {
  const wanted = parts(key);
  const right = key.rule === undefined ? wanted.filter((part) => given.includes(part)).length : 0;
  return { right, outOf: wanted.length };
}

/** Whether points keep a rule. */
export function keepsPointsRule({ through, direction }: PointsRule, given: readonly string[]): boolean {
  return given.every((part) => {
    const [x = 0, y = 0] = part.split(',').map(Number);
    const [right, up] = [x - through[0], y - through[1]];
    return (right !== 0 || up !== 0) && right * direction[1] === up * direction[0];
  });
}

function printKey({ points, rule }: PointsKey, form: PointsForm): readonly Inline[] {
  return [text(`${rule === undefined ? '' : FOR_EXAMPLE}${places(points, form)}`)];
}

function printInput({ points }: PointsInput, form: PointsForm): readonly Inline[] {
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

const messages: AnswerMessages = {
  empty: line`اول نقطه را روی صفحه بگذار.`,
  wrong: line`از یک نقطهٔ معلوم شروع کن و خانه‌ها را یکی‌یکی بشمار.`,
  partial: (right, outOf) => line`${right} نقطه از ${outOf} نقطه سر جای خودش است. جای بقیه را یک بار دیگر بشمار.`,
};

export const pointsModel: AnswerModel<PointsForm, PointsInput, PointsKey> = {
  kind: 'points',
  publicForm,
  read,
  parts,
  inputFromKey,
  matches,
  rule,
  rightParts,
  printKey,
  printInput,
  messages,
  emptiness: pointsEmptiness,
};
