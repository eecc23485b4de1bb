import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { formatDate } from '../../i18n/dates.ts';
import { formatDigits } from '../../i18n/digits.ts';
import * as faData from '../../i18n/fa/data.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { timeText } from '../timetable/lessons.ts';
import { tone as toneClass } from '../timetable/Timetable.css.ts';
import * as css from './EventCalendar.css.ts';
import { type CalendarEvent, dayOf, isWholeDay, lastDayOf, momentOf, type PlacedEvent, timesOf } from './events.ts';

/** «شنبه ۷ آذر تا دوشنبه ۹ آذر». */
export function useDaysText(): (event: Pick<CalendarEvent, 'start' | 'end'>) => string {
  const digits = useDigits();
  const { between } = messagesFor('data.timetable', faData.timetable);
  const text = (day: number) => formatDigits(formatDate(momentOf(day), 'weekday'), digits);
  return (event) => {
    const [start, last] = [dayOf(event.start), lastDayOf(event)];
    return start === last ? text(start) : between(text(start), text(last));
  };
}

/** When it is: its hours, or its days where they are several. */
function useWhen(event: CalendarEvent): { short?: string; long?: string } {
  const digits = useDigits();
  const daysText = useDaysText();
  const { comma } = messagesFor('punctuation', faPunctuation);
  const { between } = messagesFor('data.timetable', faData.timetable);
  const times = timesOf(event);
  const hours = times && between(timeText(times.from, digits), timeText(times.to, digits));
  if (lastDayOf(event) > dayOf(event.start)) return { long: [daysText(event), ...(hours ? [hours] : [])].join(comma) };
  return times && hours !== undefined ? { short: timeText(times.from, digits), long: hours } : {};
}

interface FaceProps {
  href: string | undefined;
  className: string;
  /** Whether Tab comes to it. */
  isStop?: boolean;
  children: ReactNode;
}

function Face({ href, isStop = true, children, ...rest }: FaceProps) {
  if (href === undefined) return <span {...rest}>{children}</span>;
  return (
    <Link {...rest} href={href} render={(link) => <a {...(link as object)} tabIndex={isStop ? 0 : -1} />}>
      {children}
    </Link>
  );
}

/** A bar over the days it takes in a week. */
export function EventBar({ placed, isStop }: { placed: PlacedEvent; isStop: boolean }) {
  const { event, isFromBefore, isGoingOn } = placed;
  const { comma } = messagesFor('punctuation', faPunctuation);
  const { short, long } = useWhen(event);
  return (
    <Face
      href={event.href}
      isStop={isStop}
      className={classNames(css.bar, toneClass[event.tone ?? 'series1'])}
      {...(isFromBefore && { 'data-before': '' })}
      {...(isGoingOn && { 'data-after': '' })}
    >
      {short !== undefined && (
        <span aria-hidden="true" className={css.time}>
          {short}
        </span>
      )}
      <span className={css.name}>{event.title}</span>
      {long !== undefined && <span className={visuallyHidden}>{`${comma}${long}`}</span>}
    </Face>
  );
}

/** A row of a list of events. */
export function EventItem({ event }: { event: CalendarEvent }) {
  const { long } = useWhen(event);
  const { wholeDay } = messagesFor('data.eventCalendar', faData.eventCalendar);
  const when = long ?? (isWholeDay(event) ? wholeDay : undefined);
  return (
    <Face href={event.href} className={classNames(css.item, toneClass[event.tone ?? 'series1'])}>
      <span className={css.itemTitle}>{event.title}</span>
      {when !== undefined && <span className={css.itemNote}>{when}</span>}
      {event.detail !== undefined && (
        <span className={css.itemNote}>
          {event.icon != null && <span aria-hidden="true">{event.icon}</span>}
          {event.detail}
        </span>
      )}
    </Face>
  );
}
