const parts = new Intl.DateTimeFormat('fa-IR-u-ca-persian-nu-latn', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function read(at: Date | string) {
  return new Map(parts.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
}

/** The day in Tehran as 1405/07/09: a text that sorts by time, for spreadsheets know no Jalali dates alike. */
export function jalaliDay(at: Date | string): string {
  const part = read(at);
  return `${part.get('year')}/${part.get('month')}/${part.get('day')}`;
}

/** Day and time in Tehran as 1405/07/09 08:05. */
export function jalaliTime(at: Date | string): string {
  const part = read(at);
  return `${jalaliDay(at)} ${part.get('hour')}:${part.get('minute')}`;
}
