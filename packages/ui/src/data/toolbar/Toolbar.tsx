import { EllipsisVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../../actions/menu/index.ts';
import * as faData from '../../i18n/fa/data.ts';
import { messagesFor } from '../../i18n/language.ts';
import { Tooltip } from '../../overlays/tooltip/index.ts';
import { useFocusFallback } from '../../primitives/focus-fallback/use-focus-fallback.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Toolbar.css.ts';
import { useFitting } from './use-fitting.ts';

export interface ToolbarAction {
  id: string;
  /** What it does, as a verb, or what is on or off; its name. */
  label: string;
  /** A picture; decoration. */
  icon: ReactNode;
  /** The label is beside the picture; else it shows while the pointer or the focus is on the button. @default false */
  hasLabel?: boolean;
  /** Of what is on or off: whether it is on. @default neither */
  isSelected?: boolean;
  /** Does it; of what is on or off, turns it over. */
  onAction?: () => void;
  /** @default false */
  isDisabled?: boolean;
  /** `danger` for what takes something away. @default 'plain' */
  variant?: 'plain' | 'danger';
  /** The keys that do it without the bar, as they are on the keyboard: `['Ctrl', 'P']`. They are shown; the page itself hears them. */
  shortcut?: readonly string[];
}

export interface ToolbarGroup {
  /** What its actions have in common; for screen readers and over them in the menu. */
  label: string;
  /** Most used first: the last ones are the first to go into the menu. */
  actions: readonly ToolbarAction[];
}

export interface ToolbarProps extends RootProps {
  /** What its actions are done with; the bar's name for screen readers. */
  'aria-label': string;
  groups: readonly ToolbarGroup[];
  /** Names the button of what does not fit. @default «بقیهٔ کارها» */
  moreLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Actions on one thing in one line, such as on a table or a text that is written. Those that do not fit are in a menu at its end, in
 * their groups. Keyboard: Tab comes to it once, to the button that had the focus last; the side arrows go from button to button as they
 * stand, Home and End to the first and last, Enter or Space does it.
 */
export function Toolbar({ 'aria-label': label, groups, moreLabel, className, ref, ...rest }: ToolbarProps) {
  const words = messagesFor('data.toolbar', faData.toolbar);
  const more = useRef<HTMLSpanElement>(null);
  const all = groups.flatMap(({ actions }) => actions);
  const measured = useRef<HTMLDivElement>(null);
  const names = JSON.stringify(all.map(({ id, label: name, hasLabel }) => [id, hasLabel ? name : '']));
  const count = useFitting(measured, more, names);
  // What has the focus may go into the menu.
  const box = useFocusFallback<HTMLDivElement>('button[aria-haspopup]', count);
  const seen = new Set(all.slice(0, count));
  const hidden = groups.map(({ actions, ...group }) => ({
    ...group,
    actions: actions.filter((one) => !seen.has(one)),
  }));
  const hasMore = count < all.length;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = { Home: 0, End: -1 }[event.key];
    if (place === undefined || !event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    const buttons = event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)');
    [...buttons].at(place)?.focus();
  };

  return (
    <div {...rest} ref={ref} className={classNames(css.root, className)} onKeyDownCapture={onKeyDown}>
      <div ref={box}>
        <AriaToolbar ref={measured} aria-label={label} className={css.bar}>
          {groups.map((group) => {
            const shown = group.actions.filter((action) => seen.has(action));
            return (
              shown.length > 0 && (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own
                <div key={group.label} role="group" aria-label={group.label} className={css.group}>
                  {shown.map((action) => (
                    <ActionButton key={action.id} {...action} />
                  ))}
                </div>
              )
            );
          })}
          <MenuTrigger>
            <MoreButton label={moreLabel ?? words.more} isIdle={!hasMore} buttonRef={more} />
            <Menu aria-label={moreLabel ?? words.more}>
              {hidden.map(
                ({ label: title, actions }) =>
                  actions.length > 0 && (
                    <MenuSection key={title} title={title}>
                      {actions.map(({ id, label: name, isSelected, hasLabel: _, ...action }) => (
                        <MenuItem key={id} {...action} {...(isSelected !== undefined && { isChecked: isSelected })}>
                          {name}
                        </MenuItem>
                      ))}
                    </MenuSection>
                  ),
              )}
            </Menu>
          </MenuTrigger>
        </AriaToolbar>
      </div>
    </div>
  );
}

interface MoreButtonProps {
  label: string;
  isIdle: boolean;
  buttonRef: Ref<HTMLSpanElement>;
}

/** The wrapper is measured: the button itself takes the ref of its menu. */
function MoreButton({ label, isIdle, buttonRef }: MoreButtonProps) {
  return (
    <span ref={buttonRef} className={css.more} {...(isIdle && { 'data-idle': '' })}>
      <Button aria-label={label} isDisabled={isIdle} className={css.action}>
        <span className={css.icon} aria-hidden="true">
          <EllipsisVertical size="1em" />
        </span>
      </Button>
    </span>
  );
}

function ActionButton({
  label,
  icon,
  hasLabel = false,
  isSelected,
  onAction,
  isDisabled,
  variant,
  shortcut,
}: ToolbarAction) {
  const keys = shortcut?.join('+');
  const given = {
    className: css.action,
    'data-action': '',
    ...(isDisabled && { isDisabled }),
    ...(variant === 'danger' && { 'data-danger': '' }),
    ...(!hasLabel && { 'aria-label': label }),
  };
  const face = (
    <>
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      {hasLabel && label}
    </>
  );
  const button =
    isSelected === undefined ? (
      <Button {...given} onPress={() => onAction?.()}>
        {face}
      </Button>
    ) : (
      <ToggleButton {...given} isSelected={isSelected} onChange={() => onAction?.()}>
        {face}
      </ToggleButton>
    );
  const hint = [...(hasLabel ? [] : [label]), ...(keys === undefined ? [] : [keys])].join(' ');
  return hint === '' ? button : <Tooltip text={hint}>{button}</Tooltip>;
}
