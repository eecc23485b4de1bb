import type { CalendarDate } from '@internationalized/date';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { formatDate, TIME_ZONE, WEEKDAY_LETTERS, WEEKDAYS } from '../../i18n/dates.ts';
import { formatDigits } from '../../i18n/digits.ts';
import { useDirection } from '../../i18n/direction.ts';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { dateMessages, spokenMonth } from '../../i18n/react-aria/dates.ts';
import { setReactAriaMessages } from '../../i18n/react-aria-fa.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { MonthChooser } from './MonthChooser.tsx';
import * as css from './MonthGrid.css.ts';

setReactAriaMessages(dateMessages);

export interface MonthGridProps {
  /** Under the days: what is wrong, or a legend. */
  children?: ReactNode;
}

/** Screen readers say a day's whole name: letters alone are read as letters. */
const nameOf = (letter: string) => WEEKDAYS[WEEKDAY_LETTERS.findIndex((known) => known.startsWith(letter))] ?? letter;

/**
 * One Jalali month, Saturday first, with the way to the month before and after; its name is a button for other months and years.
 * Is in a `Calendar` or `RangeCalendar`.
 */
export function MonthGrid({ children }: MonthGridProps) {
  const digits = useDigits();
  const isRtl = useDirection() === 'rtl';
  const single = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const state = single ?? range;
  const [isChoosing, setChoosing] = useState(false);
  const title = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  // Without a choice the focus is again on what was pressed.
  useEffect(() => {
    if (isChoosing || !isBack.current) return;
    isBack.current = false;
    title.current?.focus();
  }, [isChoosing]);
  const [Before, After] = isRtl ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const before = <Before size="1.25em" aria-hidden="true" />;
  const after = <After size="1.25em" aria-hidden="true" />;
  if (state === null) return null;
  const month = formatDigits(formatDate(state.visibleRange.start.toDate(TIME_ZONE), 'month'), digits);

  const done = (isChosen: boolean) => {
    isBack.current = !isChosen;
    if (isChosen) state.setFocused(true);
    setChoosing(false);
  };

  return (
    <>
      <Heading className={visuallyHidden}>
        <MonthTitle month={month} />
      </Heading>
      {isChoosing ? (
        <MonthChooser state={state} before={before} after={after} onDone={done} />
      ) : (
        <>
          <div className={css.header}>
            <Button slot="previous" className={css.turn}>
              {before}
            </Button>
            <Button
              slot={null}
              ref={title}
              className={css.title}
              aria-label={`${month}${messagesFor('punctuation', faPunctuation).comma}${messagesFor('forms.calendar', faFormControls.calendar).chooseMonth}`}
              isDisabled={state.isDisabled}
              onPress={() => setChoosing(true)}
            >
              {month}
              <ChevronDown size="1em" aria-hidden="true" />
            </Button>
            <Button slot="next" className={css.turn}>
              {after}
            </Button>
          </div>
          <CalendarGrid className={css.grid}>
            <CalendarGridHeader>
              {(letter) => (
                <CalendarHeaderCell className={css.weekday}>
                  <span aria-hidden="true">{letter}</span>
                  <span className={visuallyHidden}>{nameOf(letter)}</span>
                </CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarCell date={date} className={css.day}>
                  {({ isToday, isSelected }) => (
                    <>
                      {formatDigits(date.day, digits)}
                      <SpokenDay date={date} isToday={isToday} isSelected={isSelected} />
                    </>
                  )}
                </CalendarCell>
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </>
      )}
      {children}
    </>
  );
}

/**
 * «آبان ۱۴۰۵», which is in the calendar's name and hidden heading too: react-aria takes it from the browser, which puts the
 * year first.
 */
function MonthTitle({ month }: { month: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  // After every render: react-aria writes its own name again whenever the month changes.
  useLayoutEffect(() => {
    const calendar = ref.current?.closest('[role=application]');
    const heading = calendar?.querySelector('h2')?.firstChild;
    calendar?.setAttribute('aria-label', spokenMonth(calendar.getAttribute('aria-label') ?? ''));
    if (heading?.nodeValue != null) heading.nodeValue = spokenMonth(heading.nodeValue);
  });
  return <span ref={ref}>{month}</span>;
}

interface SpokenDayProps {
  date: CalendarDate;
  isToday: boolean;
  isSelected: boolean;
}

/**
 * Names the day as it is said («شنبه ۳۰ آبان ۱۴۰۵»). react-aria takes its name from the browser, which puts the year first
 * and a Latin comma in between.
 */
function SpokenDay({ date, isToday, isSelected }: SpokenDayProps) {
  const digits = useDigits();
  const ref = useRef<HTMLSpanElement>(null);
  const { today, selected } = messagesFor('forms.calendar', faFormControls.calendar);
  const name = formatDigits(formatDate(date.toDate(TIME_ZONE), 'full'), digits);
  const spoken = [...(isToday ? [today] : []), name, ...(isSelected ? [selected] : [])].join(
    messagesFor('punctuation', faPunctuation).comma,
  );
  // After every render: react-aria writes its own name again whenever the day's state changes.
  useLayoutEffect(() => ref.current?.parentElement?.setAttribute('aria-label', spoken));
  return <span ref={ref} hidden />;
}
