import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { FlyoutList } from '../nav-item/FlyoutList.tsx';
import * as leafCss from '../nav-item/NavLeaf.css.ts';
import { holdsItem, itemKey } from '../nav-item/rules.ts';
import type { NavItem } from '../nav-item/types.ts';
import type { useFlyout } from '../nav-item/use-flyout.ts';
import * as css from './NavHorizontal.css.ts';

interface HorizontalGroupProps {
  item: NavItem;
  entries: readonly NavItem[];
  current: NavItem | undefined;
  flyout: ReturnType<typeof useFlyout>;
  onExit: (() => void) | undefined;
}

/** A group of the horizontal menu: its button, and its list dropping down under it. */
export function HorizontalGroup({ item, entries, current, flyout, onExit }: HorizontalGroupProps) {
  const listId = useId();
  const key = itemKey(item);
  const isOpen = flyout.isOpen(key);
  return (
    <li className={css.group} {...flyout.group(key)}>
      <Button
        className={`${leafCss.press} ${css.item}`}
        isDisabled={item.disabled ?? false}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': listId })}
        onPress={() => flyout.press(key)}
        {...(holdsItem(item, current) && { 'data-holds-current': '' })}
      >
        {item.title}
        {item.info}
        <ChevronDown aria-hidden="true" size="1em" className={css.chevron} />
      </Button>
      {isOpen && (
        <div className={css.below}>
          <FlyoutList
            id={listId}
            items={entries}
            current={current}
            className={css.sheet}
            onExit={onExit}
            onPress={flyout.close}
          />
        </div>
      )}
    </li>
  );
}
