import type { Inline } from '@mashq/curriculum/model';
import { InlineContent } from '../../content/index.ts';
import * as css from '../raw-answer/RawAnswer.css.ts';
import type { ReadOnlyProps } from '../raw-answer/read-only-props.ts';

/** The cards in the order they were put, between the labels of the two ends. */
export function OrderReadOnly({ form, raw }: ReadOnlyProps<'order'>) {
  const row = raw.items.flatMap((id): Inline[] => {
    const item = form.items.find((one) => one.id === id);
    return item ? [{ t: 'math', math: item.math }] : [];
  });
  return (
    <div dir="ltr" className={css.row}>
      <bdi>{form.ends[0]}</bdi>
      {row.map((content, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is what was given and does not change
        <span key={place} className={css.box}>
          <InlineContent content={[content]} />
        </span>
      ))}
      <bdi>{form.ends[1]}</bdi>
    </div>
  );
}
