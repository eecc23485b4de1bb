import type { AnswerProps, FormOf, RawOf } from '../answer-props.ts';
import { BlanksAnswer } from '../blanks-answer/index.ts';

export interface IntegerAnswerProps extends AnswerProps<RawOf<'integer'>> {
  form: FormOf<'integer'>;
}

/** Whole numbers, one or more, such as a quotient and a remainder. */
export function IntegerAnswer({ form, ...rest }: IntegerAnswerProps) {
  return <BlanksAnswer {...rest} blanks={form.blanks} keyboard="numeric" />;
}
