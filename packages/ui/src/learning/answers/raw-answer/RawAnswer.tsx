import type { AnswerForm, AnswerKind, RawInput } from '@mashq/curriculum/model';
import type { ComponentType } from 'react';
import { InputReadOnly } from './InputReadOnly.tsx';
import type { ReadOnlyProps } from './read-only-props.ts';
import { READ_ONLY } from './read-only-registry.ts';

export interface RawAnswerProps {
  form: AnswerForm;
  /** Exactly what was typed or picked. */
  raw: RawInput;
}

/**
 * An answer exactly as it was given, for reports: typed text in the digits and marks it was typed in, an empty box as an
 * empty box, and what was picked, ordered or drawn as a picture. An answer of another kind than the form shows nothing.
 */
export function RawAnswer({ form, raw }: RawAnswerProps) {
  if (raw.kind !== form.kind) return null;
  // Form and answer are of one kind, which TypeScript cannot follow through the registry.
  const ReadOnly = (READ_ONLY[form.kind] ?? InputReadOnly) as ComponentType<ReadOnlyProps<AnswerKind>>;
  return <ReadOnly form={form} raw={raw} />;
}
