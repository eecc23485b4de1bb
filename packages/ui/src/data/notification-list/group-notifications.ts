import { formatDate, formatRelativeDay, jalaliParts, type Moment } from '../../i18n/dates.ts';
import type { NotificationEntry, NotificationKinds } from './notification.ts';

export interface NotificationGroup {
  key: string;
  title: string;
  items: NotificationEntry[];
}

/** Days back from today that are called by a name. */
const DAYS_BY_NAME = 2;

/** By the day in Tehran, in the order of the list: today, yesterday and the day before have a name. */
export function groupByDay(items: readonly NotificationEntry[], now: Moment): NotificationGroup[] {
  const today = jalaliParts(now).dayNumber;
  return grouped(items, ({ time }) => {
    const { dayNumber } = jalaliParts(time);
    const isNear = Math.abs(today - dayNumber) <= DAYS_BY_NAME;
    return [String(dayNumber), isNear ? formatRelativeDay(time, now) : formatDate(time)];
  });
}

/** By kind, the kinds in the order in which the list has them first. */
export function groupByKind(items: readonly NotificationEntry[], kinds: NotificationKinds): NotificationGroup[] {
  return grouped(items, ({ kind }) => [kind, kinds[kind]?.label ?? kind]);
}

function grouped(
  items: readonly NotificationEntry[],
  keyAndTitle: (item: NotificationEntry) => [string, string],
): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>();
  for (const item of items) {
    const [key, title] = keyAndTitle(item);
    const group = groups.get(key);
    if (group) group.items.push(item);
    else groups.set(key, { key, title, items: [item] });
  }
  return [...groups.values()];
}
