import type { ReactNode } from 'react';
import * as css from './Hero.css.ts';

export interface HeroMarkProps {
  /** One to three words of the title. */
  children: ReactNode;
}

/** Words of a hero's title that are marked with a reward pencil. */
export function HeroMark({ children }: HeroMarkProps) {
  return <em className={css.mark}>{children}</em>;
}
