import { InlineContent } from '../../content/index.ts';
import * as css from '../raw-answer/RawAnswer.css.ts';
import type { ReadOnlyProps } from '../raw-answer/read-only-props.ts';

/** The option that was picked; an empty box for none. */
export function ChoiceReadOnly({ form, raw }: ReadOnlyProps<'choice'>) {
  return (
    <div>
      <span className={css.box}>
        <InlineContent content={form.options.find(({ id }) => id === raw.option)?.content ?? []} />
      </span>
    </div>
  );
}
