import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Button as TextButton } from '../../actions/button/index.ts';
import type { IsoDate } from '../../forms/calendar/index.ts';
import { SegmentedControl } from '../../forms/segmented-control/index.ts';
import { formatDate, jalaliParts, type Moment } from '../../i18n/dates.ts';
import { formatDigits } from '../../i18n/digits.ts';
import { useDirection } from '../../i18n/direction.ts';
import * as faData from '../../i18n/fa/data.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import type { Weekday } from '../timetable/lessons.ts';
import * as css from './EventCalendar.css.ts';
import { type CalendarEvent, type DayOff, dayOf, isoOfDay, momentOf, weekOf } from './events.ts';
import { MonthAgenda } from './MonthAgenda.tsx';
import { MonthView } from './MonthView.tsx';
import { addMonths, monthOf, useCalendarSystem } from './shown-month.ts';
import { WeekView } from './WeekView.tsx';

export type EventCalendarView = 'month' | 'week';

export interface EventCalendarProps extends RootProps {
  /** Whose events they are; its name for screen readers. */
  'aria-label': string;
  /** In any order; those of other months and weeks may be among them. */
  events: readonly CalendarEvent[];
  /** Holidays and other days without school. @default none */
  daysOff?: readonly DayOff[];
  /** The present moment: its day is marked, and shown first. Give a new one from time to time. */
  now: Moment;
  /** A day, `2026-11-24`, whose month or week is shown, when the parent keeps it. */
  day?: IsoDate;
  /** @default today */
  defaultDay?: IsoDate;
  /** The time to bring the events of another month. */
  onDayChange?: (day: IsoDate) => void;
  /** Whether it is a month or a week, when the parent keeps it. */
  view?: EventCalendarView;
  /** @default 'month' */
  defaultView?: EventCalendarView;
  onViewChange?: (view: EventCalendarView) => void;
  /** Days of each week whose numbers are red; 0 is Saturday. @default Friday */
  weekend?: readonly Weekday[];
  /** At the end of a day's list: what can be done with the day, such as a button for a new event. */
  dayActions?: (day: IsoDate, close: () => void) => ReactNode;
  ref?: Ref<HTMLElement>;
}

const FRIDAY: readonly Weekday[] = [6];

/**
 * The events of a month or a week, Saturday first: what takes several days lies over them, days off have their reason, and a day opens
 * with all it has. In a narrow place a month is a list and a week a day. Keyboard: Tab to the day, the arrows walk days, Home and End go
 * to the ends of the month, Page Up and Page Down to other months, Enter opens the day; Tab goes on to the day's own events.
 */
export function EventCalendar({
  'aria-label': label,
  events,
  daysOff = [],
  now,
  day: givenDay,
  defaultDay,
  onDayChange,
  view: givenView,
  defaultView = 'month',
  onViewChange,
  weekend = FRIDAY,
  dayActions,
  className,
  ref,
  ...rest
}: EventCalendarProps) {
  const isRtl = useDirection() === 'rtl';
  const digits = useDigits();
  const system = useCalendarSystem();
  const words = messagesFor('data.eventCalendar', faData.eventCalendar);
  const { between } = messagesFor('data.timetable', faData.timetable);
  const { comma } = messagesFor('punctuation', faPunctuation);
  const today = jalaliParts(now).dayNumber;
  const [ownDay, setOwnDay] = useState(defaultDay);
  const [ownView, setOwnView] = useState(defaultView);
  const iso = givenDay ?? ownDay;
  const day = iso === undefined ? today : dayOf(iso);
  const view = givenView ?? ownView;
  const month = monthOf(day, system);
  const week = weekOf(day);

  const show = (next: number) => {
    if (next === day) return;
    setOwnDay(isoOfDay(next));
    onDayChange?.(isoOfDay(next));
  };

  const text = (at: number, style: 'day' | 'year' | 'month') => formatDigits(formatDate(momentOf(at), style), digits);
  const title = view === 'month' ? text(month.first, 'month') : between(text(week, 'day'), text(week + 6, 'year'));
  const name = `${label}${comma}${title}`;
  const turn = (by: number) => show(view === 'month' ? addMonths(day, by, system) : day + 7 * by);
  const [Before, After] = isRtl ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const isToday = view === 'month' ? month.first <= today && today <= month.last : week === weekOf(today);
  const shown = { month, today, events, daysOff, weekend, dayActions };

  return (
    <section {...rest} ref={ref} aria-label={label} className={classNames(css.root, className)}>
      <div className={css.header}>
        <Button aria-label={words.previous[view]} className={css.turn} onPress={() => turn(-1)}>
          <Before size="1.25em" aria-hidden="true" />
        </Button>
        <p aria-live="polite" className={css.title}>
          {title}
        </p>
        <Button aria-label={words.next[view]} className={css.turn} onPress={() => turn(1)}>
          <After size="1.25em" aria-hidden="true" />
        </Button>
        <TextButton variant="secondary" size="small" isDisabled={isToday && day === today} onPress={() => show(today)}>
          {words.today}
        </TextButton>
        <SegmentedControl
          label={words.view}
          isLabelHidden
          className={css.views}
          value={view}
          options={[
            { value: 'month', label: words.month },
            { value: 'week', label: words.week },
          ]}
          onChange={(next: EventCalendarView) => {
            setOwnView(next);
            onViewChange?.(next);
          }}
        />
      </div>
      {view === 'month' ? (
        <>
          <MonthView {...shown} label={name} day={day} onDayChange={show} />
          <MonthAgenda {...shown} label={name} />
        </>
      ) : (
        <WeekView label={name} week={week} now={new Date(now).toISOString()} events={events} daysOff={daysOff} />
      )}
    </section>
  );
}
