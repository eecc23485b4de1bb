import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, type ReactNode, use, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useDirection } from '../../i18n/direction.ts';
import * as surfaceCss from '../../primitives/floating-surface/floating-surface.css.ts';
import { OptionListContext } from '../../primitives/option-list/choice-context.ts';
import { OptionList } from '../../primitives/option-list/OptionList.tsx';
import * as itemCss from './MenuItem.css.ts';
import * as css from './Submenu.css.ts';

/** Pixels that stay free at the edges of the window. */
const EDGE = 8;

/**
 * Places a list, which is fixed in the window, beside a line: towards the end of the line, at its other side where there is no room,
 * and along the edge of the window where there is none at either.
 */
function placeBeside(list: HTMLElement, line: HTMLElement, isRtl: boolean): void {
  const { innerWidth: width, innerHeight: height } = window;
  const around = line.getBoundingClientRect();
  const own = list.getBoundingClientRect();
  const left = around.left - own.width;
  const [first, second] = isRtl ? [left, around.right] : [around.right, left];
  const fits = (x: number) => x >= EDGE && x + own.width <= width - EDGE;
  const x = [first, second].find(fits) ?? Math.min(Math.max(first, EDGE), width - EDGE - own.width);
  const y = Math.max(EDGE, Math.min(around.top - EDGE, height - EDGE - own.height));
  list.style.setProperty('--left', `${x}px`);
  list.style.setProperty('--top', `${y}px`);
}

export interface SubmenuProps {
  /** What its items have in common: «جابه‌جایی به». */
  title: string;
  /** `MenuItem`s, with `MenuSection`s and `MenuSeparator`s between them. */
  children: ReactNode;
  /** A picture before the title; decoration. */
  icon?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

type OpenedBy = 'keys' | 'press' | 'hover';

/** So long the mouse rests on the line before its menu opens, or is away before it closes: on its way it crosses other lines. */
const HOVER_DELAY = 200;

/**
 * A line of a `Menu` or `ContextMenu` with a menu of its own beside it; on a phone the items are under the line. Keyboard: Enter, Space
 * or the arrow towards the end of the line opens it at its first item, Escape or the arrow back closes it.
 */
export function Submenu({ title, children, icon, isDisabled = false }: SubmenuProps) {
  const isRtl = useDirection() === 'rtl';
  const root = use(OptionListContext);
  const [open, setOpen] = useState<OpenedBy>();
  const line = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const Chevron = isRtl ? ChevronLeft : ChevronRight;

  const stop = () => clearTimeout(opening.current);
  const stay = () => clearTimeout(closing.current);
  useEffect(
    () => () => {
      clearTimeout(opening.current);
      clearTimeout(closing.current);
    },
    [],
  );

  useLayoutEffect(() => {
    if (open !== undefined && line.current && list.current) placeBeside(list.current, line.current, isRtl);
  }, [open, isRtl]);

  const choose = ({ detail }: MouseEvent) => {
    stop();
    // With the mouse the menu may be open since it came by: the press leaves it so.
    if (detail === 0) setOpen('keys');
    else setOpen(open === undefined || open === 'hover' ? 'press' : undefined);
  };

  return (
    <div
      role="none"
      onFocus={stay}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return;
        stop();
        closing.current = setTimeout(() => setOpen(undefined), HOVER_DELAY);
      }}
    >
      <div
        ref={line}
        id={id}
        role="menuitem"
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        className={surfaceCss.item}
        data-text={title}
        {...(open !== undefined && { 'data-open': '' })}
        tabIndex={isDisabled ? undefined : -1}
        {...(isDisabled && { 'aria-disabled': true, 'data-disabled': '' })}
        {...(!isDisabled && {
          onClick: choose,
          onPointerEnter: ({ pointerType }) => {
            if (pointerType !== 'mouse') return;
            stop();
            opening.current = setTimeout(() => setOpen((now) => now ?? 'hover'), HOVER_DELAY);
          },
          onPointerLeave: stop,
        })}
      >
        {icon != null && (
          <span className={itemCss.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <span className={itemCss.words}>{title}</span>
        <Chevron size="1.2em" aria-hidden="true" className={css.chevron} />
      </div>
      {open !== undefined && (
        <OptionList
          role="menu"
          aria-labelledby={id}
          className={`${surfaceCss.list} ${css.menu}`}
          isOpen={root.isOpen}
          onClose={root.onClose}
          triggerRef={root.triggerRef}
          takesFocus={open !== 'hover'}
          start={open === 'keys' ? 'first' : undefined}
          onBack={() => {
            line.current?.focus();
            setOpen(undefined);
          }}
          ref={list}
        >
          {children}
        </OptionList>
      )}
    </div>
  );
}
