import { useNewBadgesCount } from '@mashq/state/progress/rewards';
import { useEffect } from 'react';

/** Reports to the menu how many badges are new. It shows nothing, and loads after the menu. */
export function NewBadges({ onCount }: { onCount: (count: number) => void }) {
  const count = useNewBadgesCount();
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}
