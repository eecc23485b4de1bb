import type { ReactNode } from 'react';
import * as css from './Badge.css.ts';

export type BadgeTone = keyof typeof css.tone;

export interface BadgeProps {
  /** One or two words, or a number already written in Persian. */
  children: ReactNode;
  /** `success` is done or right, `danger` wrong or late, `reward` waiting or reward, `info` news. @default 'neutral' */
  tone?: BadgeTone;
  /** A picture before the words, so that the tone is not shown by color alone; decoration. */
  icon?: ReactNode;
}

/** A word about the state of something. Not pressed, not removed: that is `Tag`. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={`${css.root} ${css.tone[tone]}`}>
      {icon != null && (
        <span aria-hidden="true" className={css.icon}>
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
