import type { AnswerForm, RawInput } from '@mashq/curriculum/model';
import { lazy, Suspense } from 'react';
import { faLearningAnswers } from '../../../i18n/fa/learning-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import * as css from '../answer-input/AnswerInput.css.ts';

/** Reports show few drawn answers, so their inputs are loaded on demand. */
const AnswerInput = lazy(async () => ({ default: (await import('../answer-input/AnswerInput.tsx')).AnswerInput }));

const doNothing = () => {};

/** An answer in the input it was given in, read-only: for kinds that are drawn. */
export function InputReadOnly({ form, raw }: { form: AnswerForm; raw: RawInput }) {
  return (
    <Suspense
      fallback={
        <div
          className={css.waiting}
          role="status"
          aria-label={messagesFor('learningAnswers', faLearningAnswers).answers.loading}
        />
      }
    >
      <AnswerInput form={form} value={raw} onChange={doNothing} isReadOnly isMarked={false} />
    </Suspense>
  );
}
