import { formatDate } from '../../i18n/dates.ts';
import { formatDigits } from '../../i18n/digits.ts';
import * as faData from '../../i18n/fa/data.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { faWeek } from '../../i18n/fa/week.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './EventCalendar.css.ts';
import { EventItem, useDaysText } from './EventFace.tsx';
import { dayOf, eventsOn, isOn, isoOfDay, lastDayOf, momentOf, weekOf } from './events.ts';
import type { MonthViewProps } from './MonthView.tsx';
import { dayOfMonth, useCalendarSystem } from './shown-month.ts';

type MonthAgendaProps = Pick<
  MonthViewProps,
  'label' | 'month' | 'today' | 'events' | 'daysOff' | 'weekend' | 'dayActions'
>;

/** A month as a list: its days that have something, for a place too narrow for weeks. */
export function MonthAgenda({ label, month, today, events, daysOff, weekend, dayActions }: MonthAgendaProps) {
  const digits = useDigits();
  const system = useCalendarSystem();
  const words = messagesFor('data.eventCalendar', faData.eventCalendar);
  const { comma } = messagesFor('punctuation', faPunctuation);
  const { days: names } = messagesFor('week', faWeek);
  const daysText = useDaysText();
  // What takes several days is listed once, on its first day of the month, with all its days.
  const begins = (one: { start: string }, day: number) => Math.max(dayOf(one.start), month.first) === day;
  const days = Array.from({ length: month.last - month.first + 1 }, (_, index) => month.first + index)
    .map((day) => ({
      day,
      own: eventsOn(events, day).filter((event) => begins(event, day)),
      off: daysOff.filter((one) => isOn(one, day) && begins(one, day)),
    }))
    .filter(({ own, off }) => own.length > 0 || off.length > 0);
  return (
    <div className={css.agenda}>
      {days.length === 0 && <p className={css.none}>{words.noneInMonth}</p>}
      <ul aria-label={label}>
        {days.map(({ day, own, off }) => {
          const column = day - weekOf(day);
          return (
            <li
              key={day}
              className={css.agendaDay}
              {...(off.length > 0 && { 'data-off': '' })}
              {...(weekend.some((weekday) => weekday === column) && { 'data-weekend': '' })}
              {...(day === today && { 'data-today': '', 'aria-current': 'date' as const })}
            >
              <p className={css.agendaDate}>
                <span className={visuallyHidden}>
                  {[formatDigits(formatDate(momentOf(day)), digits), ...(day === today ? [words.today] : [])].join(
                    comma,
                  )}
                </span>
                <span aria-hidden="true" className={css.agendaNumber}>
                  {formatDigits(dayOfMonth(day, system), digits)}
                </span>
                <span aria-hidden="true">{day === today ? words.today : names[column]}</span>
              </p>
              <div className={css.list}>
                {off.map((one) => (
                  <p key={one.title} className={css.offTitle}>
                    {words.dayOff(one.title)}
                    {lastDayOf(one) > dayOf(one.start) && <span className={css.offDays}>{daysText(one)}</span>}
                  </p>
                ))}
                {own.length > 0 && (
                  <ul className={css.list}>
                    {own.map((event) => (
                      <li key={event.id}>
                        <EventItem event={event} />
                      </li>
                    ))}
                  </ul>
                )}
                {dayActions?.(isoOfDay(day), () => undefined)}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
