import type { MathNode } from '../content/math.ts';
import { words } from '../content/nodes.ts';
import { isBlank } from './is-blank.ts';

/** Typed characters as they are, in a left-to-right island; an empty box stays an empty box. */
export function typed(value: string): MathNode {
  return isBlank(value) ? { t: 'blank' } : words(value);
}

/** Before one of many right answers. */
export const FOR_EXAMPLE = 'برای نمونه، ';
