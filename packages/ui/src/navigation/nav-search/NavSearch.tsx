import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { SearchField } from '../../forms/search-field/SearchField.tsx';
import { formatNumber } from '../../i18n/digits.ts';
import { faNavSearch } from '../../i18n/fa/navigation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { NavIcon } from '../nav-item/NavIcon.tsx';
import { NavLeaf } from '../nav-item/NavLeaf.tsx';
import { list } from '../nav-item/nav-list.css.ts';
import { currentItem, EXIT_PATH, itemKey, visibleItems } from '../nav-item/rules.ts';
import type { NavItem, NavProps } from '../nav-item/types.ts';
import { usePathState } from '../nav-item/use-path-state.ts';
import * as css from './NavSearch.css.ts';
import { searchNav } from './search-nav.ts';

export interface NavSearchProps extends Omit<NavProps, 'label'>, RootProps {
  /** The menu itself, usually a `NavVertical` of the same items: seen until something is typed. */
  children: ReactNode;
  /** Name of the field, and what is in it. @default «جستجو در منو» */
  searchLabel?: string;
  /** Name of what was found. @default «یافته‌ها» */
  findingsLabel?: string;
  /** Said when something is typed; the number comes written. @default «۳ مورد پیدا شد» */
  countLabel?: (count: string) => string;
  /** @default «چیزی با این نام در منو نیست.» */
  emptyText?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The link or button next to the one that has the focus, or the field before the first of them. */
function step(root: HTMLElement, forward: boolean): boolean {
  const stops: (Element | null)[] = [root.querySelector('input'), ...root.querySelectorAll('li :is(a[href], button)')];
  const next = stops[stops.indexOf(document.activeElement) + (forward ? 1 : -1)];
  if (!(next instanceof HTMLElement)) return false;
  next.focus();
  return true;
}

/**
 * Finds an entry of a long menu by its title or path. What is found is in place of the menu until the field is
 * empty or the screen changes. Keyboard: letters find, Enter goes to the first, the arrows walk, Escape empties.
 */
export function NavSearch({
  items,
  currentPath,
  userRole,
  account,
  onExit,
  children,
  searchLabel = messagesFor('navSearch', faNavSearch).label,
  findingsLabel = messagesFor('navSearch', faNavSearch).findings,
  countLabel = messagesFor('navSearch', faNavSearch).count,
  emptyText = messagesFor('navSearch', faNavSearch).empty,
  className,
  ref,
  ...rest
}: NavSearchProps) {
  const [typed, setTyped] = usePathState(currentPath, '');
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const digits = useDigits();
  const findings = searchNav(items, typed, userRole);
  const current = currentItem(visibleItems(items, userRole), currentPath);
  const isSearching = typed.trim() !== '';

  /** What was found goes away with the press; where the press leads nowhere else, the focus goes back to the field. */
  const forget = (item: NavItem) => {
    if (item === current || item.path === EXIT_PATH) root.current?.querySelector('input')?.focus();
    setTyped('');
  };

  const walk = (event: KeyboardEvent) => {
    if (!isSearching || !root.current || !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    if (step(root.current, event.key === 'ArrowDown')) event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the element of that name is too new for some browsers of schools
    <div
      {...rest}
      ref={root}
      role="search"
      aria-label={searchLabel}
      className={classNames(css.root, className)}
      onKeyDown={walk}
    >
      <SearchField
        label={searchLabel}
        isLabelHidden
        placeholder={searchLabel}
        value={typed}
        onChange={setTyped}
        // Only a finding: with nothing typed the menu itself is there.
        onSubmit={() => isSearching && root.current?.querySelector<HTMLElement>('li :is(a[href], button)')?.click()}
      />
      <p role="status" className={css.status}>
        {isSearching && (findings.length > 0 ? countLabel(formatNumber(findings.length, { digits })) : emptyText)}
      </p>
      {isSearching ? (
        <nav aria-label={findingsLabel}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
          <ul role="list" className={list}>
            {findings.map(({ item, groups }) => (
              <li key={itemKey(item)}>
                <NavLeaf
                  item={item}
                  isCurrent={item === current}
                  className={css.item}
                  onExit={onExit}
                  onPress={() => forget(item)}
                >
                  <NavIcon item={item} account={account} />
                  <span className={css.words}>
                    {item.title}
                    {groups.length > 0 && <span className={css.groups}>{groups.join(' · ')}</span>}
                  </span>
                </NavLeaf>
              </li>
            ))}
          </ul>
        </nav>
      ) : (
        children
      )}
    </div>
  );
}
