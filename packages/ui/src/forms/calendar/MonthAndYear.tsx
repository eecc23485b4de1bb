import type { Key } from 'react';
import { CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components/Calendar';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import { dateMessages } from '../../i18n/react-aria/dates.ts';
import { setReactAriaMessages } from '../../i18n/react-aria-fa.ts';
import * as css from './MonthAndYear.css.ts';

setReactAriaMessages(dateMessages);

interface ChoiceProps {
  label: string;
  value: Key;
  items: readonly { readonly id: number; readonly formatted: string }[];
  onChange: (key: number) => void;
}

/** The browser's own list: on a phone it is the wheel that everybody knows. */
function Choice({ label, value, items, onChange }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
      className={css.select}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  );
}

/** Years to choose from, half of them before the one shown: enough for the birthday of a student or a teacher. */
const YEARS = 80;

/** Chooses the month and the year of a calendar, so that a birthday is not a hundred presses away. */
export function MonthAndYear() {
  return (
    <span className={css.root}>
      <CalendarMonthPicker>
        {({ value, items, onChange }) => (
          <Choice
            label={messagesFor('forms.calendar', faFormControls.calendar).month}
            value={value}
            items={items}
            onChange={onChange}
          />
        )}
      </CalendarMonthPicker>
      <CalendarYearPicker visibleYears={YEARS}>
        {({ value, items, onChange }) => (
          <Choice
            label={messagesFor('forms.calendar', faFormControls.calendar).year}
            value={value}
            items={items}
            onChange={onChange}
          />
        )}
      </CalendarYearPicker>
    </span>
  );
}
