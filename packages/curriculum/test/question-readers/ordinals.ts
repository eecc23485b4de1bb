import { ordinalWords } from '../../src/numbers/persian/words.ts';

/** The ordinal spoken in a text («سیزدهم»), as its number; the longest one that is there. */
export function spokenOrdinal(text: string): number {
  const words = ` ${text.replace(/[،.؟!»«]/g, ' ')} `;
  for (let value = 100; value >= 1; value -= 1) if (words.includes(` ${ordinalWords(value)} `)) return value;
  throw new Error('no ordinal');
}
