import type { FormOf, RawOf } from '../answer-props.ts';
import * as css from '../raw-answer/RawAnswer.css.ts';
import { RawBox } from '../raw-answer/RawBox.tsx';

interface BlanksReadOnlyProps {
  form: FormOf<'integer' | 'decimal'>;
  raw: RawOf<'integer' | 'decimal'>;
}

/** Numbers that were typed in boxes, each with its label and unit. */
export function BlanksReadOnly({ form: { blanks }, raw: { values } }: BlanksReadOnlyProps) {
  return (
    <ul className={css.blanks}>
      {values.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes never change places
        <li key={place} className={css.blank}>
          {blanks[place]?.label}
          <RawBox text={value} />
          {blanks[place]?.unit}
        </li>
      ))}
    </ul>
  );
}
