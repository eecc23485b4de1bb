import { type CalendarDate, getDayOfWeek, PersianCalendar, toCalendar } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, use, useLayoutEffect, useRef } from 'react';
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
import { MONTHS, WEEKDAY_LETTERS, WEEKDAYS } from '../../i18n/dates.ts';
import { formatDigits } from '../../i18n/digits.ts';
import { useDirection } from '../../i18n/direction.ts';
import * as faForms from '../../i18n/fa/forms.ts';
import { dateMessages } from '../../i18n/react-aria/dates.ts';
import { setReactAriaMessages } from '../../i18n/react-aria-fa.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { MonthAndYear } from './MonthAndYear.tsx';
import * as css from './MonthGrid.css.ts';

setReactAriaMessages(dateMessages);

export interface MonthGridProps {
  /** Under the days: what is wrong, or a legend. */
  children?: ReactNode;
}

const persian = new PersianCalendar();

/** Screen readers say a day's whole name: letters alone are read as letters. */
const nameOf = (letter: string) => WEEKDAYS[WEEKDAY_LETTERS.findIndex((known) => known.startsWith(letter))] ?? letter;

/** One Jalali month, Saturday first, with the way to the month before and after. Is in a `Calendar` or `RangeCalendar`. */
export function MonthGrid({ children }: MonthGridProps) {
  const digits = useDigits();
  const isRtl = useDirection() === 'rtl';
  const [Before, After] = isRtl ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <>
      <div className={css.header}>
        <Button slot="previous" className={css.turn}>
          <Before size="1.25em" aria-hidden="true" />
        </Button>
        <Heading className={visuallyHidden}>
          <MonthTitle />
        </Heading>
        <MonthAndYear />
        <Button slot="next" className={css.turn}>
          <After size="1.25em" aria-hidden="true" />
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
                  {formatDigits(toCalendar(date, persian).day, digits)}
                  <SpokenDay date={date} isToday={isToday} isSelected={isSelected} />
                </>
              )}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
      {children}
    </>
  );
}

/** «آبان ۱۴۰۵». */
function MonthTitle() {
  const digits = useDigits();
  const single = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const state = single ?? range;
  if (state === null) return null;
  const { month, year } = toCalendar(state.visibleRange.start, persian);
  return `${MONTHS[month - 1]} ${formatDigits(year, digits)}`;
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
  const { day, month, year } = toCalendar(date, persian);
  const weekday = WEEKDAYS[getDayOfWeek(date, 'fa-IR', 'sat')];
  const { today, selected } = faForms.calendar;
  const name = formatDigits(`${weekday} ${day} ${MONTHS[month - 1]} ${year}`, digits);
  const spoken = [...(isToday ? [today] : []), name, ...(isSelected ? [selected] : [])].join('، ');
  // After every render: react-aria writes its own name again whenever the day's state changes.
  useLayoutEffect(() => ref.current?.parentElement?.setAttribute('aria-label', spoken));
  return <span ref={ref} hidden />;
}
