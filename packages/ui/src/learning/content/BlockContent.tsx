import type { Block } from '@mashq/curriculum/model';
import type { Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { FigureView } from '../figures/index.ts';
import { MathText } from '../math-text/index.ts';
import * as css from './BlockContent.css.ts';
import { InlineContent } from './InlineContent.tsx';

export type BlockContentSize = 'stem' | 'text';

export interface BlockContentProps extends RootProps {
  /** Paragraphs, formulas on lines of their own, and figures, in reading order. */
  blocks: readonly Block[];
  /** `stem` is the large, heavy text of a question; `text` that of hints and solutions. @default 'text' */
  size?: BlockContentSize;
  ref?: Ref<HTMLDivElement>;
}

/** A question's stem, a hint or a line of a solution. */
export function BlockContent({ blocks, size = 'text', className, ...rest }: BlockContentProps) {
  return (
    <div {...rest} className={classNames(css.root, css.size[size], className)}>
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
      return (
        <div className={css.figure}>
          <FigureView figure={block.figure} />
        </div>
      );
  }
}
