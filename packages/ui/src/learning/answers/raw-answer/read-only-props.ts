import type { AnswerKind } from '@mashq/curriculum/model';
import type { FormOf, RawOf } from '../answer-props.ts';

/** Props of the read-only view of one kind of answer. */
export interface ReadOnlyProps<Kind extends AnswerKind> {
  form: FormOf<Kind>;
  /** Exactly what was typed or picked. */
  raw: RawOf<Kind>;
}
