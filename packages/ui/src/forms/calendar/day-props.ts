import type { CalendarDate } from '@internationalized/date';
import { bounds, type IsoDate, isoOf, readIso } from './iso-date.ts';

/** Which days a field or a calendar accepts. */
export interface DayBounds {
  /** First day accepted. */
  minDate?: IsoDate;
  /** Last day accepted. */
  maxDate?: IsoDate;
}

/** From one day to another, both within. */
export interface DateRange {
  start: IsoDate;
  end: IsoDate;
}

interface ValueProps<Value> extends DayBounds {
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?(value: Value | null): void;
  validate?(value: Value | null): string | null | undefined;
  isUnavailable?: (day: IsoDate) => boolean;
}

/** A value as react-aria has it, and back. */
interface Codec<Value, Inside> {
  read: (value: Value | null) => Inside | null;
  print: (value: Inside) => Value;
}

interface RangeInside {
  start: CalendarDate;
  end: CalendarDate;
}

const day: Codec<IsoDate, CalendarDate> = { read: readIso, print: String };

const range: Codec<DateRange, RangeInside> = {
  read: (value) => {
    const start = readIso(value?.start);
    const end = readIso(value?.end);
    return start === null || end === null ? null : { start, end };
  },
  print: ({ start, end }) => ({ start: start.toString(), end: end.toString() }),
};

/** Props as react-aria's fields and calendars take them: weeks begin on Saturday, days are ISO texts outside. */
const valueProps =
  <Value, Inside>({ read, print }: Codec<Value, Inside>) =>
  <Props extends ValueProps<Value>>(props: Props) => {
    const { value, defaultValue, onChange, validate, isUnavailable, minDate, maxDate, ...rest } = props;
    const written = (inside: Inside | null) => (inside === null ? null : print(inside));
    return {
      ...rest,
      ...bounds(minDate, maxDate),
      ...(value !== undefined && { value: read(value) }),
      ...(defaultValue !== undefined && { defaultValue: read(defaultValue) }),
      ...(onChange && { onChange: (inside: Inside | null) => onChange(written(inside)) }),
      ...(validate && { validate: (inside: Inside | null) => validate(written(inside)) }),
      ...(isUnavailable && { isDateUnavailable: (date: Parameters<typeof isoOf>[0]) => isUnavailable(isoOf(date)) }),
    };
  };

/** For one day. */
export const dayProps = valueProps(day);

/** For a first and a last day. */
export const rangeProps = valueProps(range);
