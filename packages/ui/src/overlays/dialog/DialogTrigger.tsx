import type { ReactNode } from 'react';
import { DialogTrigger as AriaDialogTrigger } from 'react-aria-components/Dialog';

export interface DialogTriggerProps {
  /** A `Button`, `IconButton` or the like, and then the `Dialog`, `ConfirmDialog`, `Drawer` or `Popover` it opens. */
  children: ReactNode;
  /** Whether it is open, when the parent keeps it. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Joins a button to the layer it opens: tells of it to screen readers and gives it the focus back. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <AriaDialogTrigger {...props} />;
}
