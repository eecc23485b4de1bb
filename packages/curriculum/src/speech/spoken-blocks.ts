import type { Block, Inline } from '../content/blocks.ts';
import { spokenMath } from './spoken-math.ts';
import { spokenText } from './spoken-text.ts';

/** A sentence as it is read aloud. */
export function spokenLine(content: readonly Inline[]): string {
  return content.map((piece) => (piece.t === 'text' ? spokenText(piece.text) : spokenMath(piece.math))).join('');
}

/** Blocks as they are read aloud, one after another; a figure is read by its description. */
export function spokenBlocks(blocks: readonly Block[]): readonly string[] {
  return blocks.map((block) => {
    if (block.t === 'paragraph') return spokenLine(block.content);
    return block.t === 'display' ? spokenMath(block.math) : spokenText(block.figure.description);
  });
}
