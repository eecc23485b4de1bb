import { Check } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-aria-components/Link';
import { ownText } from '../../i18n/own-direction.ts';
import * as surfaceCss from '../../primitives/floating-surface/floating-surface.css.ts';
import { OptionChoiceContext } from '../../primitives/option-list/choice-context.ts';
import { OptionListItem } from '../../primitives/option-list/OptionListItem.tsx';
import * as css from './MenuItem.css.ts';

export interface MenuItemProps {
  /** What it does, as a verb, or where it leads; found by typing its beginning. */
  children: string;
  /** Is under the words, and is read after them. */
  description?: ReactNode;
  /** A picture before the words; decoration. */
  icon?: ReactNode;
  /** `danger` for what takes something away. @default 'plain' */
  variant?: 'plain' | 'danger';
  /** The keys that do it without the menu, as they are on the keyboard: `['Ctrl', 'D']`. They are shown; the page itself hears them. */
  shortcut?: readonly string[];
  /** Of what is on or off: it bears a check mark while on. @default neither */
  isChecked?: boolean;
  /** Does it; the menu closes. */
  onAction?: () => void;
  /** Where it leads, instead of doing something. */
  href?: string;
  /** @default false */
  isDisabled?: boolean;
  id?: string;
}

/** Names of keys in `aria-keyshortcuts` that keyboards write otherwise. */
const ARIA_KEYS: Readonly<Record<string, string>> = { Ctrl: 'Control', Del: 'Delete', Esc: 'Escape', '⌘': 'Meta' };

/** One line of a `Menu` or `ContextMenu`. */
export function MenuItem({
  children,
  description,
  icon,
  variant = 'plain',
  shortcut,
  isChecked,
  onAction,
  href,
  isDisabled = false,
  id,
}: MenuItemProps) {
  const choose = useContext(OptionChoiceContext);
  const line = {
    ...(id !== undefined && { id }),
    ...(shortcut && { 'aria-keyshortcuts': shortcut.map((key) => ARIA_KEYS[key] ?? key).join('+') }),
    className: variant === 'danger' ? `${surfaceCss.item} ${css.danger}` : surfaceCss.item,
    children: (
      <>
        {icon != null && (
          <span className={css.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <span className={css.words}>
          <span>{ownText(children)}</span>
          {description != null && <span className={css.description}>{ownText(description)}</span>}
        </span>
        {isChecked && <Check size="1.2em" aria-hidden="true" className={css.mark} />}
        {shortcut && (
          <span dir="ltr" aria-hidden="true" className={css.shortcut}>
            {shortcut.join('+')}
          </span>
        )}
      </>
    ),
  };
  const act = () => choose(onAction);
  if (href === undefined || isDisabled) {
    const role = isChecked === undefined ? 'menuitem' : 'menuitemcheckbox';
    const checked = isChecked === undefined ? {} : { 'aria-checked': isChecked };
    return <OptionListItem {...line} {...checked} role={role} text={children} isDisabled={isDisabled} onChoose={act} />;
  }
  return (
    <Link
      {...line}
      slot={null}
      href={href}
      onClick={act}
      data-text={children}
      render={(link) => ('href' in link ? <a {...link} role="menuitem" tabIndex={-1} /> : <span {...link} />)}
    />
  );
}
