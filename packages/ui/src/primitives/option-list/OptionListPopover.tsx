import { type CSSProperties, useRef } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { sheet, surface } from '../floating-surface/floating-surface.css.ts';
import { classNames } from '../root-props.ts';
import { OptionChoiceContext, OptionListContext } from './choice-context.ts';
import { OptionList, type OptionListProps } from './OptionList.tsx';

export interface OptionListPopoverProps extends Omit<OptionListProps, 'ref'> {
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Pixels between it and what opened it. @default 6 */
  offset?: number;
  /** On a phone it is a sheet at the lower edge of the window. @default false */
  isSheet?: boolean;
  /** Where it is beside when that is not its trigger, such as where the mouse is. */
  getTargetRect?: () => DOMRect;
}

/** A `OptionList` beside what opened it. Escape or a press elsewhere closes it; the focus goes back to where it was. */
export function OptionListPopover({
  placement = 'bottom start',
  offset = 6,
  isSheet = false,
  getTargetRect,
  ...list
}: OptionListPopoverProps) {
  const { isOpen, onClose, triggerRef, 'aria-label': label, 'aria-labelledby': labelledBy } = list;
  const ref = useRef<HTMLDivElement>(null);
  return (
    <Popover
      // Not what a dialog around it says of its own popover.
      slot={null}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      triggerRef={triggerRef}
      scrollRef={ref}
      placement={placement}
      offset={offset}
      // It is then not as wide as its trigger either.
      {...(getTargetRect && { getTargetRect, style: { '--trigger-width': '0px' } as CSSProperties })}
      className={classNames(surface, isSheet ? sheet : undefined)}
      {...(label !== undefined && { 'aria-label': label })}
      {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
    >
      <OptionChoiceContext
        value={(action) => {
          if (!isOpen) return;
          action?.();
          onClose();
        }}
      >
        <OptionListContext value={{ isOpen, onClose, triggerRef }}>
          <OptionList {...list} ref={ref} />
        </OptionListContext>
      </OptionChoiceContext>
    </Popover>
  );
}
