import type { Ref } from 'react';
import * as faNavigation from '../../i18n/fa/navigation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { NavIcon } from '../nav-item/NavIcon.tsx';
import { NavLeaf } from '../nav-item/NavLeaf.tsx';
import { currentItem, itemKey, visibleItems } from '../nav-item/rules.ts';
import type { NavProps } from '../nav-item/types.ts';
import * as css from './BottomNav.css.ts';

export interface BottomNavProps extends NavProps, RootProps {
  ref?: Ref<HTMLElement>;
}

/** A student's menu on a phone, in reach of the thumb: up to five items, first level only. */
export function BottomNav({
  items,
  currentPath,
  userRole,
  onExit,
  account,
  label = messagesFor('navigation.nav', faNavigation.nav).label,
  className,
  ...rest
}: BottomNavProps) {
  const shown = visibleItems(items, userRole);
  const current = currentItem(shown, currentPath);
  return (
    <nav {...rest} aria-label={label} className={classNames(css.root, className)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" className={css.list}>
        {shown.map((item) => (
          <li key={itemKey(item)} className={css.place}>
            <NavLeaf item={item} isCurrent={item === current} className={css.item} onExit={onExit}>
              <NavIcon item={item} account={account} />
              <span className={css.title}>{item.title}</span>
            </NavLeaf>
          </li>
        ))}
      </ul>
    </nav>
  );
}
