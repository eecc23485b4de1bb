import type { ReactNode, Ref } from 'react';
import * as css from './FlyoutList.css.ts';
import { NavLeaf } from './NavLeaf.tsx';
import { itemKey } from './rules.ts';
import type { NavItem } from './types.ts';

interface FlyoutListProps {
  id: string;
  items: readonly NavItem[];
  current: NavItem | undefined;
  /** Where it stands, from the menu it belongs to. */
  className: string;
  onExit: (() => void) | undefined;
  onPress: () => void;
  ref?: Ref<HTMLUListElement>;
}

/** The entries of an open group; deeper groups stand inside it under their titles, so that nothing flies out twice. */
export function FlyoutList({ id, items, current, className, onExit, onPress, ref }: FlyoutListProps) {
  const entries = (list: readonly NavItem[]): ReactNode =>
    list.map((item) => (
      <li key={itemKey(item)}>
        {item.children ? (
          <>
            <span className={css.heading}>{item.title}</span>
            <ul className={css.inner}>{entries(item.children)}</ul>
          </>
        ) : (
          <NavLeaf item={item} isCurrent={item === current} className={css.item} onExit={onExit} onPress={onPress}>
            {item.title}
            {item.info}
          </NavLeaf>
        )}
      </li>
    ));
  return (
    <ul ref={ref} id={id} className={`${css.sheet} ${className}`}>
      {entries(items)}
    </ul>
  );
}
