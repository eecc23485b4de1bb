import { type Ref, useImperativeHandle } from 'react';
import * as faNavigation from '../../i18n/fa/navigation.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { NavIcon } from '../nav-item/NavIcon.tsx';
import { NavLeaf } from '../nav-item/NavLeaf.tsx';
import { currentItem, itemKey, visibleItems } from '../nav-item/rules.ts';
import type { NavProps } from '../nav-item/types.ts';
import { useFlyout } from '../nav-item/use-flyout.ts';
import { HorizontalGroup } from './HorizontalGroup.tsx';
import * as css from './NavHorizontal.css.ts';

export interface NavHorizontalProps extends NavProps, RootProps {
  ref?: Ref<HTMLElement>;
}

/**
 * The menu as a line, for a desktop. A group drops down on hover or by a press.
 * Keyboard: Tab from entry to entry, Enter follows or opens, Escape closes.
 */
export function NavHorizontal({
  items,
  currentPath,
  userRole,
  account,
  onExit,
  label = messagesFor('navigation.nav', faNavigation.nav).label,
  ref,
  ...rest
}: NavHorizontalProps) {
  const flyout = useFlyout(currentPath);
  useImperativeHandle(ref, () => flyout.nav.current as HTMLElement);
  const shown = visibleItems(items, userRole);
  const current = currentItem(shown, currentPath);
  return (
    <nav {...rest} ref={flyout.nav} aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" className={css.list}>
        {shown.map((item) =>
          item.children ? (
            <HorizontalGroup
              key={itemKey(item)}
              item={item}
              entries={item.children}
              current={current}
              flyout={flyout}
              onExit={onExit}
            />
          ) : (
            <li key={itemKey(item)}>
              <NavLeaf item={item} isCurrent={item === current} className={css.item} onExit={onExit}>
                {item.isAccount && (
                  <span className={css.picture}>
                    <NavIcon item={item} account={account} />
                  </span>
                )}
                {item.title}
                {item.info}
              </NavLeaf>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
