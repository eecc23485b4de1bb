import { type RefObject, useId, useRef, useState } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';
import type { OptionListPopoverProps } from './OptionListPopover.tsx';
import type { TypedKey } from './typeahead.ts';

export interface OptionListTriggerOptions {
  /** What it opens; a menu is what `aria-haspopup="true"` means. */
  opens: true | 'listbox';
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  id?: string | undefined;
  /** What a key does on the button itself; whether it did something. */
  onKey?: (key: TypedKey) => boolean;
}

export interface OptionListTrigger {
  triggerRef: RefObject<HTMLButtonElement | null>;
  buttonProps: ButtonProps & { id: string };
  listProps: Pick<OptionListPopoverProps, 'id' | 'isOpen' | 'onClose' | 'triggerRef' | 'start'>;
}

const STARTS: Readonly<Record<string, 'first' | 'last'>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * A button of react-aria and the list it opens: as the mouse goes down, as a finger goes up, by Enter, Space or the down
 * arrow at the first line, by the up arrow at the last. From: WAI-ARIA Authoring Practices, «Menu button».
 */
export function useOptionListTrigger({
  opens,
  isOpen,
  setOpen,
  id,
  onKey,
}: OptionListTriggerOptions): OptionListTrigger {
  const ownId = useId();
  const listId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<'first' | 'last'>();

  const open = (next?: 'first' | 'last') => {
    // What closes gives the focus back to what had it.
    triggerRef.current?.focus({ preventScroll: true });
    setStart(next);
    setOpen(true);
  };

  const buttonProps: OptionListTrigger['buttonProps'] = {
    id: id ?? ownId,
    'aria-haspopup': opens,
    'aria-expanded': isOpen,
    ...(isOpen && { 'aria-controls': listId }),
    preventFocusOnPress: true,
    onPressStart: ({ pointerType }) => {
      if (pointerType === 'virtual') open('first');
      else if (pointerType === 'mouse' || pointerType === 'pen') open();
    },
    onPress: ({ pointerType }) => pointerType === 'touch' && open(),
    onKeyDown: (event) => {
      const next = STARTS[event.key];
      if (onKey?.(event)) event.preventDefault();
      else if (next && !event.repeat && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        open(next);
      } else event.continuePropagation();
    },
  };

  const listProps = { id: listId, isOpen, onClose: () => setOpen(false), triggerRef, start };
  return { triggerRef, buttonProps, listProps };
}
