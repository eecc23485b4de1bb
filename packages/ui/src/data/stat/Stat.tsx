import type { ReactNode, Ref } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Stat.css.ts';

export interface StatProps extends RootProps {
  /** The number, or words already written, such as «۳ ساعت». */
  value: number | string;
  /** What is counted. */
  label: string;
  /** After the number, smaller: «سؤال», «دقیقه», «٪». */
  unit?: string;
  /** One quiet line under the label. */
  hint?: ReactNode;
  /** @default 'accent' */
  tone?: keyof typeof css.tone;
  /** Size of the number: for a card, or for the middle of a page. @default 'medium' */
  size?: keyof typeof css.size;
  /** Is in the middle of its place. @default false */
  isCentred?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A number as the hero of its place, with what it counts. */
export function Stat({
  value,
  label,
  unit,
  hint,
  tone = 'accent',
  size = 'medium',
  isCentred = false,
  className,
  ...rest
}: StatProps) {
  const digits = useDigits();
  return (
    <div {...rest} className={classNames(css.root, className)} {...(isCentred && { 'data-centred': '' })}>
      <p className={`${css.value} ${css.size[size]} ${css.tone[tone]}`}>
        {typeof value === 'number' ? formatNumber(value, { digits }) : value}
        {unit !== undefined && <span className={css.unit}>{unit}</span>}
      </p>
      <p className={css.label}>
        {label}
        {hint != null && <span className={css.hint}>{hint}</span>}
      </p>
    </div>
  );
}
