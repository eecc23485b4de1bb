import type { ClockInput, ClockKey } from './model.ts';

export function parts({ hour, minute, second }: ClockKey): readonly string[] {
  return [clockValue(hour, minute, second)];
}

export function inputFromKey({ kind, hour, minute, second }: ClockKey): ClockInput {
  return {
    kind,
    hour: String(hour),
    minute: String(minute).padStart(2, '0'),
    ...(second === undefined ? {} : { second: String(second).padStart(2, '0') }),
  };
}

/** A time in records: `7:05`, `1:59:35`. */
export function clockValue(hour: number | bigint, minute: number | bigint, second?: number | bigint): string {
  const two = (part: number | bigint) => String(part).padStart(2, '0');
  return `${hour}:${two(minute)}${second === undefined ? '' : `:${two(second)}`}`;
}
