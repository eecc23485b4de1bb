/**
 * Days of date fields, such as 2026-11-26, as moments in Tehran, whatever the clock of the machine. Iran keeps one offset the
 * whole year since 2022; days before are not chosen in these fields.
 */
const OFFSET = '+03:30';

const inTehran = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' });

/** The day of a moment, as date fields take it. */
export const dayOf = (moment: string): string => inTehran.format(new Date(moment));

/** A moment of a day, by its time: `09:00:00`. */
export const momentOf = (day: string, time: string): string => new Date(`${day}T${time}${OFFSET}`).toISOString();

export const startOfDay = (day: string): string => momentOf(day, '00:00:00');

/** The last second of a day. */
export const endOfDay = (day: string): string => momentOf(day, '23:59:59');
