import { CalendarDate, GregorianCalendar, Time, toCalendar, toCalendarDateTime } from '@internationalized/date';
import { createContext, type RefObject, use, useEffect, useLayoutEffect, useState } from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import { foldDigits } from '../../i18n/digits.ts';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import { dateMessages } from '../../i18n/react-aria/dates.ts';
import { setReactAriaMessages } from '../../i18n/react-aria-fa.ts';

setReactAriaMessages(dateMessages);

/** Why what is written is no value: a part is missing, or the month has no such day. */
type Fault = 'incomplete' | 'noSuchDay';
type Report = (slot: string, fault: Fault | null) => void;

/** How the parts of a field report what is wrong with them. */
export const PartsFaultContext = createContext<Report>(() => undefined);

type FieldState = NonNullable<React.ContextType<typeof DateFieldStateContext>>;
type TimeState = NonNullable<React.ContextType<typeof TimeFieldStateContext>>;

/** Whether some parts are written and some are not. */
function isIncomplete({ segments }: FieldState | TimeState): boolean {
  const parts = segments.filter(({ isEditable }) => isEditable);
  return parts.some(({ isPlaceholder }) => isPlaceholder) && !parts.every(({ isPlaceholder }) => isPlaceholder);
}

/** What is written in each part; null where nothing is. */
function partsOf({ segments }: FieldState) {
  const part = (type: 'year' | 'month' | 'day') => {
    const found = segments.find((segment) => segment.type === type);
    return found === undefined || found.isPlaceholder ? null : (found.value ?? null);
  };
  return { year: part('year'), month: part('month'), day: part('day') };
}

function faultOf(state: FieldState): Fault | null {
  if (isIncomplete(state)) return 'incomplete';
  const { year, month, day } = partsOf(state);
  if (year === null || month === null || day === null) return null;
  // The constructor takes the nearest day there is.
  const nearest = new CalendarDate(state.calendar, year, month, day);
  return nearest.month === month && nearest.day === day ? null : 'noSuchDay';
}

const DATE = /^\s*(\d{1,4})\s*[/.\-\u060d]\s*(\d{1,2})\s*[/.\-\u060d]\s*(\d{1,4})\s*$/;
const gregorian = new GregorianCalendar();
/** Years above it are of the Gregorian calendar. */
const LAST_JALALI_YEAR = 1700;

/** A date as people write it, «۱۴۰۵/۹/۶» or «۶/۹/۱۴۰۵», in any digits; null for what is no day. */
export function readDate(text: string, calendar: FieldState['calendar']): CalendarDate | null {
  const [, first = '', month = '', last = ''] = DATE.exec(foldDigits(text)) ?? [];
  const [year, day] = first.length === 4 ? [Number(first), Number(last)] : [Number(last), Number(first)];
  if (year < 1000) return null;
  const date = new CalendarDate(year > LAST_JALALI_YEAR ? gregorian : calendar, year, Number(month), day);
  return date.month === Number(month) && date.day === day ? toCalendar(date, calendar) : null;
}

const HOUR = /[\s\u060c,]\s*(\d{1,2})\s*[:\u066b.]\s*(\d{2})\s*$/;

/** A date with or without an hour after it, «۱۴۰۵/۹/۱۱ ۸:۰۰»; null for what is neither. */
export function readDateAndHour(
  text: string,
  calendar: FieldState['calendar'],
): { date: CalendarDate; time: Time | null } | null {
  const folded = foldDigits(text);
  const [tail = '', hour = '', minute = ''] = HOUR.exec(folded) ?? [];
  const date = readDate(tail === '' ? folded : folded.slice(0, -tail.length), calendar);
  const time = tail === '' ? null : new Time(Number(hour), Number(minute));
  if (date === null || (time !== null && (Number(hour) > 23 || Number(minute) > 59))) return null;
  return { date, time };
}

/** The end of the day, which a date without an hour stands for. */
const LAST_MINUTE = new Time(23, 59);

/** The value of a field once a text is pasted in it; undefined for what it does not take. */
function pasted(state: FieldState, text: string) {
  const read = readDateAndHour(text, state.calendar);
  if (read === null) return undefined;
  const { date, time } = read;
  if (state.granularity === 'day') return time === null ? date : undefined;
  const now = state.value !== null && 'hour' in state.value ? new Time(state.value.hour, state.value.minute) : null;
  return toCalendarDateTime(date, time ?? now ?? LAST_MINUTE);
}

const doNothing = () => undefined;

function useReport(slot: string, fault: Fault | null): void {
  const report = use(PartsFaultContext);
  useLayoutEffect(() => report(slot, fault), [report, slot, fault]);
}

/** Within the parts of a time: reports a part that is missing. */
export function useTimeParts(): void {
  const state = use(TimeFieldStateContext);
  useReport('time', state !== null && isIncomplete(state) ? 'incomplete' : null);
}

/** Within the parts of a day: reports what is wrong with them, and takes a date that is pasted. */
export function useDayParts(slot: string, ref: RefObject<HTMLElement | null>): void {
  const state = use(DateFieldStateContext);
  const fault = state === null ? null : faultOf(state);
  useReport(slot, fault);
  // When the field is left react-aria would silently write the nearest day there is.
  if (state !== null && fault === 'noSuchDay') state.confirmPlaceholder = doNothing;
  useEffect(() => {
    const box = ref.current?.parentElement;
    const paste = (event: ClipboardEvent) => {
      const value = state && pasted(state, event.clipboardData?.getData('text') ?? '');
      if (!value) return;
      event.preventDefault();
      state.setValue(value);
      // A whole value: what the server had said of the one before goes away.
      state.commitValidation();
    };
    box?.addEventListener('paste', paste);
    return () => box?.removeEventListener('paste', paste);
  }, [state, ref]);
}

interface WrittenProps<Value> {
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value | null) => void;
  onBlur?: () => void;
  errorMessage?: string;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A field whose value is what is written in it: nothing while its parts make none, and then it says why once it is left. By
 * itself react-aria keeps the value of before, and takes the nearest day for one that a month does not have.
 */
function useWritten<Value, Props extends WrittenProps<Value>>(
  props: Props,
  messages: { readonly [Key in Fault]?: string },
) {
  const [faults, setFaults] = useState<Readonly<Record<string, Fault | null>>>({});
  const [isLeft, setLeft] = useState(false);
  const start: Value | null = (props.value !== undefined ? props.value : props.defaultValue) ?? null;
  /** What the parts show. */
  const [shown, setShown] = useState(start);
  /** What the parent knows. */
  const [known, setKnown] = useState(start);
  if (props.value !== undefined && !isSame(props.value, known)) {
    setKnown(props.value);
    setShown(props.value);
  }
  const [report] = useState<Report>(
    () => (slot: string, fault: Fault | null) =>
      setFaults((before) => (before[slot] === fault ? before : { ...before, [slot]: fault })),
  );
  const fault = Object.values(faults).find((each) => each != null) ?? null;
  const emit = (value: Value | null) => {
    setKnown(value);
    props.onChange?.(value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is written decides.
  useEffect(() => {
    if (fault !== null && known !== null) emit(null);
    if (fault === null && known === null && shown !== null) emit(shown);
    if (fault === null) setLeft(false);
  }, [fault]);
  const message = props.errorMessage ?? (isLeft && fault !== null ? messages[fault] : undefined);
  return {
    report,
    props: {
      ...props,
      value: shown,
      onChange: (value: Value | null) => {
        setShown(value);
        emit(value);
      },
      onBlur: () => {
        setLeft(true);
        props.onBlur?.();
      },
      ...(message !== undefined && { errorMessage: message }),
    },
  };
}

export function useWrittenDay<Value, Props extends WrittenProps<Value>>(props: Props) {
  return useWritten<Value, Props>(props, messagesFor('forms.calendar', faFormControls.calendar));
}

export function useWrittenTime<Value, Props extends WrittenProps<Value>>(props: Props) {
  return useWritten<Value, Props>(props, messagesFor('forms.time', faFormControls.time));
}

export function useWrittenMoment<Value, Props extends WrittenProps<Value>>(props: Props) {
  const { incompleteMoment: incomplete, noSuchDay } = messagesFor('forms.calendar', faFormControls.calendar);
  return useWritten<Value, Props>(props, { incomplete, noSuchDay });
}
