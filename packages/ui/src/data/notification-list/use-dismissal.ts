import { useState } from 'react';
import type { NotificationEntry } from './notification.ts';

interface Dismissal {
  item: NotificationEntry;
  /** Brought back: it is shown as before, also until the parent has it again. */
  isUndone: boolean;
}

const timeOf = ({ time }: NotificationEntry) => new Date(time).getTime();

/** The list with an item that is no longer in it, in its place by time. */
function withItem(items: readonly NotificationEntry[], item: NotificationEntry): readonly NotificationEntry[] {
  if (items.some(({ id }) => id === item.id)) return items;
  const place = items.findIndex((other) => timeOf(other) < timeOf(item));
  return place < 0 ? [...items, item] : [...items.slice(0, place), item, ...items.slice(place)];
}

/**
 * The last notification that was dismissed stays in the list as a line with a way back, for as long as nothing else is
 * dismissed: a way back that runs out of time would be missed by a user who is slow.
 */
export function useDismissal(
  items: readonly NotificationEntry[],
  onDismiss: ((id: string) => unknown) | undefined,
  onRestore: ((id: string) => unknown) | undefined,
) {
  const [last, setLast] = useState<Dismissal | null>(null);
  /** Goes back to what was when the parent could not do it. */
  const attempt = async (done: unknown, before: Dismissal | null) => {
    try {
      await done;
    } catch {
      setLast(before);
    }
  };
  return {
    shown: last === null ? items : withItem(items, last.item),
    dismissedId: last?.isUndone === false ? last.item.id : null,
    dismiss: (item: NotificationEntry) => {
      if (onRestore) setLast({ item, isUndone: false });
      void attempt(onDismiss?.(item.id), null);
    },
    restore: () => {
      if (last === null) return;
      setLast({ ...last, isUndone: true });
      void attempt(onRestore?.(last.item.id), last);
    },
  };
}
