import { type Ref, useImperativeHandle } from 'react';
import * as faNavigation from '../../i18n/fa/navigation.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { NavLeaf } from '../nav-item/NavLeaf.tsx';
import { list } from '../nav-item/nav-list.css.ts';
import { currentItem, itemKey, visibleItems, withoutAccount } from '../nav-item/rules.ts';
import type { NavProps } from '../nav-item/types.ts';
import { useFlyout } from '../nav-item/use-flyout.ts';
import * as css from './NavRail.css.ts';
import { RailGroup, RailItem } from './RailGroup.tsx';

export interface NavRailProps extends NavProps, RootProps {
  ref?: Ref<HTMLElement>;
}

/**
 * The menu as a column of pictures, 88 px wide, each over its small title. A group flies out beside it, at least 160 px
 * wide, on hover or by a press. Keyboard: Tab from entry to entry, Enter follows or opens, Escape closes.
 */
export function NavRail({
  items,
  currentPath,
  userRole,
  account,
  onExit,
  label = messagesFor('navigation.nav', faNavigation.nav).label,
  ref,
  ...rest
}: NavRailProps) {
  const flyout = useFlyout(currentPath);
  useImperativeHandle(ref, () => flyout.nav.current as HTMLElement);
  const shown = withoutAccount(
    visibleItems(items, userRole),
    messagesFor('navigation.account', faNavigation.account).title,
  );
  const current = currentItem(shown, currentPath);
  return (
    <nav {...rest} ref={flyout.nav} aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" className={list}>
        {shown.map((item) =>
          item.children ? (
            <RailGroup
              key={itemKey(item)}
              item={item}
              entries={item.children}
              current={current}
              account={account}
              flyout={flyout}
              onExit={onExit}
            />
          ) : (
            <li key={itemKey(item)}>
              <NavLeaf item={item} isCurrent={item === current} className={css.item} onExit={onExit}>
                <RailItem item={item} account={account} />
              </NavLeaf>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
