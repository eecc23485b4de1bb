import type { ClockFigure, ClockTime } from '@mashq/curriculum/model';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { LabeledRow } from '../labeled-row/LabeledRow.tsx';
import * as css from './Clock.css.ts';
import { ClockFace } from './ClockFace.tsx';

export interface ClockProps extends Omit<ClockFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
}

/** Clocks with hands or with figures, the first at the left. */
export function Clock({ description, form, clocks }: ClockProps) {
  const digits = useDigits();
  return (
    <LabeledRow
      description={description}
      size={form === 'analog' ? 'large' : 'free'}
      items={clocks.map(({ label, marked, ...time }) => ({
        label,
        picture:
          form === 'analog' ? (
            <ClockFace time={time} marked={marked} />
          ) : (
            <span className={css.digital}>{formatDigits(writtenTime(time), digits)}</span>
          ),
      }))}
    />
  );
}

/** `h:mm`, or `h:mm:ss` when seconds are given. */
function writtenTime({ hour, minute, second }: ClockTime): string {
  const rest = second === undefined ? [minute] : [minute, second];
  return [hour, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
