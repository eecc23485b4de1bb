import type { AnswerForm, RawInput } from '@mashq/curriculum/model';
import { AnswerInput } from '@mashq/ui/learning/answers';
import * as css from './AsTyped.css.ts';

export interface AsTypedProps {
  form: AnswerForm;
  /** Exactly what was typed or picked. */
  raw: RawInput;
  /** Id of what names the answer. */
  labelledBy: string;
}

/**
 * An answer as it was given: what was typed stands in the very digits and marks it was typed in, an empty box as an
 * empty box; what was picked or put in order is shown where it was picked.
 */
export function AsTyped({ form, raw, labelledBy }: AsTypedProps) {
  switch (raw.kind) {
    case 'integer':
    case 'decimal':
      return (
        <ul className={css.blanks}>
          {raw.values.map((value, place) => {
            const { label, unit } = ('blanks' in form && form.blanks[place]) || {};
            return (
              <li key={place} className={css.blank}>
                {label}
                <Box text={value} />
                {unit}
              </li>
            );
          })}
        </ul>
      );
    case 'fraction':
      return <Parts {...raw} />;
    case 'mixed':
      return <Parts {...raw} />;
    default:
      return <AnswerInput form={form} value={raw} onChange={() => undefined} isReadOnly labelledBy={labelledBy} />;
  }
}

function Parts({ whole, numerator, denominator }: { whole?: string; numerator: string; denominator: string }) {
  return (
    <span dir="ltr" className={css.parts}>
      {whole !== undefined && <Box text={whole} />}
      <span className={css.fraction}>
        <Box text={numerator} />
        <span className={css.bar} aria-hidden="true" />
        <Box text={denominator} />
      </span>
    </span>
  );
}

function Box({ text }: { text: string }) {
  return (
    <bdi dir="ltr" className={css.box}>
      {text}
    </bdi>
  );
}
