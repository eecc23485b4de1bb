import type { CalendarDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { CalendarPopover, PickerBox } from '../calendar/CalendarPopover.tsx';
import { DateSegments } from '../calendar/DateSegments.tsx';
import { dayProps } from '../calendar/day-props.ts';
import { boundMessages, createPersianCalendar, type IsoDate } from '../calendar/iso-date.ts';
import * as gridCss from '../calendar/MonthGrid.css.ts';
import { MonthGrid } from '../calendar/MonthGrid.tsx';
import { PartsFaultContext, useWrittenDay } from '../calendar/use-written.ts';
import type { DateFieldProps } from '../date-field/DateField.tsx';
import { fieldParts } from '../field/field-parts.tsx';
import { useControlRef } from '../field/use-control-ref.ts';

export interface DatePickerProps extends DateFieldProps {
  /** Days that cannot be chosen: holidays, a day without school. */
  isUnavailable?: (date: IsoDate) => boolean;
}

/**
 * A Jalali day, typed or chosen from a calendar that begins its weeks on Saturday. Keyboard: as `DateField`; Alt and the
 * down arrow open the calendar, the arrows walk its days, Page Up and Page Down its months, Escape closes it.
 */
export function DatePicker(given: DatePickerProps) {
  const { props, report } = useWrittenDay<IsoDate, DatePickerProps>(given);
  const { head, foot, rootProps, own } = fieldParts(props, boundMessages(props.minDate, props.maxDate));
  const { ref, ...rest } = own;
  const root = useControlRef(ref, '[role="spinbutton"]');
  return (
    <PartsFaultContext value={report}>
      <AriaDatePicker<CalendarDate> {...dayProps(rest)} ref={root} firstDayOfWeek="sat" {...rootProps}>
        {head}
        <PickerBox icon={<CalendarDays size="1.35em" aria-hidden="true" />}>
          <DateSegments />
        </PickerBox>
        {foot}
        <CalendarPopover>
          <Calendar createCalendar={createPersianCalendar} className={gridCss.calendar} data-single="">
            <MonthGrid />
          </Calendar>
        </CalendarPopover>
      </AriaDatePicker>
    </PartsFaultContext>
  );
}
