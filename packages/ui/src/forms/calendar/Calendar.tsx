import type { CalendarDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { type DayBounds, dayProps } from './day-props.ts';
import { createPersianCalendar, type IsoDate } from './iso-date.ts';
import * as css from './MonthGrid.css.ts';
import { MonthGrid } from './MonthGrid.tsx';

export interface CalendarProps extends RootProps, DayBounds {
  /** What the day is for; the calendar's name for screen readers. */
  'aria-label': string;
  /** The chosen day, when the parent keeps it; null for none. */
  value?: IsoDate | null;
  /** @default null */
  defaultValue?: IsoDate | null;
  onChange?: (value: IsoDate) => void;
  /** Days that cannot be chosen, such as holidays. */
  isDayUnavailable?: (day: IsoDate) => boolean;
  /** @default false */
  isDisabled?: boolean;
  /** Can be looked through, not changed. @default false */
  isReadOnly?: boolean;
  /** Under the days, such as a legend. */
  children?: ReactNode;
}

/**
 * One Jalali month in the page, Saturday first, to choose a day from. Keyboard: the arrows walk days, Page Up and Page Down
 * months, Home and End to the ends of the month, Enter chooses.
 */
export function Calendar({ isDayUnavailable, className, children, ...rest }: CalendarProps) {
  return (
    <AriaCalendar<CalendarDate>
      {...dayProps({ ...rest, ...(isDayUnavailable && { isUnavailable: isDayUnavailable }) })}
      firstDayOfWeek="sat"
      createCalendar={createPersianCalendar}
      className={classNames(css.calendar, className)}
      data-single=""
    >
      <MonthGrid>{children}</MonthGrid>
    </AriaCalendar>
  );
}
