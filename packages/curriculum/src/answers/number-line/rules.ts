import type { Inline } from '../../content/blocks.ts';
import { line, math } from '../../content/build.ts';
import type { NumberLine } from '../../content/figure.ts';
import type { MathNode } from '../../content/math.ts';
import { frac, mixed, mixedOf, num } from '../../content/nodes.ts';
import { Decimal } from '../../numbers/decimal.ts';
import { Rational } from '../../numbers/rational.ts';
import type { AnswerMessages, AnswerModel } from '../kind.ts';
import { type Fields, given, isWithin, type Reading, refuse } from '../reading.ts';
import { numberLineEmptiness } from './empty.ts';
import type { NumberLineForm, NumberLineInput, NumberLineKey } from './model.ts';

function publicForm({ kind, line }: NumberLineForm): NumberLineForm {
  const { from, to, unit, divisions, points, hops, labels, decimals } = line;
  return {
    kind,
    line: {
      from,
      to,
      divisions,
      ...(unit === undefined ? {} : { unit }),
      ...(points === undefined ? {} : { points }),
      ...(hops === undefined ? {} : { hops }),
      ...(labels === undefined ? {} : { labels }),
      ...(decimals === undefined ? {} : { decimals }),
    },
  };
}

function read({ line }: NumberLineForm, { tick }: Fields): Reading {
  if (tick === null) return refuse('untouched');
  return isWithin(tick, lastTick(line)) ? given([String(tick)]) : refuse('unknown-option');
}

function parts({ tick }: NumberLineKey): readonly string[] {
  return [String(tick)];
}

function inputFromKey({ kind, tick }: NumberLineKey): NumberLineInput {
  return { kind, tick };
}

function printKey({ tick }: NumberLineKey, form: NumberLineForm): readonly Inline[] {
  return [math(tickNumber(form.line, tick))];
}

function printInput({ tick }: NumberLineInput, form: NumberLineForm): readonly Inline[] {
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

const messages: AnswerMessages = {
  empty: moveHandle,
  wrong: line`ببین فاصلهٔ هر دو عدد به چند قسمت تقسیم شده است و از اول بشمار.`,
};

/** The number a tick of a line stands for. */
export function tickValue(line: NumberLine, tick: number): Rational {
  return Rational.of(line.from).plus(Rational.of(tick * (line.unit ?? 1), line.divisions));
}

/** How many ticks a line has after its first; the last tick's index. */
export function lastTick(line: NumberLine): number {
  return Math.floor(((line.to - line.from) * line.divisions) / (line.unit ?? 1));
}

export const numberLineModel: AnswerModel<NumberLineForm, NumberLineInput, NumberLineKey> = {
  kind: 'number-line',
  publicForm,
  read,
  parts,
  inputFromKey,
  printKey,
  printInput,
  messages,
  emptiness: numberLineEmptiness,
};
