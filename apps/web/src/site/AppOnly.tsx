import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * A form of a page that the build rendered, shown once the app is there: its fields name their parts by ids that are known in the
 * browser alone. A page with one starts the app as soon as it is loaded (`prerender/start.ts`).
 */
export function AppOnly({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  if (isThere) return children;
  return (
    <div data-app-only="">
      <Skeleton shape="card" size="huge" />
    </div>
  );
}
