import { Fragment } from 'react';
import * as css from '../raw-answer/RawAnswer.css.ts';
import { RawBox } from '../raw-answer/RawBox.tsx';
import type { ReadOnlyProps } from '../raw-answer/read-only-props.ts';

/** A time or a duration as it was typed. */
export function ClockReadOnly({ raw: { hour, minute, second } }: ReadOnlyProps<'clock'>) {
  const boxes = [hour, minute, ...(second === undefined ? [] : [second])];
  return (
    <div>
      <span dir="ltr" className={css.row}>
        {boxes.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes never change places
          <Fragment key={place}>
            {place > 0 && ':'}
            <RawBox text={text} />
          </Fragment>
        ))}
      </span>
    </div>
  );
}
