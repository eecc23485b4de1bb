import type { AnswerProps, FormOf, RawOf } from '../answer-props.ts';
import { BlanksAnswer } from '../blanks-answer/index.ts';

export interface DecimalAnswerProps extends AnswerProps<RawOf<'decimal'>> {
  form: FormOf<'decimal'>;
}

/** Decimal numbers, one or more. ٫ and / and . are all taken as the decimal mark by the checker, and shown as one. */
export function DecimalAnswer({ form, ...rest }: DecimalAnswerProps) {
  return <BlanksAnswer {...rest} blanks={form.blanks} keyboard="decimal" />;
}
