import type { ReactNode, Ref } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';

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

export interface TabsProps extends RootProps {
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
  ref?: Ref<HTMLDivElement>;
}
