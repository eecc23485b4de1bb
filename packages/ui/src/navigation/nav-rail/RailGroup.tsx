import { ChevronLeft } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import type { NavAccount } from '../account/types.ts';
import { FlyoutList } from '../nav-item/FlyoutList.tsx';
import { NavIcon } from '../nav-item/NavIcon.tsx';
import * as leafCss from '../nav-item/NavLeaf.css.ts';
import { holdsItem, itemKey } from '../nav-item/rules.ts';
import type { NavItem, NavProps } from '../nav-item/types.ts';
import type { useFlyout } from '../nav-item/use-flyout.ts';
import * as css from './NavRail.css.ts';

interface RailGroupProps {
  item: NavItem;
  entries: readonly NavItem[];
  current: NavItem | undefined;
  account: NavProps['account'];
  flyout: ReturnType<typeof useFlyout>;
  onExit: (() => void) | undefined;
}

/** A group of the mini menu: its button, and its list flying out beside it. */
export function RailGroup({ item, entries, current, account, flyout, onExit }: RailGroupProps) {
  const listId = useId();
  const place = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const key = itemKey(item);
  const isOpen = flyout.isOpen(key);

  // Beside its item, but never past the lower edge of the window.
  useLayoutEffect(() => {
    if (!isOpen || !place.current || !list.current) return;
    const MARGIN = 8;
    const lowest = window.innerHeight - list.current.offsetHeight - MARGIN;
    const start = Math.max(MARGIN, Math.min(place.current.getBoundingClientRect().top, lowest));
    list.current.style.insetBlockStart = `${start}px`;
  }, [isOpen]);

  return (
    <li ref={place} {...flyout.group(key)}>
      <Button
        className={`${leafCss.press} ${css.item}`}
        isDisabled={item.disabled ?? false}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': listId })}
        onPress={() => flyout.press(key)}
        {...(holdsItem(item, current) && { 'data-holds-current': '' })}
      >
        <RailItem item={item} account={account} />
        <ChevronLeft aria-hidden="true" size="0.9rem" className={css.chevron} />
      </Button>
      {isOpen && (
        <FlyoutList
          ref={list}
          id={listId}
          items={entries}
          current={current}
          className={css.flyout}
          onExit={onExit}
          onPress={flyout.close}
        />
      )}
    </li>
  );
}

/** A picture over its small title. */
export function RailItem({ item, account }: { item: NavItem; account: NavAccount | undefined }) {
  return (
    <>
      <NavIcon item={item} account={account} />
      <span className={css.title}>{item.title}</span>
      {item.info != null && <span className={css.info}>{item.info}</span>}
    </>
  );
}
