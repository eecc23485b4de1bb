import { formatDate, formatRelativeDay, jalaliParts } from '@mashq/ui/i18n';

interface Day<Item> {
  /** Of the calendar in Tehran. */
  day: number;
  title: string;
  items: Item[];
}

const DAYS_BY_NAME = 2;

/** Items in their order, grouped by their day in Tehran: today, yesterday and the day before have a name. */
export function byDay<Item extends { created_at: string }>(
  items: readonly Item[],
  now: number = Date.now(),
): Day<Item>[] {
  const today = jalaliParts(now).dayNumber;
  const days: Day<Item>[] = [];
  for (const item of items) {
    const day = jalaliParts(item.created_at).dayNumber;
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else {
      const title = today - day <= DAYS_BY_NAME ? formatRelativeDay(item.created_at, now) : formatDate(item.created_at);
      days.push({ day, title, items: [item] });
    }
  }
  return days;
}
