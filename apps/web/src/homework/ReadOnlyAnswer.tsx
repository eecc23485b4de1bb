import type { AnswerForm, RawInput } from '@mashq/curriculum/model';
import { AnswerInput } from '@mashq/ui/learning/answers';

/** A given answer in its own input, read-only. */
export function ReadOnlyAnswer({ form, raw }: { form: AnswerForm; raw: RawInput }) {
  return <AnswerInput form={form} value={raw} onChange={ignore} isReadOnly isMarked={false} />;
}

function ignore(): void {}
