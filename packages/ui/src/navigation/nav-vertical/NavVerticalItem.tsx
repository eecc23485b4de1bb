import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { NavIcon } from '../nav-item/NavIcon.tsx';
import * as leafCss from '../nav-item/NavLeaf.css.ts';
import { NavLeaf } from '../nav-item/NavLeaf.tsx';
import { holdsItem, itemKey } from '../nav-item/rules.ts';
import type { NavItem, NavProps } from '../nav-item/types.ts';
import * as css from './NavVertical.css.ts';

interface NavVerticalItemProps {
  item: NavItem;
  current: NavItem | undefined;
  account: NavProps['account'];
  /** Groups the person opened or closed on this screen; the others are open where they hold the current item. */
  opened: Readonly<Record<string, boolean>>;
  onToggle: (key: string, isOpen: boolean) => void;
  onExit: (() => void) | undefined;
  onPress: (() => void) | undefined;
}

/** One entry, with its own entries under it when it is open. */
export function NavVerticalItem({ item, current, account, opened, onToggle, onExit, onPress }: NavVerticalItemProps) {
  const listId = useId();
  const face = (
    <>
      <NavIcon item={item} account={account} />
      <span className={css.words}>
        {item.title}
        {item.caption !== undefined && <span className={css.caption}>{item.caption}</span>}
      </span>
      {item.info}
    </>
  );
  if (!item.children) {
    return (
      <li>
        <NavLeaf item={item} isCurrent={item === current} className={css.item} onExit={onExit} onPress={onPress}>
          {face}
        </NavLeaf>
      </li>
    );
  }
  const key = itemKey(item);
  const holdsCurrent = holdsItem(item, current);
  const isOpen = opened[key] ?? holdsCurrent;
  return (
    <li>
      <Button
        className={`${leafCss.press} ${css.item}`}
        isDisabled={item.disabled ?? false}
        aria-expanded={isOpen}
        aria-controls={listId}
        onPress={() => onToggle(key, !isOpen)}
        {...(holdsCurrent && { 'data-holds-current': '' })}
      >
        {face}
        <ChevronDown aria-hidden="true" size="1.1em" className={css.chevron} />
      </Button>
      <ul id={listId} className={css.sub} hidden={!isOpen}>
        {item.children.map((child) => (
          <NavVerticalItem
            key={itemKey(child)}
            item={child}
            current={current}
            account={account}
            opened={opened}
            onToggle={onToggle}
            onExit={onExit}
            onPress={onPress}
          />
        ))}
      </ul>
    </li>
  );
}
