import type { AnswerForm, RawInput } from '@mashq/curriculum/model';
import { Suspense } from 'react';
import { faLearningAnswers } from '../../../i18n/fa/learning-answers.ts';
import type { AnswerProps } from '../answer-props.ts';
import { DecimalAnswer } from '../decimal-answer/index.ts';
import { FractionAnswer } from '../fraction-answer/index.ts';
import { IntegerAnswer } from '../integer-answer/index.ts';
import { MixedAnswer } from '../mixed-answer/index.ts';
import { emptyInput } from '../raw-input.ts';
import * as css from './AnswerInput.css.ts';
import {
  angleChunk,
  cellsChunk,
  choiceChunk,
  clockChunk,
  levelsChunk,
  matchChunk,
  numberLineChunk,
  orderChunk,
  pointsChunk,
  sectorsChunk,
} from './chunks.ts';
import { LazyAnswer } from './LazyAnswer.tsx';

export interface AnswerInputProps extends AnswerProps<RawInput> {
  /** What is asked for; it decides which input is shown. */
  form: AnswerForm;
}

/**
 * The input that fits a question. A value of another kind than the form's (left over from another question) counts as
 * nothing typed. Give it a new `key` with each question. What is not a number in boxes comes in a chunk of its own:
 * `preloadAnswer(kind)` fetches one ahead.
 */
export function AnswerInput(props: AnswerInputProps) {
  const { messages } = props;
  return (
    <Suspense
      fallback={
        <div
          className={css.waiting}
          role="status"
          aria-label={messages?.loading ?? faLearningAnswers.answers.loading}
        />
      }
    >
      <AnswerOfKind {...props} />
    </Suspense>
  );
}

function AnswerOfKind({ form, value, ...rest }: AnswerInputProps) {
  const raw = value.kind === form.kind ? value : emptyInput(form);
  if (form.kind === 'integer' && raw.kind === form.kind) return <IntegerAnswer {...rest} form={form} value={raw} />;
  if (form.kind === 'decimal' && raw.kind === form.kind) return <DecimalAnswer {...rest} form={form} value={raw} />;
  if (raw.kind === 'fraction') return <FractionAnswer {...rest} value={raw} />;
  if (raw.kind === 'mixed') return <MixedAnswer {...rest} value={raw} />;
  if (form.kind === 'choice' && raw.kind === form.kind) {
    return <LazyAnswer chunk={choiceChunk} props={{ ...rest, form, value: raw }} />;
  }
  if (form.kind === 'order' && raw.kind === form.kind) {
    return <LazyAnswer chunk={orderChunk} props={{ ...rest, form, value: raw }} />;
  }
  if (form.kind === 'number-line' && raw.kind === form.kind) {
    return <LazyAnswer chunk={numberLineChunk} props={{ ...rest, form, value: raw }} />;
  }
  if (form.kind === 'clock' && raw.kind === form.kind) {
    return <LazyAnswer chunk={clockChunk} props={{ ...rest, form, value: raw }} />;
  }
  if (form.kind === 'match' && raw.kind === form.kind) {
    return <LazyAnswer chunk={matchChunk} props={{ ...rest, form, value: raw }} />;
  }
  if (form.kind === 'cells' && raw.kind === form.kind) {
    return <LazyAnswer chunk={cellsChunk} props={{ ...rest, form, value: raw }} />;
  }
  if (form.kind === 'points' && raw.kind === form.kind) {
    return <LazyAnswer chunk={pointsChunk} props={{ ...rest, form, value: raw }} />;
  }
  if (form.kind === 'sectors' && raw.kind === form.kind) {
    return <LazyAnswer chunk={sectorsChunk} props={{ ...rest, form, value: raw }} />;
  }
  if (form.kind === 'levels' && raw.kind === form.kind) {
    return <LazyAnswer chunk={levelsChunk} props={{ ...rest, form, value: raw }} />;
  }
  if (form.kind === 'angle' && raw.kind === form.kind) {
    return <LazyAnswer chunk={angleChunk} props={{ ...rest, form, value: raw }} />;
  }
  return null;
}
