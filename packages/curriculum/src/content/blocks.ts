import type { Figure } from './figure.ts';
import type { MathNode } from './math.ts';

/** A run of text (Persian, Persian digits, no markup) or a formula inside a sentence. */
export type Inline =
  | { readonly t: 'text'; readonly text: string; readonly strong?: boolean }
  | { readonly t: 'math'; readonly math: MathNode };

/** One paragraph-like piece of a stem, hint or solution. */
export type Block =
  | { readonly t: 'paragraph'; readonly content: readonly Inline[] }
  /** A formula on a line of its own, in display style. */
  | { readonly t: 'display'; readonly math: MathNode }
  /** A figure between paragraphs. */
  | { readonly t: 'figure'; readonly figure: Figure };
