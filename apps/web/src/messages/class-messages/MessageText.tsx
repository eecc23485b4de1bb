import * as css from './MessageText.css.ts';

/** What a person wrote, with its lines; the direction follows the text. */
export function MessageText({ children }: { children: string }) {
  return (
    <p className={css.text} dir="auto">
      {children}
    </p>
  );
}
