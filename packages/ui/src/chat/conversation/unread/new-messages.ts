import type { ChatMessage } from '../message/message.ts';

/** How far back from the end it is looked for what was there before: a send may replace the last few messages. */
const DEPTH = 200;

/**
 * The messages at the end that were not there before. Older ones put before the others are none, nor is what replaces a
 * message that was deleted.
 */
export function newMessages(before: readonly ChatMessage[], now: readonly ChatMessage[]): readonly ChatMessage[] {
  if (before.length === 0) return [];
  const known = new Set(before.slice(-DEPTH).map(({ id }) => id));
  const end = now.slice(-DEPTH);
  const lastKnown = end.findLastIndex(({ id }) => known.has(id));
  return lastKnown < 0 ? [] : end.slice(lastKnown + 1);
}
