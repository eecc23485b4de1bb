import type { ReactNode, Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Hero.css.ts';

export interface HeroMarkProps extends RootProps {
  /** One to three words of the title. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Words of a hero's title that are marked with a reward pencil. */
export function HeroMark({ children, className, ...rest }: HeroMarkProps) {
  return (
    <em {...rest} className={classNames(css.mark, className)}>
      {children}
    </em>
  );
}
