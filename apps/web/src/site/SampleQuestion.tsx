import type { MathNode } from '@mashq/curriculum/model';
import { MathText } from '@mashq/ui/learning/math-text';
import { Check } from 'lucide-react';
import * as css from './SampleQuestion.css.ts';
import { publicPages } from './strings/public.ts';

const fraction = (numerator: string, denominator: string): MathNode => ({
  t: 'fraction',
  numerator: { t: 'number', value: numerator },
  denominator: { t: 'number', value: denominator },
});

/** An answered sample question, read-only. */
export function SampleQuestion() {
  const { place, question, praise, reason } = publicPages.sample;
  return (
    <div className={css.root}>
      <span className={css.place}>{place}</span>
      <p className={css.question}>{question}</p>
      <div className={css.options}>
        <div className={css.option} data-right="">
          <MathText math={fraction('4', '5')} size="display" />
        </div>
        <div className={css.option}>
          <MathText math={fraction('3', '4')} size="display" />
        </div>
      </div>
      <p className={css.praise}>
        <Check aria-hidden="true" size="1.25em" strokeWidth={3} className={css.mark} />
        <span>
          <strong>{praise}</strong> {reason}
        </span>
      </p>
    </div>
  );
}
