import type { Ref } from 'react';
import * as faNavigation from '../../i18n/fa/navigation.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { list } from '../nav-item/nav-list.css.ts';
import { currentItem, itemKey, visibleItems, withoutAccount } from '../nav-item/rules.ts';
import type { NavProps } from '../nav-item/types.ts';
import { usePathState } from '../nav-item/use-path-state.ts';
import { NavVerticalItem } from './NavVerticalItem.tsx';

export interface NavVerticalProps extends NavProps, RootProps {
  /** After a press that leads somewhere, as a drawer wants to know. */
  onNavigate?: (() => void) | undefined;
  ref?: Ref<HTMLElement>;
}

const NOTHING_OPENED: Readonly<Record<string, boolean>> = {};

/**
 * The menu as a list, 280 px wide where a shell holds it. Groups open by a press and close when the screen changes,
 * but for the one that holds the current screen. The entry titled «حساب کاربری» is left out.
 * Keyboard: Tab from entry to entry, Enter follows or opens.
 */
export function NavVertical({
  items,
  currentPath,
  userRole,
  account,
  onExit,
  onNavigate,
  label = messagesFor('navigation.nav', faNavigation.nav).label,
  className,
  ...rest
}: NavVerticalProps) {
  const [opened, setOpened] = usePathState(currentPath, NOTHING_OPENED);
  const shown = withoutAccount(
    visibleItems(items, userRole),
    messagesFor('navigation.account', faNavigation.account).title,
  );
  const current = currentItem(shown, currentPath);
  return (
    <nav className={className} {...rest} aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" className={list}>
        {shown.map((item) => (
          <NavVerticalItem
            key={itemKey(item)}
            item={item}
            current={current}
            account={account}
            opened={opened}
            onToggle={(key, isOpen) => setOpened({ ...opened, [key]: isOpen })}
            onExit={onExit}
            onPress={onNavigate}
          />
        ))}
      </ul>
    </nav>
  );
}
