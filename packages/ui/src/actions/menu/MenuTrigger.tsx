import type { ReactNode } from 'react';
import { MenuTrigger as AriaMenuTrigger } from 'react-aria-components/Menu';

export interface MenuTriggerProps {
  /** A `Button` or `IconButton`, and then the `Menu` it opens. */
  children: ReactNode;
  /** Whether it is open, when the parent keeps it. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Joins a button to the menu it opens. Keyboard: Enter, Space or the down arrow opens at the first item, up at the last. */
export function MenuTrigger(props: MenuTriggerProps) {
  return <AriaMenuTrigger {...props} />;
}
