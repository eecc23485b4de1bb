import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import * as faOverlays from '../../i18n/fa/overlays.ts';
import { messagesFor } from '../../i18n/language.ts';
import { matchesSearch } from '../../i18n/search-text.ts';
import * as surfaceCss from '../../primitives/floating-surface/floating-surface.css.ts';
import * as css from './CommandPalette.css.ts';

export interface Command {
  id: string;
  /** What is read and found by typing. */
  title: string;
  /** Where it leads; a command without an address does something instead. */
  href?: string;
  onAction?: () => void;
  /** A picture before the title; decoration. */
  icon?: ReactNode;
  /** After the title: the part of the app it belongs to. */
  hint?: string;
  /** Other words it is found by. */
  keywords?: string;
}

export interface CommandPaletteProps {
  commands: readonly Command[];
  /** Whether it is open, stored by the parent. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Ctrl+K (or ⌘K) opens and closes it. @default true */
  hasShortcut?: boolean;
  /** @default «جستجوی فرمان» */
  label?: string;
  /** @default «جستجو…» */
  placeholder?: string;
  /** Said when nothing fits. @default «چند کلمهٔ دیگر بنویسید.» */
  emptyText?: string;
}

/**
 * Every place and action of an app, found by typing. Keyboard: Ctrl+K or ⌘K opens it, letters find, the arrows walk while
 * the words stay in the field, Enter goes, Escape closes.
 */
export function CommandPalette({
  commands,
  isOpen,
  onOpenChange,
  hasShortcut = true,
  label = messagesFor('overlays.palette', faOverlays.palette).label,
  placeholder = messagesFor('overlays.palette', faOverlays.palette).placeholder,
  emptyText = messagesFor('overlays.palette', faOverlays.palette).empty,
}: CommandPaletteProps) {
  useCommandKey(hasShortcut, () => onOpenChange(!isOpen));
  const close = () => onOpenChange(false);
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={css.scrim}>
      <Modal className={css.panel}>
        <Dialog aria-label={label} className={css.dialog}>
          <Autocomplete filter={matchesSearch}>
            <SearchField autoFocus aria-label={label} className={css.field}>
              <Search size="1.25em" className={css.icon} aria-hidden="true" />
              <Input placeholder={placeholder} className={css.input} />
            </SearchField>
            <Menu
              aria-label={label}
              className={`${surfaceCss.list} ${css.list}`}
              renderEmptyState={() => <p className={css.empty}>{emptyText}</p>}
              onAction={close}
            >
              {commands.map(({ id, title, href, onAction, icon, hint, keywords = '' }) => (
                <MenuItem
                  key={id}
                  id={id}
                  textValue={`${title} ${hint ?? ''} ${keywords}`}
                  className={surfaceCss.item}
                  {...(href !== undefined && { href })}
                  {...(onAction && { onAction })}
                >
                  {icon != null && (
                    <span className={css.picture} aria-hidden="true">
                      {icon}
                    </span>
                  )}
                  <span className={css.title}>{title}</span>
                  {hint !== undefined && <span className={css.hint}>{hint}</span>}
                </MenuItem>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Calls back on Ctrl+K or ⌘K. The key is identified by its position, so that it is the same on a Persian keyboard. */
function useCommandKey(isOn: boolean, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
