import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import * as css from './Tabs.css.ts';

export interface TabItem {
  id: string;
  /** The tab's words. */
  title: ReactNode;
  /** What it shows; only the chosen tab's content is mounted. */
  content: ReactNode;
  /** A picture before the words; decoration. */
  icon?: ReactNode;
  /** A count or mark after the words. */
  badge?: ReactNode;
  /** The tab is a link to its own address. */
  href?: string;
  /** @default false */
  isDisabled?: boolean;
}

export interface TabsProps {
  /** What the tabs choose among. */
  label: string;
  items: readonly TabItem[];
  /** Id of the chosen tab, when the caller keeps it (with `href` it follows the address). */
  selected?: string;
  /** Id of the tab chosen at first. @default the first one */
  defaultSelected?: string;
  onSelectionChange?: (id: string) => void;
  /** The tabs share the whole width. @default false */
  isFitted?: boolean;
}

/**
 * Faces of one thing, one at a time. Keyboard: Tab enters at the chosen tab and goes on into its panel; the arrows move
 * along the line (in right-to-left the left arrow goes on); Home and End reach its ends.
 */
export function Tabs({ label, items, selected, defaultSelected, onSelectionChange, isFitted = false }: TabsProps) {
  return (
    <AriaTabs
      className={css.root}
      {...(selected !== undefined && { selectedKey: selected })}
      {...(defaultSelected !== undefined && { defaultSelectedKey: defaultSelected })}
      {...(onSelectionChange && { onSelectionChange: (key) => onSelectionChange(String(key)) })}
    >
      <TabList aria-label={label} className={css.list} {...(isFitted && { 'data-fitted': '' })}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className={css.tab}
            isDisabled={item.isDisabled ?? false}
            {...(item.href !== undefined && { href: item.href })}
          >
            {item.icon != null && <span aria-hidden="true">{item.icon}</span>}
            {item.title}
            {item.badge}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={css.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
