import { type ReactNode, useId, useRef } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { DialogContext, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { PopoverContext } from 'react-aria-components/Popover';
import { useOpen } from './use-open.ts';

export interface DialogTriggerProps {
  /** A `Button`, `IconButton` or the like, and then the `Dialog`, `ConfirmDialog`, `Drawer` or `Popover` it opens. */
  children: ReactNode;
  /** Whether it is open, when the parent keeps it. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A layer asks where it was called for by a pointer only when it is a menu of the page. */
const NOWHERE = { point: null, setPoint: () => {} };

/** Joins a button to the layer it opens: announces it to screen readers and gives it the focus back. */
export function DialogTrigger({ children, ...rest }: DialogTriggerProps) {
  const state = useOpen(rest);
  const trigger = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const layerId = useId();
  // The name a layer has if it is given no other.
  const named = { id: layerId, 'aria-labelledby': triggerId };
  return (
    <OverlayTriggerStateContext value={{ ...state, ...NOWHERE }}>
      <DialogContext value={named}>
        <PopoverContext value={{ ...named, trigger: 'DialogTrigger', triggerRef: trigger }}>
          <ButtonContext
            value={{
              id: triggerId,
              ref: trigger,
              onPress: state.toggle,
              isPressed: state.isOpen,
              'aria-expanded': state.isOpen,
              ...(state.isOpen && { 'aria-controls': layerId }),
            }}
          >
            {children}
          </ButtonContext>
        </PopoverContext>
      </DialogContext>
    </OverlayTriggerStateContext>
  );
}
