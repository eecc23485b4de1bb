import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { IsoDate } from '../../forms/calendar/index.ts';
import { formatDate } from '../../i18n/dates.ts';
import { formatDigits, formatNumber } from '../../i18n/digits.ts';
import { useDirection } from '../../i18n/direction.ts';
import * as faData from '../../i18n/fa/data.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { faWeek } from '../../i18n/fa/week.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import type { Weekday } from '../timetable/lessons.ts';
import { DayPopover } from './DayPopover.tsx';
import * as css from './EventCalendar.css.ts';
import { EventBar } from './EventFace.tsx';
import { type CalendarEvent, type DayOff, eventsOn, isOn, isoOfDay, momentOf, placeWeek } from './events.ts';
import { addMonths, dayOfMonth, type ShownMonth, useCalendarSystem } from './shown-month.ts';

export interface MonthViewProps {
  label: string;
  /** The day that has the focus, or had it last. */
  day: number;
  onDayChange: (day: number) => void;
  month: ShownMonth;
  today: number;
  events: readonly CalendarEvent[];
  daysOff: readonly DayOff[];
  weekend: readonly Weekday[];
  dayActions: ((day: IsoDate, close: () => void) => ReactNode) | undefined;
}

/** So many events of a day are seen; the others are behind «۳ مورد دیگر». */
const LANES = 3;

/** A month in weeks; what takes several days lies over them. */
export function MonthView({
  label,
  day: current,
  onDayChange,
  month,
  today,
  events,
  daysOff,
  weekend,
  dayActions,
}: MonthViewProps) {
  const isRtl = useDirection() === 'rtl';
  const digits = useDigits();
  const system = useCalendarSystem();
  const words = messagesFor('data.eventCalendar', faData.eventCalendar);
  const { comma } = messagesFor('punctuation', faPunctuation);
  const { days: names } = messagesFor('week', faWeek);
  const grid = useRef<HTMLDivElement>(null);
  const isWalking = useRef(false);
  const [open, setOpen] = useState<{ day: number; from: 'day' | 'more' }>();
  const trigger = useRef<HTMLElement>(null);

  // The day may be of a month that is drawn only now.
  useEffect(() => {
    if (!isWalking.current) return;
    isWalking.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${isoOfDay(current)}"]`)?.focus();
  }, [current]);

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.day === undefined) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const side = isRtl ? -1 : 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: current + side,
      ArrowLeft: current - side,
      ArrowDown: current + 7,
      ArrowUp: current - 7,
      Home: month.first,
      End: month.last,
      PageUp: addMonths(current, -1, system),
      PageDown: addMonths(current, 1, system),
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    isWalking.current = true;
    onDayChange(target);
  };

  const number = (value: number) => formatNumber(value, { digits });

  const nameOf = (day: number, count: number, off: readonly DayOff[]) =>
    [
      formatDigits(formatDate(momentOf(day), 'full'), digits),
      ...(day === today ? [words.today] : []),
      ...off.map(({ title }) => words.dayOff(title)),
      ...(count > 0 ? [words.count(number(count))] : []),
    ].join(comma);

  const show = (day: number, from: 'day' | 'more', target: Element) => {
    trigger.current = target as HTMLElement;
    onDayChange(day);
    setOpen({ day, from });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: events lie over several of its cells
    <div ref={grid} role="grid" aria-label={label} className={css.grid} onKeyDownCapture={onKeyDownCapture}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its days have the focus */}
      <div role="row" className={css.week}>
        {names.map((name, column) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: its days have the focus
          <div
            key={name}
            role="columnheader"
            className={css.weekday}
            {...(weekend.includes(column as Weekday) && { 'data-weekend': '' })}
          >
            {name}
          </div>
        ))}
      </div>
      {month.weeks.map((week) => {
        const placed = placeWeek(events, week);
        const shown = placed.filter(({ lane }) => lane < LANES);
        const lines = Math.max(2, ...shown.map(({ lane }) => lane + 1)) + (shown.length < placed.length ? 1 : 0);
        return (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: its days have the focus
          <div key={week} role="row" className={css.week} style={{ '--lines': lines } as CSSProperties}>
            {names.map((name, column) => {
              const day = week + column;
              const isCurrent = day === current;
              const off = daysOff.filter((days) => isOn(days, day));
              const count = eventsOn(events, day).length;
              const rest = placed.filter(
                (one) => one.lane >= LANES && one.column <= column && column < one.column + one.span,
              ).length;
              return (
                // biome-ignore lint/a11y/useSemanticElements: as above
                // biome-ignore lint/a11y/useFocusableInteractive: its button has the focus
                <div
                  key={name}
                  role="gridcell"
                  className={css.day}
                  {...((day < month.first || day > month.last) && { 'data-outside': '' })}
                  {...(weekend.includes(column as Weekday) && { 'data-weekend': '' })}
                  {...(off.length > 0 && { 'data-off': '' })}
                  {...(day === today && { 'data-today': '', 'aria-current': 'date' as const })}
                >
                  <div className={css.dayHead}>
                    <Button
                      className={css.number}
                      data-day={isoOfDay(day)}
                      excludeFromTabOrder={!isCurrent}
                      aria-label={nameOf(day, count, off)}
                      aria-haspopup="dialog"
                      aria-expanded={open?.day === day && open.from === 'day'}
                      onPress={({ target }) => show(day, 'day', target)}
                    >
                      {formatDigits(dayOfMonth(day, system), digits)}
                    </Button>
                    {off.length > 0 && (
                      <span aria-hidden="true" className={css.off}>
                        {off.map(({ title }) => title).join(comma)}
                      </span>
                    )}
                  </div>
                  {shown
                    .filter((one) => one.column === column)
                    .map((one) => (
                      <div
                        key={one.event.id}
                        className={css.place}
                        style={{ '--lane': one.lane, '--span': one.span } as CSSProperties}
                      >
                        <EventBar placed={one} isStop={isCurrent} />
                      </div>
                    ))}
                  {rest > 0 && (
                    <Button
                      className={css.more}
                      excludeFromTabOrder={!isCurrent}
                      aria-haspopup="dialog"
                      aria-expanded={open?.day === day && open.from === 'more'}
                      onPress={({ target }) => show(day, 'more', target)}
                    >
                      {words.more(number(rest))}
                    </Button>
                  )}
                </div>
              );
            })}
          </div>
        );
      })}
      {open && (
        <DayPopover
          day={open.day}
          events={events}
          daysOff={daysOff}
          triggerRef={trigger}
          onClose={() => setOpen(undefined)}
          dayActions={dayActions}
        />
      )}
    </div>
  );
}
