import type { Inline } from '../../content/blocks.ts';
import { line, math } from '../../content/build.ts';
import type { NumberLine } from '../../content/figure.ts';
import type { MathNode } from '../../content/math.ts';
import { frac, mixed, mixedOf, num } from '../../content/nodes.ts';
import { Decimal } from '../../numbers/decimal.ts';
import type { AnswerMessages } from '../kind.ts';
import type { NumberLineForm, NumberLineInput, NumberLineKey } from './model.ts';
import { tickValue } from './ticks.ts';

export function printKey({ tick }: NumberLineKey, form: NumberLineForm): readonly Inline[] {
  return [math(tickNumber(form.line, tick))];
}

export function printInput({ tick }: NumberLineInput, form: NumberLineForm): readonly Inline[] {
  return tick === null ? [] : [math(tickNumber(form.line, tick))];
}

/** The number of a tick, written as the line writes its numbers: with decimals, or in the parts into which it cuts a unit. */
function tickNumber(axis: NumberLine, tick: number): MathNode {
  const value = tickValue(axis, tick);
  const decimal = axis.decimals ? Decimal.fromRational(value) : null;
  if (decimal !== null) return num(decimal);
  const { from, divisions, unit = 1 } = axis;
  const parts = tick % divisions;
  if (unit !== 1 || from < 0 || parts === 0) return mixedOf(value);
  const whole = from + (tick - parts) / divisions;
  return whole === 0 ? frac(parts, divisions) : mixed(whole, parts, divisions);
}

const moveHandle = line`اول نشانگر را روی محور جابه‌جا کن.`;

export const messages: AnswerMessages = {
  empty: moveHandle,
  wrong: line`ببین فاصلهٔ هر دو عدد به چند قسمت تقسیم شده است و از اول بشمار.`,
};
