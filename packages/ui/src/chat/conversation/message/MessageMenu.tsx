import { Copy, Expand, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { MenuItem, type MenuItemProps } from '../../../actions/menu/MenuItem.tsx';
import { MenuSeparator } from '../../../actions/menu/MenuSection.tsx';
import type { ConversationMessages } from '../../../i18n/fa/chat.ts';
import { OptionListPopover } from '../../../primitives/option-list/OptionListPopover.tsx';
import type { ChatMessage } from './message.ts';

/** What can be done with a message. */
export interface MessageAbilities {
  open: boolean;
  copy: boolean;
  resend: boolean;
  edit: boolean;
  delete: boolean;
  discard: boolean;
}

export interface MessageMenuProps {
  /** The message whose menu is open, or null. */
  message: ChatMessage | null;
  /** What it opened from, and is beside. */
  opener: RefObject<HTMLElement | null>;
  can: (message: ChatMessage) => MessageAbilities;
  onAction: (action: keyof MessageAbilities, message: ChatMessage) => void;
  onClose: () => void;
  uiMessages: ConversationMessages;
}

/** One menu for all messages of a conversation: only one is open at a time, and a menu for each would weigh on scrolling. */
export function MessageMenu({ message, opener, can, onAction, onClose, uiMessages }: MessageMenuProps) {
  const abilities = message && can(message);
  const item = (
    action: keyof MessageAbilities,
    label: string,
    icon: ReactNode,
    kind: MenuItemProps['variant'] = 'plain',
  ) =>
    message !== null &&
    abilities?.[action] && (
      <MenuItem icon={icon} variant={kind} onAction={() => onAction(action, message)}>
        {label}
      </MenuItem>
    );
  const plain = abilities && (abilities.resend || abilities.open || abilities.edit || abilities.copy);
  return (
    <OptionListPopover
      role="menu"
      isOpen={message !== null}
      onClose={onClose}
      triggerRef={opener}
      start="first"
      isByKeys={message !== null && (document.activeElement?.matches(':focus-visible') ?? false)}
      placement="bottom end"
      offset={4}
      aria-label={uiMessages.actions}
    >
      {item('resend', uiMessages.retry, <RotateCcw size="1em" />)}
      {item('open', uiMessages.open, <Expand size="1em" />)}
      {item('edit', uiMessages.edit, <Pencil size="1em" />)}
      {item('copy', uiMessages.copy, <Copy size="1em" />)}
      {plain && (abilities.delete || abilities.discard) && <MenuSeparator />}
      {abilities?.discard
        ? item('discard', uiMessages.discard, <Trash2 size="1em" />, 'danger')
        : item('delete', uiMessages.delete, <Trash2 size="1em" />, 'danger')}
    </OptionListPopover>
  );
}
