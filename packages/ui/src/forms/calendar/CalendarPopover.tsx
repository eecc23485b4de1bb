import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import * as surfaceCss from '../../primitives/floating-surface/floating-surface.css.ts';
import * as fieldCss from '../field/field.css.ts';
import * as css from './picker-trigger.css.ts';

/** The box of a field with days, and at its end the button that opens the calendar. */
export function PickerBox({ children, icon }: { children: ReactNode; icon: ReactNode }) {
  return (
    <Group className={fieldCss.control}>
      {children}
      <Button className={`${fieldCss.insideButton} ${css.trigger}`}>{icon}</Button>
    </Group>
  );
}

/** What the calendar of a field opens in. */
export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Popover className={`${surfaceCss.surface} ${css.popover}`} offset={6}>
      <Dialog ref={showFocusedDay} className={css.dialog}>
        {children}
      </Dialog>
    </Popover>
  );
}

/**
 * For the dialog a calendar opens in: where there is little room it shows the day that has the focus and not its first
 * weeks. react-aria scrolls to it only when keys opened the calendar.
 */
function showFocusedDay(dialog: HTMLElement | null): void {
  // A frame later the popover has taken the place and the height there are for it.
  requestAnimationFrame(() => dialog?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' }));
}
