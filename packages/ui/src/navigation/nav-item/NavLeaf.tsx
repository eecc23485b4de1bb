import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import * as css from './NavLeaf.css.ts';
import { EXIT_PATH } from './rules.ts';
import type { NavItem } from './types.ts';

interface NavLeafProps {
  item: NavItem;
  isCurrent: boolean;
  /** Size and layout, from the menu it is in. */
  className: string;
  onExit: (() => void) | undefined;
  /** After a press that leads somewhere, even to the screen already shown. */
  onPress?: (() => void) | undefined;
  children: ReactNode;
}

/** An item without children: a link, the way out, or neither while disabled. */
export function NavLeaf({ item, isCurrent, className, onExit, onPress, children }: NavLeafProps) {
  const shared = { className: `${css.press} ${className}`, isDisabled: item.disabled ?? false };
  if (item.path === EXIT_PATH) {
    return (
      <Button
        {...shared}
        onPress={() => {
          onPress?.();
          onExit?.();
        }}
      >
        {children}
      </Button>
    );
  }
  return (
    <Link
      {...shared}
      {...(!item.disabled && { href: item.path })}
      {...(onPress && { onPress })}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      {children}
    </Link>
  );
}
