import { type ReactNode, useState } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { useOptionListTrigger } from '../../primitives/option-list/use-option-list-trigger.ts';
import { MenuTriggerContext } from './menu-trigger.ts';

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
export function MenuTrigger({ children, isOpen: given, defaultOpen = false, onOpenChange }: MenuTriggerProps) {
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = given ?? own;
  const { triggerRef, buttonProps, listProps } = useOptionListTrigger({
    opens: true,
    isOpen,
    setOpen: (next) => {
      setOwn(next);
      if (next !== isOpen) onOpenChange?.(next);
    },
  });
  return (
    <ButtonContext value={{ ...buttonProps, ref: triggerRef, isPressed: isOpen }}>
      <MenuTriggerContext value={{ ...listProps, 'aria-labelledby': buttonProps.id }}>{children}</MenuTriggerContext>
    </ButtonContext>
  );
}
