import { isEmptyReading } from '../number-boxes.ts';
import { readWhole } from '../read-number.ts';
import { type Fields, given, type InvalidReason, type Reading, refuse, strings } from '../reading.ts';
import { clockValue } from './key.ts';
import type { ClockForm, ClockFormat } from './model.ts';

export function read({ format, seconds }: ClockForm, fields: Fields): Reading {
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
