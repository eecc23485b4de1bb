import type { Plugin } from 'vite';
import { WEBINAR_CALENDAR, type Webinar, webinar } from '../src/site/content/webinar.ts';

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
export function calendarText({ id, title, summary, startsAt, endsAt, place }: Webinar): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mashq//Webinar//FA',
    'BEGIN:VEVENT',
    `UID:${id}@mashq`,
    `DTSTAMP:${basicTime(startsAt)}`,
    `DTSTART:${basicTime(startsAt)}`,
    `DTEND:${basicTime(endsAt)}`,
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

/** Makes the calendar file of the webinar page. */
export function calendarFile(): Plugin {
  return {
    name: 'mashq-calendar-file',
    configureServer(server) {
      server.middlewares.use(WEBINAR_CALENDAR, (_, response) => {
        response.setHeader('content-type', 'text/calendar; charset=utf-8').end(calendarText(webinar));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: WEBINAR_CALENDAR.slice(1), source: calendarText(webinar) });
    },
  };
}
