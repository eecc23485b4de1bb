import type { Inline } from '../../content/blocks.ts';
import { line, math, text } from '../../content/build.ts';
import { op } from '../../content/nodes.ts';
import { persianTime } from '../../numbers/persian/digits.ts';
import type { AnswerMessages, AnswerModel } from '../kind.ts';
import { isEmptyReading } from '../number-boxes.ts';
import { typed } from '../printed.ts';
import { readWhole } from '../read-number.ts';
import { type Fields, given, type InvalidReason, type Reading, refuse, strings } from '../reading.ts';
import { clockEmptiness } from './empty.ts';
import type { ClockForm, ClockFormat, ClockInput, ClockKey } from './model.ts';

function publicForm({ kind, format, seconds }: ClockForm): ClockForm {
  return { kind, format, ...(seconds === undefined ? {} : { seconds }) };
}

function read({ format, seconds }: ClockForm, fields: Fields): Reading {
  const boxes = strings([fields.hour, fields.minute, ...(seconds === true ? [fields.second] : [])]);
  if (boxes === null) return refuse('unknown-option');
  const readings = boxes.map((box) => readWhole(box));
  if (readings.every(isEmptyReading)) return refuse('empty');
  const numbers: bigint[] = [];
  for (const reading of readings) {
    if (isEmptyReading(reading)) return refuse('incomplete');
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

function parts({ hour, minute, second }: ClockKey): readonly string[] {
  return [clockValue(hour, minute, second)];
}

function inputFromKey({ kind, hour, minute, second }: ClockKey): ClockInput {
  return {
    kind,
    hour: String(hour),
    minute: String(minute).padStart(2, '0'),
    ...(second === undefined ? {} : { second: String(second).padStart(2, '0') }),
  };
}

/** A time in records: `7:05`, `1:59:35`. */
function clockValue(hour: number | bigint, minute: number | bigint, second?: number | bigint): string {
  const two = (part: number | bigint) => String(part).padStart(2, '0');
  return `${hour}:${two(minute)}${second === undefined ? '' : `:${two(second)}`}`;
}

function printKey({ hour, minute, second }: ClockKey): readonly Inline[] {
  return [text(persianTime(hour, minute, second))];
}

function printInput({ hour, minute, second }: ClockInput): readonly Inline[] {
  const boxes = [hour, minute, ...(second === undefined ? [] : [second])].map(typed);
  return [math({ t: 'row', children: boxes.flatMap((box, index) => (index === 0 ? [box] : [op(':'), box])) })];
}

const messages: AnswerMessages = {
  empty: line`اول زمان را در خانه‌ها بنویس.`,
  wrong: line`ساعت و دقیقه را جداگانه یک بار دیگر ببین.`,
};

export const clockModel: AnswerModel<ClockForm, ClockInput, ClockKey> = {
  kind: 'clock',
  publicForm,
  read,
  parts,
  inputFromKey,
  printKey,
  printInput,
  messages,
  emptiness: clockEmptiness,
};
