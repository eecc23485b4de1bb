import { type DateValue, endOfMonth, startOfMonth } from '@internationalized/date';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components/Calendar';
import { useDirection } from '../../i18n/direction.ts';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import { dateMessages } from '../../i18n/react-aria/dates.ts';
import { setReactAriaMessages } from '../../i18n/react-aria-fa.ts';
import * as css from './MonthChooser.css.ts';
import * as gridCss from './MonthGrid.css.ts';

setReactAriaMessages(dateMessages);

/** Of react-aria's state of a calendar, what the months need. */
export interface ShownMonth {
  focusedDate: DateValue & { add: (duration: { years: number }) => DateValue };
  minValue?: DateValue | null | undefined;
  maxValue?: DateValue | null | undefined;
  setFocusedDate: (date: never) => void;
}

interface MonthChooserProps {
  state: ShownMonth;
  before: ReactNode;
  after: ReactNode;
  /** A month was chosen, or none: the days are to be seen again. */
  onDone: (isChosen: boolean) => void;
}

/** Years to choose from, half of them before the one shown: enough for the birthday of a student or a teacher. */
const YEARS = 80;
/** As many months are in a row. */
const COLUMNS = 3;

/** The months of a year as a grid, and its year: a month is one press away, a birthday two choices. */
export function MonthChooser({ state, before, after, onDone }: MonthChooserProps) {
  const { focusedDate, minValue, maxValue } = state;
  const isRtl = useDirection() === 'rtl';
  const months = useRef<HTMLDivElement>(null);
  const { previousYear, nextYear, month, year } = messagesFor('forms.calendar', faFormControls.calendar);
  const focusOn = (place: number) => months.current?.querySelectorAll('button')[place]?.focus();
  // The month that is shown, as the days have the focus on theirs.
  useEffect(() => months.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus(), []);
  const turn = (years: number) => state.setFocusedDate(focusedDate.add({ years }) as never);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      // Back to the days; the dialog around stays open.
      event.preventDefault();
      event.stopPropagation();
      onDone(false);
      return;
    }
    const all = [...(months.current?.querySelectorAll('button') ?? [])];
    const place = all.indexOf(event.target as HTMLButtonElement);
    if (place < 0) return;
    const side = isRtl ? -1 : 1;
    const to: Record<string, number | undefined> = {
      ArrowRight: place + side,
      ArrowLeft: place - side,
      ArrowDown: place + COLUMNS,
      ArrowUp: place - COLUMNS,
      Home: 0,
      End: all.length - 1,
    };
    const next = to[event.key];
    const years = { PageUp: -1, PageDown: 1 }[event.key];
    if (next === undefined && years === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (years !== undefined) turn(years);
    else if (next !== undefined && next >= 0 && next < all.length) focusOn(next);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the months and of the year inside
    <div className={css.root} onKeyDown={onKeyDown}>
      <div className={gridCss.header}>
        <Button
          slot={null}
          className={gridCss.turn}
          aria-label={previousYear}
          isDisabled={minValue != null && focusedDate.year <= minValue.year}
          onPress={() => turn(-1)}
        >
          {before}
        </Button>
        <CalendarYearPicker visibleYears={YEARS}>
          {({ value, items, onChange }) => (
            // The browser's own list: on a phone it is the wheel that everybody knows.
            <select
              aria-label={year}
              value={String(value)}
              onChange={(event) => onChange(Number(event.target.value))}
              className={css.year}
            >
              {items.map(({ id, formatted }) => (
                <option key={id} value={id}>
                  {formatted}
                </option>
              ))}
            </select>
          )}
        </CalendarYearPicker>
        <Button
          slot={null}
          className={gridCss.turn}
          aria-label={nextYear}
          isDisabled={maxValue != null && focusedDate.year >= maxValue.year}
          onPress={() => turn(1)}
        >
          {after}
        </Button>
      </div>
      <CalendarMonthPicker format="long">
        {({ value, items, onChange }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own
          <div ref={months} role="group" aria-label={month} className={css.months}>
            {items.map(({ id, date, formatted }) => {
              const isOut =
                (minValue != null && endOfMonth(date).compare(minValue) < 0) ||
                (maxValue != null && startOfMonth(date).compare(maxValue) > 0);
              return (
                <Button
                  key={id}
                  slot={null}
                  className={css.month}
                  aria-pressed={id === value}
                  excludeFromTabOrder={id !== value}
                  {...(isOut && { 'aria-disabled': true })}
                  onPress={() => {
                    if (isOut) return;
                    onChange(id);
                    onDone(true);
                  }}
                >
                  {formatted}
                </Button>
              );
            })}
          </div>
        )}
      </CalendarMonthPicker>
    </div>
  );
}
