import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { IsoDate } from '../../forms/calendar/index.ts';
import { formatDate } from '../../i18n/dates.ts';
import { formatDigits } from '../../i18n/digits.ts';
import * as faData from '../../i18n/fa/data.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { surface } from '../../primitives/floating-surface/floating-surface.css.ts';
import * as css from './EventCalendar.css.ts';
import { EventItem } from './EventFace.tsx';
import { type CalendarEvent, type DayOff, eventsOn, isOn, isoOfDay, momentOf } from './events.ts';

interface DayPopoverProps {
  day: number;
  events: readonly CalendarEvent[];
  daysOff: readonly DayOff[];
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  dayActions: ((day: IsoDate, close: () => void) => ReactNode) | undefined;
}

/** All of one day, beside it. */
export function DayPopover({ day, events, daysOff, triggerRef, onClose, dayActions }: DayPopoverProps) {
  const digits = useDigits();
  const { none } = messagesFor('data.eventCalendar', faData.eventCalendar);
  const own = eventsOn(events, day);
  const off = daysOff.filter((days) => isOn(days, day));
  const name = formatDigits(formatDate(momentOf(day), 'full'), digits);
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={triggerRef}
      placement="bottom start"
      className={surface}
    >
      <Dialog aria-label={name} className={css.popover}>
        <p className={css.popoverTitle} aria-hidden="true">
          {name}
        </p>
        {off.map(({ title }) => (
          <p key={title} className={css.offTitle}>
            {title}
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
        {own.length === 0 && off.length === 0 && <p className={css.none}>{none}</p>}
        {dayActions?.(isoOfDay(day), onClose)}
      </Dialog>
    </Popover>
  );
}
