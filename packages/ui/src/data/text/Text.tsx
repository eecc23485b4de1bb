import type { ReactNode, Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Text.css.ts';
import * as words from './words.css.ts';

export type TextSize = keyof typeof words.size;
export type TextTone = keyof typeof words.tone;

export interface TextProps extends RootProps {
  children: ReactNode;
  /** Element; `strong` and `em` say that it is stressed, `span` stands within a line. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'li' | 'dt' | 'dd' | 'figcaption';
  /** Step of the theme's scale; without one it is as large as what is around it. */
  size?: TextSize;
  /** Color; without one it has that of what is around it. Right and wrong are never said by the color alone. */
  tone?: TextTone;
  /** Bolder, as a label or a name is. @default false */
  isStrong?: boolean;
  /** Digits of one width, for numbers one under another or numbers that change. @default false */
  isNumeric?: boolean;
  /** At most so many lines; what is longer is cut on screen alone. */
  lines?: 1 | 2 | 3 | 4;
  id?: string;
  ref?: Ref<HTMLElement>;
}

/** Running text in the theme's sizes and colors. Keyboard: none, it is read. */
export function Text({
  children,
  as: Element = 'p',
  size,
  tone,
  isStrong = false,
  isNumeric = false,
  lines,
  className,
  ref,
  ...rest
}: TextProps) {
  return (
    <Element
      {...rest}
      ref={ref as Ref<never>}
      className={classNames(
        css.root,
        size && words.size[size],
        tone && words.tone[tone],
        lines && words.lines[lines],
        className,
      )}
      {...(isStrong && { 'data-strong': '' })}
      {...(isNumeric && { 'data-numeric': '' })}
    >
      {children}
    </Element>
  );
}
