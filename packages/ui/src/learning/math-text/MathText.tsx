import type { MathNode } from '@mashq/curriculum/model';
import { createElement, type Ref } from 'react';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import type { DigitsName } from '../../theme/apply-theme.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { drawMath } from './draw-math.ts';
import * as css from './MathText.css.ts';
import { breakablePieces, isList } from './row-signs.ts';
import { speakMath } from './speak-math.ts';

export type MathTextSize = 'text' | 'display';

export interface MathTextProps extends RootProps {
  /** The formula. Its values are canonical ASCII; digits, decimal mark and grouping are chosen here. */
  math: MathNode;
  /**
   * `text` is in a sentence or a heading and takes its size, a step bolder; `display` is on a line of its own,
   * large. Fractions keep the full size of their digits in both.
   * @default 'text'
   */
  size?: MathTextSize;
  /** What a screen reader says. @default the formula read in Persian, as `speakMath` gives it */
  label?: string;
  /** @default the reader's setting, `data-digits` of `<html>` */
  digits?: DigitsName;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A formula as native MathML, always a left-to-right island in the Persian line. A long row breaks behind its signs
 * only. Screen readers get its Persian reading as plain text, which also names a button or an option it is in.
 */
export function MathText({ math, size = 'text', label, digits, className, ...rest }: MathTextProps) {
  const setting = useDigits();
  return (
    <span {...rest} className={classNames(css.root, css.size[size], className)}>
      <bdi dir="ltr" aria-hidden="true" className={css.formula} {...(isList(math) && { 'data-list': '' })}>
        {breakablePieces(math).map((piece, index) =>
          createElement(
            'math',
            { key: index, displaystyle: 'true', className: css.math },
            drawMath(piece, digits ?? setting),
          ),
        )}
      </bdi>
      <span dir="rtl" className={visuallyHidden}>
        {label ?? speakMath(math)}
      </span>
    </span>
  );
}
