import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { ownText } from '../../i18n/own-direction.ts';
import * as css from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words more about the child; never what cannot be done without. */
  text: string;
  /** A `Button`, `IconButton` or `Link`. */
  children: ReactElement;
  /** Where it stands; it turns over where there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Milliseconds the pointer rests before it shows; by keyboard it shows at once. @default 600 */
  delay?: number;
  /** Whether it is shown, when the parent keeps it. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A few words over a button, while the pointer or the keyboard's focus is on it. Not for touch, so nothing may depend
 * on it. Keyboard: Escape hides it.
 */
export function Tooltip({ text, children, placement = 'top', delay = 600, ...rest }: TooltipProps) {
  return (
    <TooltipTrigger {...rest} delay={delay} closeDelay={100}>
      {children}
      <AriaTooltip placement={placement} offset={8} className={css.tooltip}>
        {ownText(text)}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
