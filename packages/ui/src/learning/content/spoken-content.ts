import type { Block, Inline } from '@mashq/curriculum/model';
import { speakMath } from '../math-text/index.ts';

/** A sentence as a screen reader says it: its text, with every formula read in Persian. For labels and announcements. */
export function speakInline(content: readonly Inline[]): string {
  return content.map((piece) => (piece.t === 'text' ? piece.text : speakMath(piece.math))).join('');
}

/** Blocks as a screen reader says them, one sentence after another; a figure gives its description. */
export function speakBlocks(blocks: readonly Block[]): string {
  return blocks.map(speakBlock).join(' ');
}

function speakBlock(block: Block): string {
  switch (block.t) {
    case 'paragraph':
      return speakInline(block.content);
    case 'display':
      return speakMath(block.math);
    case 'figure':
      return block.figure.description;
  }
}
