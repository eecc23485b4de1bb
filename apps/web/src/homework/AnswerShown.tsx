import type { AnswerForm, RawInput } from '@mashq/curriculum/model';
import { AnswerInput } from '@mashq/ui/learning/answers';

/** A given answer in the very input it was given in, to be looked at only. */
export function AnswerShown({ form, raw }: { form: AnswerForm; raw: RawInput }) {
  return <AnswerInput form={form} value={raw} onChange={nothing} isReadOnly isMarked={false} />;
}

function nothing(): void {}
