import type { ClassMessage } from '@mashq/api/contract';
import { RichText } from '@mashq/ui/learning/rich-text';
import * as css from './MessageText.css.ts';

/** What a person wrote: with its form, under the title of a card, or its lines alone, whose direction follows the text. */
export function MessageText({ message: { body, document } }: { message: Pick<ClassMessage, 'body' | 'document'> }) {
  if (document !== null) return <RichText document={document} />;
  return (
    <p className={css.text} dir="auto">
      {body}
    </p>
  );
}
