import type { ClockFigure, ClockTime } from '@mashq/curriculum/model';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
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
    <FigureFrame description={description}>
      <div className={css.list} {...(clocks.length > 1 && { 'data-many': '' })}>
        {clocks.map((clock, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the clocks of a figure never change places
          <span key={index} className={css.item} data-form={form}>
            {form === 'analog' ? (
              <ClockFace time={clock} />
            ) : (
              <span className={css.digital}>{formatDigits(writtenTime(clock), digits)}</span>
            )}
            {clock.label !== undefined && <bdi className={css.label}>{clock.label}</bdi>}
          </span>
        ))}
      </div>
    </FigureFrame>
  );
}

/** `h:mm`, or `h:mm:ss` when seconds are given. */
function writtenTime({ hour, minute, second }: ClockTime): string {
  const rest = second === undefined ? [minute] : [minute, second];
  return [hour, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
