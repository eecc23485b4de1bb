import type { ReactNode, Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import type { TextSize, TextTone } from '../text/Text.tsx';
import * as words from '../text/words.css.ts';
import * as css from './Heading.css.ts';

export interface HeadingProps extends RootProps {
  children: ReactNode;
  /** Place in the outline of the page: one below what is over it. Screen readers go from heading to heading by it. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** How large it is, whatever its level. @default by the level: 'xxxl', 'xxl', 'xl', then 'lg' */
  size?: TextSize;
  /** @default 'plain' */
  tone?: TextTone;
  /** At most so many lines; what is longer is cut on screen alone. */
  lines?: 1 | 2 | 3 | 4;
  id?: string;
  ref?: Ref<HTMLHeadingElement>;
}

/** As `base.css.ts` has them for headings without a component. */
const SIZES: Record<HeadingProps['level'], TextSize> = { 1: 'xxxl', 2: 'xxl', 3: 'xl', 4: 'lg', 5: 'lg', 6: 'lg' };

/** A heading whose level and size are two things. Keyboard: none; screen readers go to it by its level. */
export function Heading({
  children,
  level,
  size = SIZES[level],
  tone = 'plain',
  lines,
  className,
  ...rest
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...rest}
      className={classNames(css.root, words.size[size], words.tone[tone], lines && words.lines[lines], className)}
    >
      {children}
    </Element>
  );
}
