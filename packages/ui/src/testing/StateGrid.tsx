import type { ReactNode } from 'react';

export interface StateGridProps {
  children: ReactNode;
  /** Least width of a column, in px. @default 280 */
  column?: number;
}

/** For state galleries: states beside one another where there is room for them. */
export function StateGrid({ children, column = 280 }: StateGridProps) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${column}px, 100%), 1fr))`,
        alignItems: 'start',
      }}
    >
      {children}
    </div>
  );
}
