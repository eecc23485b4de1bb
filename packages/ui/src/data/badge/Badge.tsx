import type { ReactNode, Ref } from 'react';
import { ownText } from '../../i18n/own-direction.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Badge.css.ts';

export type BadgeTone = keyof typeof css.tone;

export interface BadgeProps extends RootProps {
  /** One or two words, or a number already written in Persian. */
  children: ReactNode;
  /** `success` is done or right, `danger` wrong or late, `reward` waiting or reward, `info` news. @default 'neutral' */
  tone?: BadgeTone;
  /** A picture before the words, so that the tone is not shown by color alone; decoration. */
  icon?: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** A word about the state of something. Not pressed, not removed: that is `Tag`. */
export function Badge({ children, tone = 'neutral', icon, className, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames(css.root, css.tone[tone], className)}>
      {icon != null && (
        <span aria-hidden="true" className={css.icon}>
          {icon}
        </span>
      )}
      {ownText(children)}
    </span>
  );
}
