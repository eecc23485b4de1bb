import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { OptionListPopover } from '../../primitives/option-list/OptionListPopover.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './ContextMenu.css.ts';
import { type MenuPlace, useContextMenu } from './use-context-menu.ts';

export interface ContextMenuProps extends RootProps {
  /** What its items are done with: «کارهای تکلیف صفحهٔ ۱۲». */
  'aria-label': string;
  /** `MenuItem`s, `MenuSection`s, `MenuSeparator`s and `Submenu`s. */
  items: ReactNode;
  /** What it belongs to: a row, a card, a picture. Its links and buttons work as without the menu. */
  children: ReactNode;
  /** Takes the focus itself, for what holds nothing that does: without a focus in it keys open nothing. @default false */
  isFocusable?: boolean;
  /** The browser's own menu then opens. @default false */
  isDisabled?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A menu of what can be done with a part of the page, where the pointer is: by the right button, by a finger that is held, and by
 * Shift + F10 or the menu key from what has the focus in it. A second time elsewhere in the part moves it there; elsewhere in the page it
 * closes. Nobody sees that it is there: what it holds must be in the page too, such as in a `Menu` of the same items.
 */
export function ContextMenu({
  'aria-label': label,
  items,
  children,
  isFocusable = false,
  isDisabled = false,
  onOpenChange,
  className,
  ref,
  ...rest
}: ContextMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const [place, setPlace] = useState<MenuPlace>();
  // The place stays while the menu goes away.
  const [isOpen, setOpen] = useState(false);
  const handlers = useContextMenu({
    root,
    isOpen,
    isDisabled,
    open: (next) => {
      setPlace(next);
      setOpen(true);
      if (!isOpen) onOpenChange?.(true);
    },
    close: () => {
      setOpen(false);
      if (isOpen) onOpenChange?.(false);
    },
  });
  return (
    <>
      <div
        {...rest}
        {...(isFocusable &&
          !isDisabled && { role: 'group', tabIndex: 0, 'aria-label': label, 'aria-haspopup': 'menu' })}
        {...handlers.area}
        ref={root}
        className={classNames(css.root, className)}
      >
        {children}
      </div>
      {place && (
        <OptionListPopover
          key={place.key}
          role="menu"
          aria-label={label}
          isOpen={isOpen}
          onClose={handlers.close}
          triggerRef={place.origin}
          getTargetRect={() => place.rect}
          start={place.isByKeys ? 'first' : undefined}
          offset={place.isByKeys ? 6 : 0}
        >
          {items}
        </OptionListPopover>
      )}
    </>
  );
}
