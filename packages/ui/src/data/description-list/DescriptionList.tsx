import type { ReactNode } from 'react';
import * as css from './DescriptionList.css.ts';

export interface DescriptionListProps {
  /** Pairs of a name and its value, in order. */
  items: readonly { term: string; description: ReactNode }[];
}

/** Facts about one thing: names and values, one under another where there is no room beside. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={css.root}>
      {items.map(({ term, description }) => (
        <div key={term} className={css.entry}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
