import type { CalendarDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { type DateRange, type DayBounds, rangeProps } from '../calendar/day-props.ts';
import { createPersianCalendar, type IsoDate } from '../calendar/iso-date.ts';
import * as css from '../calendar/MonthGrid.css.ts';
import { MonthGrid } from '../calendar/MonthGrid.tsx';

export interface RangeCalendarProps extends RootProps, DayBounds {
  /** What the days are for; the calendar's name for screen readers. */
  'aria-label': string;
  /** The chosen days, when the parent keeps them; null for none. */
  value?: DateRange | null;
  /** @default null */
  defaultValue?: DateRange | null;
  onChange?: (value: DateRange) => void;
  /** Days that cannot be chosen; a range does not go over them. */
  isDayUnavailable?: (day: IsoDate) => boolean;
  /** @default false */
  isDisabled?: boolean;
  /** Can be looked through, not changed. @default false */
  isReadOnly?: boolean;
  /** Under the days, such as a legend. */
  children?: ReactNode;
}

/**
 * One Jalali month in the page, Saturday first, to choose the first and the last day of a range from. Keyboard: the arrows walk
 * days, Page Up and Page Down months, Enter sets the first day, then the last; Escape lets the first go.
 */
export function RangeCalendar({ isDayUnavailable, className, children, ...rest }: RangeCalendarProps) {
  return (
    <AriaRangeCalendar<CalendarDate>
      {...rangeProps({ ...rest, ...(isDayUnavailable && { isUnavailable: isDayUnavailable }) })}
      firstDayOfWeek="sat"
      createCalendar={createPersianCalendar}
      className={classNames(css.calendar, className)}
    >
      <MonthGrid>{children}</MonthGrid>
    </AriaRangeCalendar>
  );
}
