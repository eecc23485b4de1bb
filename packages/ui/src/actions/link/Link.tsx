import { ArrowLeft, ExternalLink } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { faLink } from '../../i18n/fa/actions.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as buttonCss from '../button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../button/Button.tsx';
import * as css from './Link.css.ts';

export type LinkVariant = 'inline' | 'standalone' | ButtonVariant;

export interface LinkProps extends RootProps {
  /** Where it leads, shown by the words themselves. */
  children: ReactNode;
  href: string;
  /** `inline` within a sentence, `standalone` on its own, or the look of a `Button` for the main way on. @default 'inline' */
  variant?: LinkVariant;
  /** Of the look of a button. @default 'medium' */
  size?: ButtonSize;
  /** A picture before the words; decoration. Not in `inline`. */
  icon?: ReactNode;
  /** An arrow that points onward follows the words. Not in `inline`. @default false */
  hasArrow?: boolean;
  /** Leads out of the product: opens in a new page, says so and shows it. @default false */
  isExternal?: boolean;
  /** What is said of an external link. @default «در صفحهٔ تازه باز می‌شود» */
  externalLabel?: string;
  /** Cannot be followed now. @default false */
  isDisabled?: boolean;
  /** Takes the whole line; only with the look of a button. @default false */
  isFullWidth?: boolean;
  /** File name under which the target is saved instead of opened. */
  download?: string | boolean;
  onPress?: () => void;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
  /** Marks the link of the page one is on. */
  'aria-current'?: 'page' | 'step' | 'true';
  'aria-label'?: string;
  'aria-describedby'?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Leads to another page; within the app without a reload, by the router around. Keyboard: Enter follows it. */
export function Link({
  children,
  variant = 'inline',
  size = 'medium',
  icon,
  hasArrow = false,
  isExternal = false,
  externalLabel = messagesFor('actions.link', faLink).external,
  isFullWidth = false,
  ...rest
}: LinkProps) {
  const isText = variant === 'inline' || variant === 'standalone';
  return (
    <AriaLink
      {...rest}
      {...(isExternal && { target: '_blank', rel: 'noopener' })}
      {...(isFullWidth && !isText && { 'data-full-width': '' })}
      className={
        isText
          ? classNames(css.words[variant], rest.className)
          : classNames(buttonCss.root, buttonCss.variant[variant], buttonCss.size[size], rest.className)
      }
    >
      {variant !== 'inline' && icon != null && (
        <span className={css.picture} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
      {isExternal && (
        <>
          <ExternalLink size="0.9em" strokeWidth={2.5} className={css.external} aria-hidden="true" />
          <span className={visuallyHidden}>({externalLabel})</span>
        </>
      )}
      {variant !== 'inline' && hasArrow && (
        <ArrowLeft size="1.1em" strokeWidth={2.5} className={css.arrow} aria-hidden="true" />
      )}
    </AriaLink>
  );
}
