import { Buffer } from 'node:buffer';
import type { Webinar } from '@mashq/api/contract';

/** Longest line of a calendar file in bytes, without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75;

const escapeText = (text: string) => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n');
const basicTime = (instant: string) => new Date(instant).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** Folds a line that is too long; never within a character. */
function fold(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n');
}

/** An event as an iCalendar file. */
export function calendarText({ id, title, summary, starts_at, ends_at, place }: Omit<Webinar, 'agenda'>): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mashq//Webinar//FA',
    'BEGIN:VEVENT',
    `UID:${id}@mashq`,
    `DTSTAMP:${basicTime(starts_at)}`,
    `DTSTART:${basicTime(starts_at)}`,
    `DTEND:${basicTime(ends_at)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(summary)}`,
    `LOCATION:${escapeText(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
