import type { Ref } from 'react';
import * as faLayout from '../../i18n/fa/layout.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './SkipLink.css.ts';

/** The id every shell gives to its `main`. */
export const MAIN_ID = 'main';

export interface SkipLinkProps extends RootProps {
  /** @default «رفتن به متن اصلی» */
  label?: string;
  /** Id of the element that takes the focus. @default 'main' */
  targetId?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * The first thing the Tab key reaches: over the navigation, straight to the content.
 * It moves the focus itself, so that the address keeps its path and a client router sees no navigation.
 */
export function SkipLink({
  label = messagesFor('layout.skipLink', faLayout.skipLink).label,
  targetId = MAIN_ID,
  className,
  ...rest
}: SkipLinkProps) {
  return (
    <a
      {...rest}
      className={classNames(css.root, className)}
      href={`#${targetId}`}
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (!target) return;
        event.preventDefault();
        target.focus();
        target.scrollIntoView({ block: 'start' });
      }}
    >
      {label}
    </a>
  );
}
