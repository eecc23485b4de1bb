import type { ReactNode, Ref } from 'react';
import { ownText } from '../../i18n/own-direction.ts';
import { keyed } from '../../primitives/keyed.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './DescriptionList.css.ts';

export interface DescriptionListProps extends RootProps {
  /** Pairs of a name and its value, in order. */
  items: readonly { term: string; description: ReactNode }[];
  ref?: Ref<HTMLDListElement>;
}

/** Facts about one thing: names and values, one under another where there is no room beside. */
export function DescriptionList({ items, className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={classNames(css.root, className)}>
      {keyed(items, ({ term }) => term).map(([key, { term, description }]) => (
        <div key={key} className={css.entry}>
          <dt className={css.term}>{ownText(term)}</dt>
          <dd className={css.description}>{ownText(description)}</dd>
        </div>
      ))}
    </dl>
  );
}
