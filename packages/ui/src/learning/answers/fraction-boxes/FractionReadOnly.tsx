import type { RawOf } from '../answer-props.ts';
import * as css from '../raw-answer/RawAnswer.css.ts';
import { RawBox } from '../raw-answer/RawBox.tsx';

/** A fraction or a mixed number as it was typed. */
export function FractionReadOnly({ raw }: { raw: RawOf<'fraction'> | RawOf<'mixed'> }) {
  return (
    <div>
      <span dir="ltr" className={css.row}>
        {raw.kind === 'mixed' && <RawBox text={raw.whole} />}
        <span className={css.fraction}>
          <RawBox text={raw.numerator} />
          <span className={css.bar} aria-hidden="true" />
          <RawBox text={raw.denominator} />
        </span>
      </span>
    </div>
  );
}
