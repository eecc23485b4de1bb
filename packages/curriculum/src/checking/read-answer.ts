import type { AnswerForm, Blank, ClockFormat, InvalidReason } from '../model/index.ts';
import { Rational } from '../numbers/rational.ts';
import { readCells } from './cells.ts';
import { readLevels } from './levels.ts';
import { readPoints } from './points.ts';
import { type Fields, type Given, given, readAngle, readMatch, refuse, type Unreadable } from './read-built.ts';
import { type NumberReading, readDecimal, readWhole } from './read-number.ts';
import { readSectors } from './sectors.ts';
import { clockValue, lastTick } from './value.ts';

function isEmpty(reading: NumberReading): boolean {
  return !reading.ok && reading.reason === 'empty';
}

function strings(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  const list: unknown[] = value;
  return list.every((item) => typeof item === 'string') ? list : null;
}

function readBlanks(kind: 'integer' | 'decimal', blanks: readonly Blank[], fields: Fields): Given | Unreadable {
  const values = strings(fields.values);
  if (values === null || values.length > blanks.length) return refuse('unknown-option');
  const read = kind === 'integer' ? readWhole : readDecimal;
  const readings = blanks.map((blank, index) => read(values[index] ?? '', blank.unit));
  if (readings.every(isEmpty)) return refuse('empty');
  const parts: string[] = [];
  for (const reading of readings) {
    if (isEmpty(reading)) return refuse('incomplete');
    if (!reading.ok) return reading;
    parts.push(reading.value.toString());
  }
  return given(parts);
}

interface ReadFraction {
  readonly ok: true;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function readFraction(numerator: NumberReading, denominator: NumberReading): ReadFraction | Unreadable {
  if (isEmpty(numerator) || isEmpty(denominator)) return refuse('incomplete');
  if (!numerator.ok) return numerator;
  if (!denominator.ok) return denominator;
  if (denominator.value.units === 0n) return refuse('zero-denominator');
  return { ok: true, numerator: numerator.value.units, denominator: denominator.value.units };
}

function readFractionBoxes(fields: Fields): Given | Unreadable {
  if (typeof fields.numerator !== 'string' || typeof fields.denominator !== 'string') return refuse('unknown-option');
  const numerator = readWhole(fields.numerator);
  const denominator = readWhole(fields.denominator);
  if (isEmpty(numerator) && isEmpty(denominator)) return refuse('empty');
  const fraction = readFraction(numerator, denominator);
  if (!fraction.ok) return fraction;
  const value = Rational.of(fraction.numerator, fraction.denominator);
  const reduced = fraction.denominator === value.d;
  return given([value.toString()], `${fraction.numerator}/${fraction.denominator}`, reduced);
}

function readMixedBoxes(fields: Fields): Given | Unreadable {
  if (
    typeof fields.whole !== 'string' ||
    typeof fields.numerator !== 'string' ||
    typeof fields.denominator !== 'string'
  ) {
    return refuse('unknown-option');
  }
  const whole = readWhole(fields.whole);
  const upper = readWhole(fields.numerator);
  const lower = readWhole(fields.denominator);
  if ([whole, upper, lower].every(isEmpty)) return refuse('empty');
  if (!whole.ok && !isEmpty(whole)) return whole;
  const wholeValue = whole.ok ? whole.value.units : 0n;
  if (isEmpty(upper) && isEmpty(lower)) return given([`${wholeValue}`]);
  const fraction = readFraction(upper, lower);
  if (!fraction.ok) return fraction;
  const { numerator, denominator } = fraction;
  const part = Rational.of(numerator, denominator);
  // A sign belongs to the whole part when there is one: −2 1/3 is −(2 + 1/3), and no fraction of it has a sign of its own.
  if (wholeValue !== 0n && part.sign < 0) return refuse('two-signs');
  if (part.compare(Rational.of(1)) >= 0 || part.compare(Rational.of(-1)) <= 0) return refuse('improper-part');
  const size = Rational.of(wholeValue < 0n ? -wholeValue : wholeValue).plus(part);
  const value = wholeValue < 0n ? Rational.of(0).minus(size) : size;
  const shown =
    numerator === 0n
      ? `${wholeValue}`
      : wholeValue === 0n
        ? `${numerator}/${denominator}`
        : `${wholeValue} ${numerator}/${denominator}`;
  return given([value.toString()], shown, denominator === part.d);
}

function readOrder(ids: readonly string[], fields: Fields): Given | Unreadable {
  const items = strings(fields.items);
  if (items === null || items.some((item) => !ids.includes(item))) return refuse('unknown-option');
  if (items.length === 0) return refuse('empty');
  const different = new Set(items).size;
  if (items.length !== different) return refuse('unknown-option');
  return different < ids.length ? refuse('incomplete') : given(items);
}

function hourFault(hour: bigint, format: ClockFormat): InvalidReason | null {
  switch (format) {
    case 'time12':
      return hour < 1n || hour > 12n ? 'hour-off-dial' : null;
    case 'time24':
      return hour < 0n || hour > 23n ? 'hour-off-day' : null;
    case 'duration':
      return hour < 0n ? 'not-a-number' : null;
  }
}

function readClock(format: ClockFormat, hasSeconds: boolean, fields: Fields): Given | Unreadable {
  const boxes = strings([fields.hour, fields.minute, ...(hasSeconds ? [fields.second] : [])]);
  if (boxes === null) return refuse('unknown-option');
  const readings = boxes.map((box) => readWhole(box));
  if (readings.every(isEmpty)) return refuse('empty');
  const numbers: bigint[] = [];
  for (const reading of readings) {
    if (isEmpty(reading)) return refuse('incomplete');
    if (!reading.ok) return reading;
    numbers.push(reading.value.units);
  }
  const [hour = 0n, minute = 0n, second] = numbers;
  const fault = hourFault(hour, format);
  if (fault !== null) return refuse(fault);
  if (minute < 0n || minute > 59n) return refuse('minute-past-hour');
  if (second !== undefined && (second < 0n || second > 59n)) return refuse('second-past-minute');
  return given([clockValue(hour, minute, second)]);
}

/**
 * Reads any input, well formed or not, as an answer of `form`. Never throws; an input of another kind, or one that names
 * things the question does not have, is `unknown-option`.
 */
export function readAnswer(form: AnswerForm, raw: unknown): Given | Unreadable {
  if (typeof raw !== 'object' || raw === null) return refuse('unknown-option');
  const fields: Fields = { ...raw };
  if (fields.kind !== form.kind) return refuse('unknown-option');
  switch (form.kind) {
    case 'integer':
    case 'decimal':
      return readBlanks(form.kind, form.blanks, fields);
    case 'fraction':
      return readFractionBoxes(fields);
    case 'mixed':
      return readMixedBoxes(fields);
    case 'choice': {
      const { option } = fields;
      if (option === null) return refuse('empty');
      const known = form.options.some(({ id }) => id === option);
      return known && typeof option === 'string' ? given([option]) : refuse('unknown-option');
    }
    case 'order':
      return readOrder(
        form.items.map(({ id }) => id),
        fields,
      );
    case 'number-line': {
      const { tick } = fields;
      if (tick === null) return refuse('untouched');
      const known = typeof tick === 'number' && Number.isSafeInteger(tick) && tick >= 0 && tick <= lastTick(form.line);
      return known ? given([String(tick)]) : refuse('unknown-option');
    }
    case 'clock':
      return readClock(form.format, form.seconds === true, fields);
    case 'match':
      return readMatch(form, fields);
    case 'cells':
      return readCells(form, fields);
    case 'points':
      return readPoints(form, fields);
    case 'sectors':
      return readSectors(form, fields);
    case 'levels':
      return readLevels(form, fields);
    case 'angle':
      return readAngle(fields);
  }
}
