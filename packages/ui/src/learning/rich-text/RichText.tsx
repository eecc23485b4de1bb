import {
  type RichTextBlock,
  type RichTextDocument,
  type RichTextInline,
  readFormula,
  safeHref,
} from '@mashq/curriculum/rich-text';
import type { ReactNode, Ref } from 'react';
import { type DigitsName, formatDigits } from '../../i18n/digits.ts';
import { ownLanguage } from '../../i18n/own-direction.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { MathText } from '../math-text/index.ts';
import * as css from './RichText.css.ts';

export interface RichTextProps extends RootProps {
  /** What was written, as `RichTextField` gives it or `readRichText` reads it. */
  document: RichTextDocument;
  /** Of the headings in it: one more than that of the heading it stands under. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5;
  ref?: Ref<HTMLDivElement>;
}

/**
 * What a person wrote in a `RichTextField`: paragraphs, headings, lists, links and formulas. Its digits are those of the reader. It
 * makes elements and never HTML out of text, and a link that leads to anything but a page, mail or a telephone is words alone.
 */
export function RichText({ document, headingLevel = 3, className, ...rest }: RichTextProps) {
  const digits = useDigits();
  return (
    <div {...rest} className={classNames(css.prose, className)}>
      {document.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
        <Block key={index} block={block} headingLevel={headingLevel} digits={digits} />
      ))}
    </div>
  );
}

interface BlockProps {
  block: RichTextBlock;
  headingLevel: number;
  digits: DigitsName;
}

function Block({ block, headingLevel, digits }: BlockProps) {
  if (block.t === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul';
    return (
      <List {...(digits === 'latn' && { 'data-digits': digits })}>
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never change places
          <li key={index}>
            <p {...directionOf(item)}>{pieces(item, digits)}</p>
          </li>
        ))}
      </List>
    );
  }
  const Line = block.t === 'heading' ? (`h${headingLevel}` as 'h3') : 'p';
  return <Line {...directionOf(block.content)}>{pieces(block.content, digits)}</Line>;
}

/** A line of one script is in its direction; one of two is read as the page is, whichever comes first in it. */
const directionOf = (content: readonly RichTextInline[]) => {
  const text = content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('');
  return ownLanguage(text);
};

/** Digits of the reader, but for those of a Latin text, an address or a code. */
const withDigits = (text: string, digits: DigitsName) =>
  ownLanguage(text).lang !== undefined
    ? text
    : text.replace(/\S+/g, (word) => (/[\p{Script=Latin}@]/u.test(word) ? word : formatDigits(word, digits)));

function pieces(content: readonly RichTextInline[], digits: DigitsName): ReactNode[] {
  return content.map((piece, index) => {
    if (piece.t === 'break') {
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change places
      return <br key={index} />;
    }
    if (piece.t === 'formula') {
      const math = readFormula(piece.source);
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change places
      return math === null ? piece.source : <MathText key={index} math={math} digits={digits} />;
    }
    const href = safeHref(piece.href);
    let written: ReactNode = withDigits(piece.text, digits);
    if (piece.isItalic) written = <em>{written}</em>;
    if (piece.isBold) written = <strong>{written}</strong>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change places
      <Piece key={index} {...(href !== undefined && { href })}>
        {written}
      </Piece>
    );
  });
}

function Piece({ href, children }: { href?: string; children: ReactNode }) {
  if (href === undefined) return children;
  return (
    <a href={href} rel="nofollow noopener noreferrer">
      <bdi>{children}</bdi>
    </a>
  );
}
