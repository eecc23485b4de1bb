import type { CalendarDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import * as surfaceCss from '../../primitives/floating-surface/floating-surface.css.ts';
import { classNames } from '../../primitives/root-props.ts';
import { DateSegments } from '../calendar/DateSegments.tsx';
import { boundMessages, bounds, createPersianCalendar, type IsoDate, readIso } from '../calendar/iso-date.ts';
import * as gridCss from '../calendar/MonthGrid.css.ts';
import { MonthGrid } from '../calendar/MonthGrid.tsx';
import * as triggerCss from '../calendar/picker-trigger.css.ts';
import { showFocusedDay } from '../calendar/show-focused-day.ts';
import type { DateFieldProps } from '../date-field/DateField.tsx';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldMessage } from '../field/FieldMessage.tsx';
import * as fieldCss from '../field/field.css.ts';
import { useControlRef } from '../field/use-control-ref.ts';

export interface DatePickerProps extends DateFieldProps {
  /** Days that cannot be chosen: holidays, a day without school. */
  isUnavailable?: (date: IsoDate) => boolean;
}

/**
 * A Jalali day, typed or chosen from a calendar that begins its weeks on Saturday. Keyboard: as `DateField`; Alt and the
 * down arrow open the calendar, the arrows walk its days, Page Up and Page Down its months, Escape closes it.
 */
export function DatePicker({
  label,
  description,
  errorMessage,
  isOptional,
  optionalLabel,
  validityMessages,
  value,
  defaultValue,
  onChange,
  validate,
  minDate,
  maxDate,
  isUnavailable,
  ref,
  ...rest
}: DatePickerProps) {
  const root = useControlRef(ref, '[role="spinbutton"]');
  return (
    <AriaDatePicker<CalendarDate>
      {...rest}
      ref={root}
      {...bounds(minDate, maxDate)}
      {...(value !== undefined && { value: readIso(value) })}
      {...(defaultValue !== undefined && { defaultValue: readIso(defaultValue) })}
      {...(onChange && { onChange: (date) => onChange(date?.toString() ?? null) })}
      {...(validate && { validate: (date) => validate(date?.toString() ?? null) })}
      {...(isUnavailable && { isDateUnavailable: (date) => isUnavailable(date.toString()) })}
      {...(errorMessage !== undefined && { isInvalid: true })}
      firstDayOfWeek="sat"
      className={classNames(fieldCss.root, rest.className)}
      data-field=""
    >
      <FieldLabel label={label} description={description} isOptional={isOptional} optionalLabel={optionalLabel} />
      <Group className={fieldCss.control}>
        <DateSegments />
        <Button className={`${fieldCss.insideButton} ${triggerCss.trigger}`}>
          <CalendarDays size="1.35em" aria-hidden="true" />
        </Button>
      </Group>
      <FieldMessage
        label={label}
        name={rest.name}
        errorMessage={errorMessage}
        validityMessages={{ ...boundMessages(minDate, maxDate), ...validityMessages }}
      />
      <Popover className={`${surfaceCss.surface} ${triggerCss.popover}`} offset={6}>
        <Dialog ref={showFocusedDay} className={triggerCss.dialog}>
          <Calendar createCalendar={createPersianCalendar} className={gridCss.calendar} data-single="">
            <MonthGrid />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
