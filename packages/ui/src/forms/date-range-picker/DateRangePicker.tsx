import type { CalendarDate } from '@internationalized/date';
import { CalendarRange } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import * as surfaceCss from '../../primitives/floating-surface/floating-surface.css.ts';
import { classNames } from '../../primitives/root-props.ts';
import { DateSegments } from '../calendar/DateSegments.tsx';
import { boundMessages, bounds, createPersianCalendar, type IsoDate, readIso } from '../calendar/iso-date.ts';
import * as gridCss from '../calendar/MonthGrid.css.ts';
import { MonthGrid } from '../calendar/MonthGrid.tsx';
import * as triggerCss from '../calendar/picker-trigger.css.ts';
import { showFocusedDay } from '../calendar/show-focused-day.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldMessage } from '../field/FieldMessage.tsx';
import * as fieldCss from '../field/field.css.ts';
import type { FieldProps } from '../field/field-props.ts';
import { useControlRef } from '../field/use-control-ref.ts';
import * as css from './DateRangePicker.css.ts';

/** From one day to another, both within. */
export interface DateRange {
  start: IsoDate;
  end: IsoDate;
}

export interface DateRangePickerProps extends Omit<FieldProps<DateRange | null>, 'name'> {
  /** The range, when the parent keeps it; null for none. */
  value?: DateRange | null;
  /** @default null */
  defaultValue?: DateRange | null;
  onChange?: (value: DateRange | null) => void;
  onBlur?: () => void;
  /** First and last day accepted. */
  minDate?: IsoDate;
  maxDate?: IsoDate;
  /** Names of the two days in the form's data. */
  startName?: string;
  endName?: string;
  /** The word between the two days. @default «تا» */
  until?: string;
  id?: string;
  /** The first box of the first day. */
  ref?: Ref<HTMLElement>;
}

function readRange(range: DateRange | null) {
  const start = readIso(range?.start);
  const end = readIso(range?.end);
  return start === null || end === null ? null : { start, end };
}

/** From one Jalali day to another. Keyboard: as `DatePicker`; in the calendar Enter sets the first day, then the last. */
export function DateRangePicker({
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
  until = messagesFor('forms.dateRange', faFormControls.dateRange).until,
  ref,
  ...rest
}: DateRangePickerProps) {
  const root = useControlRef(ref, '[role="spinbutton"]');
  return (
    <AriaDateRangePicker<CalendarDate>
      {...rest}
      ref={root}
      {...bounds(minDate, maxDate)}
      {...(value !== undefined && { value: readRange(value) })}
      {...(defaultValue !== undefined && { defaultValue: readRange(defaultValue) })}
      {...(onChange && {
        onChange: (range) => onChange(range && { start: range.start.toString(), end: range.end.toString() }),
      })}
      {...(validate && {
        validate: (range) => validate(range && { start: range.start.toString(), end: range.end.toString() }),
      })}
      {...(errorMessage !== undefined && { isInvalid: true })}
      firstDayOfWeek="sat"
      className={classNames(fieldCss.root, rest.className)}
      data-field=""
    >
      <FieldLabel label={label} description={description} isOptional={isOptional} optionalLabel={optionalLabel} />
      <Group className={fieldCss.control}>
        <span className={css.ends}>
          <DateSegments slot="start" />
          <span aria-hidden="true" className={css.until}>
            {until}
          </span>
          <DateSegments slot="end" />
        </span>
        <Button className={`${fieldCss.insideButton} ${triggerCss.trigger}`}>
          <CalendarRange size="1.35em" aria-hidden="true" />
        </Button>
      </Group>
      <FieldMessage
        label={label}
        name={rest.startName}
        errorMessage={errorMessage}
        validityMessages={{ ...boundMessages(minDate, maxDate), ...validityMessages }}
      />
      <Popover className={`${surfaceCss.surface} ${triggerCss.popover}`} offset={6}>
        <Dialog ref={showFocusedDay} className={triggerCss.dialog}>
          <RangeCalendar createCalendar={createPersianCalendar} className={gridCss.calendar}>
            <MonthGrid />
          </RangeCalendar>
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  );
}
