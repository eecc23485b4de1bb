import { type CalendarDateTime, parseTime, toCalendarDateTime, today } from '@internationalized/date';
import { CalendarClock } from 'lucide-react';
import { type Ref, use, useEffect, useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker, DatePickerStateContext } from 'react-aria-components/DatePicker';
import { formatDeadline, TIME_ZONE } from '../../i18n/dates.ts';
import { formatDigits } from '../../i18n/digits.ts';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { CalendarPopover, PickerBox } from '../calendar/CalendarPopover.tsx';
import { DateSegments } from '../calendar/DateSegments.tsx';
import { createPersianCalendar } from '../calendar/iso-date.ts';
import * as gridCss from '../calendar/MonthGrid.css.ts';
import { MonthGrid } from '../calendar/MonthGrid.tsx';
import { PartsFaultContext, useWrittenMoment } from '../calendar/use-written.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { ControlProps, FieldProps } from '../field/field-props.ts';
import { useControlRef } from '../field/use-control-ref.ts';
import * as css from './date-time-picker.css.ts';
import { type IsoMoment, LAST_MINUTE, readMoment, writeMoment } from './moment.ts';

export interface DateTimePickerProps extends FieldProps<IsoMoment | null>, ControlProps {
  /** The moment, when the parent keeps it; null for none. */
  value?: IsoMoment | null;
  /** @default null */
  defaultValue?: IsoMoment | null;
  /** Called when day and hour make a moment, and with null when they no longer do. */
  onChange?: (value: IsoMoment | null) => void;
  /** First moment accepted; days before it are faded. */
  min?: IsoMoment;
  /** Last moment accepted. */
  max?: IsoMoment;
  /**
   * Hours to choose in one press, besides typing any other.
   * @default ['7:00', '8:00', '12:00', '16:00', '21:00', '23:59']
   */
  hours?: readonly string[];
  /** The first box, the day. */
  ref?: Ref<HTMLElement>;
}

const HOURS = ['7:00', '8:00', '12:00', '16:00', '21:00', '23:59'] as const;

const dayOf = (moment: IsoMoment | undefined) => readMoment(moment)?.set({ hour: 0, minute: 0 }) ?? null;

/** What react-aria starts from where nothing is written. */
const endOfToday = () => toCalendarDateTime(today(TIME_ZONE), LAST_MINUTE);

/**
 * A Jalali day and an hour of it in one box, on Tehran's clock: typed in any digits, pasted («۱۴۰۵/۹/۱۱» or «۱۴۰۵/۹/۱۱ ۸:۰۰»)
 * or chosen from a calendar with the usual hours under it. 23:59 stands for the end of the day, and a day without an hour gets
 * it. Keyboard: as `DatePicker`; Tab goes from the days to the hours.
 */
export function DateTimePicker({ hours = HOURS, ...given }: DateTimePickerProps) {
  const { props, report } = useWrittenMoment<IsoMoment, Omit<DateTimePickerProps, 'hours'>>(given);
  const words = messagesFor('forms.calendar', faFormControls.calendar);
  const { head, foot, rootProps, own } = fieldParts(props, {
    ...(props.min !== undefined && { rangeUnderflow: words.tooEarlyMoment(formatDeadline(props.min)) }),
    ...(props.max !== undefined && { rangeOverflow: words.tooLateMoment(formatDeadline(props.max)) }),
  });
  const { ref, value, defaultValue, onChange, validate, min, max, ...rest } = own;
  // One object: another one makes react-aria forget what is typed so far.
  const [placeholder] = useState(endOfToday);
  const root = useControlRef(ref, '[role="spinbutton"]');
  // By the day: a bound with an hour would close its own day, whose other hours may be right.
  const [minValue, maxValue] = [dayOf(min), dayOf(max)];
  const refused = (moment: IsoMoment | null) => {
    if (moment === null) return undefined;
    if (min !== undefined && Date.parse(moment) < Date.parse(min)) return words.tooEarlyMoment(formatDeadline(min));
    if (max !== undefined && Date.parse(moment) > Date.parse(max)) return words.tooLateMoment(formatDeadline(max));
    return undefined;
  };
  const written = (inside: CalendarDateTime | null) => inside && writeMoment(inside);
  return (
    <PartsFaultContext value={report}>
      <AriaDatePicker<CalendarDateTime>
        {...rest}
        ref={root}
        granularity="minute"
        hourCycle={24}
        hideTimeZone
        shouldCloseOnSelect={false}
        placeholderValue={placeholder}
        firstDayOfWeek="sat"
        {...(minValue !== null && { minValue })}
        {...(maxValue !== null && { maxValue: maxValue.set({ hour: 23, minute: 59 }) })}
        {...(value !== undefined && { value: readMoment(value) })}
        {...(defaultValue !== undefined && { defaultValue: readMoment(defaultValue) })}
        {...(onChange && { onChange: (inside) => onChange(written(inside)) })}
        validate={(inside) => refused(written(inside)) ?? validate?.(written(inside))}
        {...rootProps}
      >
        {head}
        <PickerBox icon={<CalendarClock size="1.35em" aria-hidden="true" />}>
          <DateSegments />
        </PickerBox>
        {foot}
        <CalendarPopover>
          <Calendar createCalendar={createPersianCalendar} className={gridCss.calendar} data-single="">
            <MonthGrid />
          </Calendar>
          <Hours hours={hours} />
        </CalendarPopover>
      </AriaDatePicker>
    </PartsFaultContext>
  );
}

/** The usual hours, and the button that closes the calendar with what is chosen as its name. */
function Hours({ hours }: { hours: readonly string[] }) {
  const state = use(DatePickerStateContext);
  const digits = useDigits();
  const words = messagesFor('forms.calendar', faFormControls.calendar);
  const isWithoutHour = state !== null && state.dateValue !== null && state.timeValue === null;
  // At once: react-aria forgets a day without a time when the calendar is closed by a press beside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is another object in every render
  useEffect(() => {
    if (isWithoutHour) state?.setTimeValue(LAST_MINUTE);
  }, [isWithoutHour]);
  if (state === null) return null;
  const chosen = state.timeValue;
  return (
    <fieldset className={css.hours} aria-label={words.hour}>
      <span className={css.hoursLabel} aria-hidden="true">
        {words.hour}
      </span>
      {hours.map((hour) => {
        const time = parseTime(hour.padStart(5, '0'));
        const isEnd = time.compare(LAST_MINUTE) === 0;
        return (
          <button
            key={hour}
            type="button"
            className={css.hour}
            aria-pressed={chosen?.hour === time.hour && chosen.minute === time.minute}
            onClick={() => state.setTimeValue(time)}
          >
            {isEnd ? words.endOfDay : formatDigits(hour, digits)}
          </button>
        );
      })}
      <button type="button" className={css.done} onClick={() => state.setOpen(false)}>
        {state.value === null ? words.close : formatDeadline(writeMoment(toCalendarDateTime(state.value)))}
      </button>
    </fieldset>
  );
}
