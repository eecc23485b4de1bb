import { type CSSProperties, type KeyboardEvent, type PointerEvent, type Ref, useRef, useState } from 'react';
import { useMergedRef } from '../../forms/field/use-merged-ref.ts';
import { jalaliParts, type Moment } from '../../i18n/dates.ts';
import { useDirection } from '../../i18n/direction.ts';
import * as faData from '../../i18n/fa/data.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { faWeek } from '../../i18n/fa/week.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { dayDates } from './day-dates.ts';
import { LessonBlock } from './LessonBlock.tsx';
import { hoursOf, type Lesson, placeLessons, timeText, type Weekday } from './lessons.ts';
import * as css from './Timetable.css.ts';

export interface TimetableProps extends RootProps {
  /** Whose week it is; its name for screen readers. */
  'aria-label': string;
  lessons: readonly Lesson[];
  /** A day of the week that is shown, `2026-11-24`: the days then have their dates. @default a week like every other */
  week?: string;
  /** The days that are shown, Saturday first. @default Saturday to Wednesday */
  weekdays?: readonly Weekday[];
  /** The present moment: it is marked in its day. Give a new one from time to time. @default no mark */
  now?: Moment;
  /** What is said on a phone of a day without lessons. @default «در این روز کلاسی نیست.» */
  emptyLabel?: string;
  ref?: Ref<HTMLElement>;
}

const SCHOOL_DAYS: readonly Weekday[] = [0, 1, 2, 3, 4];
/** As many pixels a finger goes sideways before it turns the day. */
const SWIPE = 48;

/**
 * The lessons of a week as blocks: Saturday first, where the page begins, and time downwards. In a narrow place it shows one day, and
 * a strip to choose it from; a swipe turns the day. Keyboard: Tab to a lesson that leads somewhere, the side arrows to the same hour of
 * the days beside it, up and down within the day, Home and End to its first and last lesson; Enter follows.
 */
export function Timetable({
  lessons,
  week,
  weekdays = SCHOOL_DAYS,
  now,
  emptyLabel,
  className,
  style,
  ref,
  ...rest
}: TimetableProps) {
  const isRtl = useDirection() === 'rtl';
  const digits = useDigits();
  const words = messagesFor('data.timetable', faData.timetable);
  const { comma } = messagesFor('punctuation', faPunctuation);
  const { days: names, letters } = messagesFor('week', faWeek);
  const root = useRef<HTMLElement>(null);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const placed = placeLessons(lessons);
  const { first, last } = hoursOf(placed);
  const dates = week === undefined ? undefined : dayDates(week, digits);
  const present = now === undefined ? undefined : jalaliParts(now);
  const today =
    present && (dates === undefined || dates[present.weekday]?.dayNumber === present.dayNumber) ? present : undefined;
  const [chosen, setChosen] = useState<Weekday>();
  const shown = chosen ?? weekdays.find((weekday) => weekday === today?.weekday) ?? weekdays[0];
  // One lesson of the week is in the Tab order: the one that had the focus last, else the next of today, else the first.
  const [current, setCurrent] = useState<string>();
  const linked = weekdays.flatMap((weekday) =>
    (placed.get(weekday) ?? []).filter(({ lesson }) => lesson.href !== undefined),
  );
  const stop =
    linked.find(({ lesson }) => lesson.id === current) ??
    linked.find(({ lesson }) => lesson.weekday === shown) ??
    linked[0];

  const turn = (days: number) => {
    const next = weekdays[weekdays.indexOf(shown ?? 0) + days];
    if (next !== undefined) setChosen(next);
  };

  const focusOn = (target: (typeof linked)[number] | undefined) => {
    if (target === undefined) return;
    setChosen(target.lesson.weekday);
    setCurrent(target.lesson.id);
    const link = root.current?.querySelector<HTMLElement>(`[data-lesson="${CSS.escape(target.lesson.id)}"]`);
    // In the narrow form its day is not drawn yet.
    if (link) requestAnimationFrame(() => link.focus());
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = linked.find(({ lesson }) => lesson.id === (event.target as HTMLElement).dataset?.lesson);
    if (at === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const ofDay = linked.filter(({ lesson }) => lesson.weekday === at.lesson.weekday);
    const beside = (days: number) => {
      const order = weekdays.indexOf(at.lesson.weekday);
      const rest = days > 0 ? weekdays.slice(order + 1) : weekdays.slice(0, Math.max(0, order)).toReversed();
      for (const weekday of rest) {
        const all = linked.filter(({ lesson }) => lesson.weekday === weekday);
        const [nearest] = all.toSorted((one, other) => Math.abs(one.from - at.from) - Math.abs(other.from - at.from));
        if (nearest !== undefined) return nearest;
      }
      return undefined;
    };
    const place = ofDay.indexOf(at);
    const side = isRtl ? 1 : -1;
    const targets = {
      ArrowLeft: beside(side),
      ArrowRight: beside(-side),
      ArrowDown: ofDay[place + 1],
      ArrowUp: ofDay[place - 1],
      Home: ofDay[0],
      End: ofDay.at(-1),
    };
    if (!(event.key in targets)) return;
    event.preventDefault();
    focusOn(targets[event.key as keyof typeof targets]);
  };

  const onPointerUp = (event: PointerEvent) => {
    const from = touch.current;
    touch.current = null;
    if (from === null) return;
    const across = event.clientX - from.x;
    // Mostly sideways: a page that is scrolled turns no day.
    if (Math.abs(across) < SWIPE || Math.abs(across) < 1.5 * Math.abs(event.clientY - from.y)) return;
    turn((across > 0 ? 1 : -1) * (isRtl ? 1 : -1));
  };

  const nameOf = (weekday: Weekday, isToday: boolean) =>
    [dates ? `${names[weekday]} ${dates[weekday]?.text}` : names[weekday], ...(isToday ? [words.today] : [])].join(
      comma,
    );

  const hours = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const minute = today === undefined ? -1 : today.hour * 60 + today.minute;
  const nowStyle = { '--from': minute - first * 60 };
  const isInHours = today !== undefined && today.hour >= first && today.hour < last;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the lessons inside, and swipes
    <section
      {...rest}
      ref={useMergedRef(root, ref)}
      className={classNames(css.root, className)}
      style={{ ...style, '--days': weekdays.length, '--minutes': (last - first) * 60 } as CSSProperties}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        touch.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null;
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        touch.current = null;
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own */}
      <div role="group" aria-label={words.days} className={css.strip}>
        {weekdays.map((weekday) => (
          <button
            key={weekday}
            type="button"
            className={css.stripDay}
            aria-pressed={weekday === shown}
            onClick={() => setChosen(weekday)}
          >
            <span className={visuallyHidden}>{nameOf(weekday, today?.weekday === weekday)}</span>
            <span aria-hidden="true">{letters[weekday]}</span>
            {dates && (
              <span aria-hidden="true" className={css.stripNumber}>
                {dates[weekday]?.number}
              </span>
            )}
          </button>
        ))}
      </div>
      <div className={css.body}>
        <div className={css.hours} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} className={css.hour} style={{ '--from': (hour - first) * 60 } as CSSProperties}>
              {timeText(hour * 60, digits)}
            </span>
          ))}
        </div>
        {weekdays.map((weekday) => {
          const own = placed.get(weekday) ?? [];
          const isToday = today?.weekday === weekday;
          return (
            <div
              key={weekday}
              className={css.day}
              {...(weekday === shown && { 'data-shown': '' })}
              {...(isToday && { 'data-today': '' })}
            >
              <p className={css.dayName} aria-hidden="true">
                {names[weekday]}
                {(dates || isToday) && (
                  <span className={css.date}>{isToday ? words.today : dates?.[weekday]?.text}</span>
                )}
              </p>
              {own.length === 0 && <p className={css.none}>{emptyLabel ?? words.none}</p>}
              <ul aria-label={nameOf(weekday, isToday)} className={css.lessons}>
                {own.map((one) => (
                  <LessonBlock
                    key={one.lesson.id}
                    placed={one}
                    firstHour={first}
                    isStop={one === stop}
                    isNow={isToday && minute >= one.from && minute < one.to}
                    onFocus={() => setCurrent(one.lesson.id)}
                  />
                ))}
                {isToday && isInHours && (
                  <li aria-hidden="true" className={css.now} style={nowStyle as CSSProperties} />
                )}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
