import type { ReactNode } from 'react';

/** For state galleries: figures one below the other, as wide as in a question. */
export function FigureColumn({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', gap: 32, maxInlineSize: 620 }}>{children}</div>;
}
