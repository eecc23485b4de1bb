import * as css from './RawAnswer.css.ts';

/** What was typed in one box, in the digits and marks it was typed in; an empty box for nothing. */
export function RawBox({ text }: { text: string }) {
  return (
    <bdi dir="ltr" className={css.box}>
      {text}
    </bdi>
  );
}
