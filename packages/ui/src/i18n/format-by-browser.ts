import { type DateStyle, TIME_ZONE } from './dates.ts';
import type { CalendarName, DigitsName } from './page-language.ts';

const PARTS: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  year: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  numeric: { year: 'numeric', month: '2-digit', day: '2-digit' },
};

/** A date in Tehran as the browser writes it in a language and calendar, without an era. */
export function formatByBrowser(
  language: 'fa-IR' | 'en-US',
  moment: Date,
  style: string,
  calendar: CalendarName,
  digits: DigitsName,
): string {
  const locale = `${language}-u-ca-${calendar}-nu-${digits === 'fa' ? 'arabext' : 'latn'}`;
  const parts = PARTS[style as DateStyle];
  return new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...parts })
    .formatToParts(moment)
    .filter(({ type }) => type !== 'era')
    .map(({ value }) => value)
    .join('')
    .trim();
}
