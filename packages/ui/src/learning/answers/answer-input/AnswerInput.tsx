import { emptyInput } from '@mashq/curriculum/answers';
import type { AnswerForm, AnswerKind, RawInput } from '@mashq/curriculum/model';
import { type ComponentType, Suspense } from 'react';
import { faLearningAnswers } from '../../../i18n/fa/learning-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import type { AnswerProps } from '../answer-props.ts';
import * as css from './AnswerInput.css.ts';
import { LazyAnswer, type LoadableAnswer } from './LazyAnswer.tsx';
import { INPUTS, type InputProps } from './registry.ts';

export interface AnswerInputProps extends AnswerProps<RawInput> {
  /** What is asked for; it decides which input is shown. */
  form: AnswerForm;
}

/**
 * The input that fits a question. A value of another kind than the form's (left over from another question) counts as
 * empty. Give it a new `key` with each question. Inputs other than numbers in boxes are loaded on demand:
 * `preloadAnswer(kind)` loads one ahead.
 */
export function AnswerInput({ form, value, ...rest }: AnswerInputProps) {
  const raw = value.kind === form.kind ? value : emptyInput(form);
  // Form and value are of one kind, which TypeScript cannot follow through the registry.
  const input = INPUTS[form.kind] as InputOfKindProps['input'];
  const props = { ...rest, form, value: raw } as InputProps<AnswerKind>;
  return (
    <Suspense
      fallback={
        <div
          className={css.waiting}
          role="status"
          aria-label={rest.messages?.loading ?? messagesFor('learningAnswers', faLearningAnswers).answers.loading}
        />
      }
    >
      <InputOfKind key={form.kind} input={input} props={props} />
    </Suspense>
  );
}

interface InputOfKindProps {
  input: ComponentType<InputProps<AnswerKind>> | LoadableAnswer<InputProps<AnswerKind>>;
  props: InputProps<AnswerKind>;
}

function InputOfKind({ input, props }: InputOfKindProps) {
  if ('preload' in input) return <LazyAnswer answer={input} props={props} />;
  const Input = input;
  return <Input {...props} />;
}
