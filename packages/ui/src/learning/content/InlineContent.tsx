import type { Inline } from '@mashq/curriculum/model';
import { formatDigits } from '../../i18n/digits.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { MathText } from '../math-text/index.ts';
import * as css from './BlockContent.css.ts';

export interface InlineContentProps {
  /** Runs of text and formulas, in reading order. */
  content: readonly Inline[];
}

/** A sentence with formulas in it, for a heading, an option, a message: no element of its own around it. */
export function InlineContent({ content }: InlineContentProps) {
  const digits = useDigits();
  return content.map((piece, index) => {
    if (piece.t === 'math') {
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a sentence never change places
      return <MathText key={index} math={piece.math} />;
    }
    const text = formatDigits(piece.text, digits);
    return piece.strong ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a sentence never change places
      <strong key={index} className={css.strong}>
        {text}
      </strong>
    ) : (
      text
    );
  });
}
