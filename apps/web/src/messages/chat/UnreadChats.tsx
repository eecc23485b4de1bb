import { useUnreadOfUsers } from '@mashq/state/messages/chat/chat';
import { useEffect } from 'react';

/** Reports to the menu of an administrator how many messages support has not read. It shows nothing, and loads after the menu. */
export function UnreadChats({ onCount }: { onCount: (count: number) => void }) {
  const count = useUnreadOfUsers().data?.count ?? 0;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}
