import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useDirection } from '../../i18n/direction.ts';
import { ContentStart } from '../../primitives/announcement/Announcement.tsx';
import { classNames } from '../../primitives/root-props.ts';
import { TabFace } from './TabFace.tsx';
import * as css from './Tabs.css.ts';
import type { TabItem, TabsProps } from './types.ts';

const TABBABLE = ['a[href]', '[tabindex="0"]']
  .concat(['button', 'input:not([type=hidden])', 'select', 'textarea'].map((name) => `${name}:not([disabled])`))
  .map((stop) => `${stop}:not([tabindex="-1"])`)
  .join();

/**
 * Faces of one thing, one at a time. Keyboard: Tab enters at the chosen tab and goes on into its panel; the arrows move
 * along the line (in right-to-left the left arrow goes on) and choose, or only move where tabs are links; Home and End
 * reach its ends.
 */
export function Tabs({
  label,
  items,
  selected,
  defaultSelected,
  onSelectionChange,
  isFitted = false,
  className,
  ...rest
}: TabsProps) {
  const [own, setOwn] = useState(defaultSelected);
  const [isPanelStop, setPanelStop] = useState(true);
  const direction = useDirection();
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const asked = selected ?? own;
  const chosen = items.find(({ id }) => id === asked) ?? items.find(({ isDisabled }) => !isDisabled);
  const tabId = (item: TabItem) => `${base}tab${items.indexOf(item)}`;

  // A panel with nothing in it to go to must be reachable itself, or a screen reader's Tab would pass it over.
  // Its content changes by itself too, without a render of the tabs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab has a panel of its own
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const look = () => setPanelStop(!element.querySelector(TABBABLE));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled', 'tabindex', 'href'] });
    return () => observer.disconnect();
  }, [chosen?.id]);

  // The line scrolls where it is narrow: the chosen tab is brought into it, and the page stays where it is. Measuring
  // in this effect would cost a second layout of the whole page; the observer runs after the layout and before the paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is brought into the line
  useLayoutEffect(() => {
    const line = list.current;
    if (!line) return;
    let isFirst = true;
    const show = () => {
      // Tabs that change their size, as when their font comes, are placed as if they had had it from the start.
      if (!isFirst) line.scrollLeft = 0;
      isFirst = false;
      const tab = line.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
      const seen = line.getBoundingClientRect();
      const missing = tab && Math.max(0, tab.right - seen.right) + Math.min(0, tab.left - seen.left);
      if (missing) line.scrollLeft += missing;
    };
    const observer = new ResizeObserver(show);
    for (const element of [line, ...line.querySelectorAll('[role=tab]')]) observer.observe(element);
    return () => observer.disconnect();
  }, [chosen?.id]);

  const choose = (item: TabItem) => {
    if (item === chosen) return;
    setOwn(item.id);
    onSelectionChange?.(item.id);
  };

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const open = items.filter(({ isDisabled }) => !isDisabled);
    const now = open.findIndex((item) => tabId(item) === document.activeElement?.id);
    const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const goal =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? open.length - 1
          : isArrow && now >= 0
            ? (now + (event.key === onward ? 1 : open.length - 1)) % open.length
            : -1;
    const item = open[goal];
    if (item === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(item))?.focus();
    if (item.href === undefined) choose(item);
  };

  return (
    <div {...rest} className={classNames(css.root, className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={css.list}
        onKeyDown={move}
        {...(isFitted && { 'data-fitted': '' })}
      >
        {items.map((item) => (
          <TabFace
            key={item.id}
            item={item}
            id={tabId(item)}
            panelId={item === chosen ? `${base}panel` : undefined}
            isEntrance={item === chosen}
            onChoose={() => choose(item)}
          />
        ))}
      </div>
      {chosen && (
        <div
          key={chosen.id}
          ref={panel}
          role="tabpanel"
          id={`${base}panel`}
          aria-labelledby={tabId(chosen)}
          className={css.panel}
          {...(isPanelStop && { tabIndex: 0 })}
        >
          <ContentStart>{chosen.content}</ContentStart>
        </div>
      )}
    </div>
  );
}
