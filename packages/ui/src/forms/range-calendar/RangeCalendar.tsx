import type { CalendarDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { bounds, createPersianCalendar, type IsoDate, isoOf, readIso } from '../calendar/iso-date.ts';
import * as css from '../calendar/MonthGrid.css.ts';
import { MonthGrid } from '../calendar/MonthGrid.tsx';
import type { DateRange } from '../date-range-picker/DateRangePicker.tsx';

export interface RangeCalendarProps extends RootProps {
  /** What the days are for; the calendar's name for screen readers. */
  'aria-label': string;
  /** The chosen days, when the parent keeps them; null for none. */
  value?: DateRange | null;
  /** @default null */
  defaultValue?: DateRange | null;
  onChange?: (value: DateRange) => void;
  /** First and last day that can be chosen. */
  minDate?: IsoDate;
  maxDate?: IsoDate;
  /** Days that cannot be chosen; a range does not go over them. */
  isDayUnavailable?: (day: IsoDate) => boolean;
  /** @default false */
  isDisabled?: boolean;
  /** Can be looked through, not changed. @default false */
  isReadOnly?: boolean;
  /** Under the days, such as a legend. */
  children?: ReactNode;
}

function readRange(range: DateRange | null) {
  const start = readIso(range?.start);
  const end = readIso(range?.end);
  return start === null || end === null ? null : { start, end };
}

/**
 * One Jalali month in the page, Saturday first, to choose the first and the last day of a range from. Keyboard: the arrows walk
 * days, Page Up and Page Down months, Enter sets the first day, then the last; Escape lets the first go.
 */
export function RangeCalendar({
  value,
  defaultValue,
  onChange,
  minDate,
  maxDate,
  isDayUnavailable,
  className,
  children,
  ...rest
}: RangeCalendarProps) {
  return (
    <AriaRangeCalendar<CalendarDate>
      {...rest}
      {...bounds(minDate, maxDate)}
      {...(value !== undefined && { value: readRange(value) })}
      {...(defaultValue !== undefined && { defaultValue: readRange(defaultValue) })}
      {...(onChange && {
        onChange: ({ start, end }: { start: CalendarDate; end: CalendarDate }) =>
          onChange({ start: start.toString(), end: end.toString() }),
      })}
      {...(isDayUnavailable && { isDateUnavailable: (day) => isDayUnavailable(isoOf(day)) })}
      firstDayOfWeek="sat"
      createCalendar={createPersianCalendar}
      className={classNames(css.calendar, className)}
    >
      <MonthGrid>{children}</MonthGrid>
    </AriaRangeCalendar>
  );
}
