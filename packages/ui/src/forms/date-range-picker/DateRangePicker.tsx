import type { CalendarDate } from '@internationalized/date';
import { CalendarRange } from 'lucide-react';
import type { Ref } from 'react';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import { CalendarPopover, PickerBox } from '../calendar/CalendarPopover.tsx';
import { DateSegments } from '../calendar/DateSegments.tsx';
import { type DateRange, type DayBounds, rangeProps } from '../calendar/day-props.ts';
import { boundMessages, createPersianCalendar } from '../calendar/iso-date.ts';
import * as gridCss from '../calendar/MonthGrid.css.ts';
import { MonthGrid } from '../calendar/MonthGrid.tsx';
import { PartsFaultContext, useWrittenDay } from '../calendar/use-written.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useControlRef } from '../field/use-control-ref.ts';
import * as css from './DateRangePicker.css.ts';

export type { DateRange };

export interface DateRangePickerProps extends Omit<FieldProps<DateRange | null>, 'name'>, DayBounds {
  /** The range, when the parent keeps it; null for none. */
  value?: DateRange | null;
  /** @default null */
  defaultValue?: DateRange | null;
  onChange?: (value: DateRange | null) => void;
  onBlur?: () => void;
  /** Names of the two days in the form's data. */
  startName?: string;
  endName?: string;
  /** The word between the two days. @default «تا» */
  until?: string;
  id?: string;
  /** The first box of the first day. */
  ref?: Ref<HTMLElement>;
}

/** From one Jalali day to another. Keyboard: as `DatePicker`; in the calendar Enter sets the first day, then the last. */
export function DateRangePicker(given: DateRangePickerProps) {
  const { props, report } = useWrittenDay<DateRange, DateRangePickerProps>(given);
  const { head, foot, rootProps, own } = fieldParts(
    props,
    boundMessages(props.minDate, props.maxDate),
    props.startName,
  );
  const { until = messagesFor('forms.dateRange', faFormControls.dateRange).until, ref, ...rest } = own;
  const root = useControlRef(ref, '[role="spinbutton"]');
  return (
    <PartsFaultContext value={report}>
      <AriaDateRangePicker<CalendarDate> {...rangeProps(rest)} ref={root} firstDayOfWeek="sat" {...rootProps}>
        {head}
        <PickerBox icon={<CalendarRange size="1.35em" aria-hidden="true" />}>
          <span className={css.ends}>
            <DateSegments slot="start" />
            <span aria-hidden="true" className={css.until}>
              {until}
            </span>
            <DateSegments slot="end" />
          </span>
        </PickerBox>
        {foot}
        <CalendarPopover>
          <RangeCalendar createCalendar={createPersianCalendar} className={gridCss.calendar}>
            <MonthGrid />
          </RangeCalendar>
        </CalendarPopover>
      </AriaDateRangePicker>
    </PartsFaultContext>
  );
}
