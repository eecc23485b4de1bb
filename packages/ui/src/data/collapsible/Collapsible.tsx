import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/DisclosureGroup';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Collapsible.css.ts';

export interface CollapsibleProps extends RootProps {
  /** Says what is inside: «تنظیم‌های بیشتر». */
  title: string;
  /** Is in the page all the time, also while it is closed: what was typed stays. */
  children: ReactNode;
  /** Whether it is open, when the parent keeps it. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** @default false */
  isDisabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Opens what few need, in its place. Keyboard: Tab to its button, Enter or Space opens and closes. */
export function Collapsible({
  title,
  children,
  isOpen,
  defaultOpen = false,
  onOpenChange,
  isDisabled = false,
  className,
  ...rest
}: CollapsibleProps) {
  // An element of its own, for react-aria's takes neither an `id` nor attributes for screen readers.
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <Disclosure
        isDisabled={isDisabled}
        className=""
        {...(isOpen === undefined ? { defaultExpanded: defaultOpen } : { isExpanded: isOpen })}
        {...(onOpenChange && { onExpandedChange: onOpenChange })}
      >
        <Button slot="trigger" className={css.trigger}>
          {title}
          <ChevronDown size="1.125em" className={css.chevron} aria-hidden="true" />
        </Button>
        <DisclosurePanel className={css.panel}>
          <div className={css.content}>{children}</div>
        </DisclosurePanel>
      </Disclosure>
    </div>
  );
}
