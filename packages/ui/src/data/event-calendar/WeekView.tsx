import type { CSSProperties } from 'react';
import * as faData from '../../i18n/fa/data.ts';
import { messagesFor } from '../../i18n/language.ts';
import { Timetable } from '../timetable/index.ts';
import type { Lesson, Weekday } from '../timetable/lessons.ts';
import * as css from './EventCalendar.css.ts';
import { EventBar, useDaysText } from './EventFace.tsx';
import {
  type CalendarEvent,
  type DayOff,
  dayOf,
  isoOfDay,
  isWholeDay,
  lastDayOf,
  type PlacedEvent,
  placeWeek,
  timesOf,
} from './events.ts';

interface WeekViewProps {
  label: string;
  week: number;
  now: string;
  events: readonly CalendarEvent[];
  daysOff: readonly DayOff[];
}

const WEEK: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** A week by its hours, with what takes whole days over it. */
export function WeekView({ label, week, now, events, daysOff }: WeekViewProps) {
  const words = messagesFor('data.eventCalendar', faData.eventCalendar);
  const daysText = useDaysText();
  const placed = placeWeek(events.filter(isWholeDay), week);
  const off = daysOff.filter((days) => dayOf(days.start) < week + 7 && lastDayOf(days) >= week);
  const offPlaced = placeWeek(
    off.map(({ title, ...days }) => ({ ...days, id: `${title} ${days.start}`, title: words.dayOff(title) })),
    week,
  );
  const lessons = events.flatMap((event): Lesson[] => {
    const column = dayOf(event.start) - week;
    const times = timesOf(event);
    if (isWholeDay(event) || times === undefined || column < 0 || column > 6) return [];
    const { id, title, detail, icon, tone, href } = event;
    return [
      {
        id,
        weekday: column as Weekday,
        start: clock(times.from),
        end: clock(times.to),
        title,
        tone: tone ?? 'series1',
        ...(detail !== undefined && { detail }),
        ...(icon != null && { icon }),
        ...(href !== undefined && { href }),
      },
    ];
  });
  const lanes = Math.max(0, ...offPlaced.map(({ lane }) => lane + 1));
  const place = ({ column, span, lane }: PlacedEvent, under: number): CSSProperties => ({
    gridColumn: `${column + 1} / span ${span}`,
    gridRow: lane + under + 1,
  });
  const all = Math.max(0, ...placed.map(({ lane }) => lane + 1)) + lanes;
  const isPlain = all === 0;
  return (
    <div className={css.hours} style={{ '--lanes': all } as CSSProperties} {...(isPlain && { 'data-plain': '' })}>
      {!isPlain && (
        <ul aria-label={words.wholeDays} className={css.strip}>
          {offPlaced.map((one) => (
            <li key={one.event.id} className={css.stripPlace} style={place(one, 0)}>
              <span className={css.bar} data-off="">
                <span className={css.name}>{one.event.title}</span>
              </span>
              <span className={css.stripDays}>{daysText(one.event)}</span>
            </li>
          ))}
          {placed.map((one) => (
            <li key={one.event.id} className={css.stripPlace} style={place(one, lanes)}>
              <EventBar placed={one} isStop />
              <span aria-hidden="true" className={css.stripDays}>
                {daysText(one.event)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Timetable
        aria-label={label}
        lessons={lessons}
        weekdays={WEEK}
        week={isoOfDay(week)}
        now={now}
        emptyLabel={words.none}
      />
    </div>
  );
}
