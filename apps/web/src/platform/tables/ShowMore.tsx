import { Button } from '@mashq/ui/actions/button';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { type ReactNode, useState } from 'react';
import { teacher } from '../strings/teacher-general.ts';

export interface ShowMoreProps<Item> {
  items: readonly Item[];
  /** Number of items shown at first. */
  shown: number;
  children: (items: readonly Item[]) => ReactNode;
}

/** The first items of a list, and a button for the rest. */
export function ShowMore<Item>({ items, shown, children }: ShowMoreProps<Item>) {
  const [isWhole, setWhole] = useState(false);
  const rest = items.length - shown;
  return (
    <Stack>
      {children(isWhole ? items : items.slice(0, shown))}
      {rest > 0 && (
        <div>
          <Button variant="quiet" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? teacher.fewer : teacher.more(formatNumber(rest))}
          </Button>
        </div>
      )}
    </Stack>
  );
}
