import type { Block } from '@mashq/curriculum/model';
import { FigureView } from '../figures/index.ts';
import { MathText } from '../math-text/index.ts';
import * as css from './BlockContent.css.ts';
import { InlineContent } from './InlineContent.tsx';

export type BlockContentSize = 'stem' | 'text';

export interface BlockContentProps {
  /** Paragraphs, formulas on lines of their own, and figures, in reading order. */
  blocks: readonly Block[];
  /** `stem` is the large, heavy text of a question; `text` that of hints and solutions. @default 'text' */
  size?: BlockContentSize;
}

/** A question's stem, a hint or a line of a solution. */
export function BlockContent({ blocks, size = 'text' }: BlockContentProps) {
  return (
    <div className={`${css.root} ${css.size[size]}`}>
      {blocks.map((block, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
        return <BlockView key={index} block={block} />;
      })}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.t) {
    case 'paragraph':
      return (
        <p className={css.paragraph}>
          <InlineContent content={block.content} />
        </p>
      );
    case 'display':
      return (
        <div className={css.display}>
          <MathText math={block.math} size="display" />
        </div>
      );
    case 'figure':
      return <FigureView figure={block.figure} />;
  }
}
