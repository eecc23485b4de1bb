import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { ContentStart } from '../../primitives/announcement/Announcement.tsx';
import { surface } from '../../primitives/floating-surface/floating-surface.css.ts';
import type { DialogContent } from '../dialog/Dialog.tsx';
import * as css from './Popover.css.ts';

export type PopoverPlacement =
  | 'top'
  | 'top start'
  | 'top end'
  | 'bottom'
  | 'bottom start'
  | 'bottom end'
  | 'start'
  | 'end';

export interface PopoverProps {
  /** What it is about; its name for screen readers. */
  'aria-label': string;
  /** Content, or a function that makes it and is handed what closes the popover. */
  children: DialogContent;
  /** Where it is beside its trigger; it turns over where there is no room. @default 'bottom start' */
  placement?: PopoverPlacement;
  /** Whether it is open, when the parent keeps it; inside a `DialogTrigger` it keeps itself. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A little layer beside what opened it, by a `DialogTrigger` around both. Keyboard: Tab goes round inside, Escape
 * closes and gives the focus back.
 */
export function Popover({ 'aria-label': label, children, placement = 'bottom start', ...rest }: PopoverProps) {
  return (
    <AriaPopover {...rest} placement={placement} className={surface}>
      <AriaDialog aria-label={label} className={css.content}>
        {({ close }): ReactNode => (
          <ContentStart>{typeof children === 'function' ? children(close) : children}</ContentStart>
        )}
      </AriaDialog>
    </AriaPopover>
  );
}
