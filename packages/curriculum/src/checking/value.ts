import type { AnswerForm, AnswerKey, NumberLine, RawInput } from '../model/index.ts';
import { Decimal } from '../numbers/decimal.ts';
import { Rational } from '../numbers/rational.ts';
import { cellParts } from './cells.ts';
import { pointParts } from './points.ts';
import { sectorParts } from './sectors.ts';

/** An answer by what it is worth, part by part: equal parts mean equal answers, however they were written. */
export function answerParts(answer: AnswerKey): readonly string[] {
  switch (answer.kind) {
    case 'integer':
    case 'decimal':
      return answer.values.map((value) => Decimal.parse(value).toString());
    case 'fraction':
      return [Rational.of(answer.numerator, answer.denominator).toString()];
    case 'mixed':
      return [Rational.mixed(answer.whole, answer.numerator, answer.denominator).toString()];
    case 'choice':
      return [answer.option];
    case 'order':
      return answer.items;
    case 'number-line':
      return [String(answer.tick)];
    case 'clock':
      return [clockValue(answer.hour, answer.minute, answer.second)];
    case 'match':
      return answer.pairs.map((pair) => pair.join('-')).sort();
    case 'cells':
      return cellParts(answer.cells);
    case 'points':
      return pointParts(answer.points);
    case 'sectors':
      return sectorParts(answer.tones);
    case 'levels':
      return answer.values.map(String);
    case 'angle':
      return [String(answer.degrees)];
  }
}

/** One string for an answer's worth; two answers of a question are the same exactly when these are. */
export function answerValue(answer: AnswerKey): string {
  if (answer.kind === 'match' && answer.telling !== undefined) return JSON.stringify(answer.telling);
  if ((answer.kind === 'cells' || answer.kind === 'points') && answer.rule !== undefined)
    return JSON.stringify(answer.rule);
  if (answer.kind === 'sectors') return JSON.stringify(answer.rules);
  return answerParts(answer).join('|');
}

/** The input that gives this answer, typed in plain ASCII: for demonstrations, previews and tests. */
export function rawFromAnswer(answer: AnswerKey): RawInput {
  switch (answer.kind) {
    case 'integer':
    case 'decimal':
      return { kind: answer.kind, values: answer.values };
    case 'fraction':
      return { kind: 'fraction', numerator: String(answer.numerator), denominator: String(answer.denominator) };
    case 'mixed':
      return {
        kind: 'mixed',
        whole: String(answer.whole),
        numerator: answer.numerator === 0 ? '' : String(answer.numerator),
        denominator: answer.numerator === 0 ? '' : String(answer.denominator),
      };
    case 'choice':
      return { kind: 'choice', option: answer.option };
    case 'order':
      return { kind: 'order', items: answer.items };
    case 'number-line':
      return { kind: 'number-line', tick: answer.tick };
    case 'clock':
      return {
        kind: 'clock',
        hour: String(answer.hour),
        minute: String(answer.minute).padStart(2, '0'),
        ...(answer.second === undefined ? {} : { second: String(answer.second).padStart(2, '0') }),
      };
    case 'match':
      return { kind: 'match', pairs: answer.pairs };
    case 'cells':
      return { kind: 'cells', cells: answer.cells };
    case 'points':
      return { kind: 'points', points: answer.points };
    case 'sectors':
      return { kind: 'sectors', tones: answer.tones };
    case 'levels':
      return { kind: 'levels', values: answer.values };
    case 'angle':
      return { kind: 'angle', degrees: answer.degrees };
  }
}

/** A time as it is kept in records: `7:05`, `1:59:35`. */
export function clockValue(hour: number | bigint, minute: number | bigint, second?: number | bigint): string {
  const two = (part: number | bigint) => String(part).padStart(2, '0');
  return `${hour}:${two(minute)}${second === undefined ? '' : `:${two(second)}`}`;
}

/** The number a tick of a line stands for. */
export function tickValue(line: NumberLine, tick: number): Rational {
  return Rational.of(line.from).plus(Rational.of(tick * (line.unit ?? 1), line.divisions));
}

/** How many ticks a line has after its first; the last tick's index. */
export function lastTick(line: NumberLine): number {
  return Math.floor(((line.to - line.from) * line.divisions) / (line.unit ?? 1));
}

/** How many options a guess at this question chooses from; null where it is typed or built. */
export function guessableOptions(form: AnswerForm): number | null {
  return form.kind === 'choice' ? form.options.length : null;
}
