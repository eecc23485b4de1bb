import type { MathNode } from '@mashq/curriculum/model';

/** For stories and tests: nodes of maths and of text, written short. */
export const number = (value: string) => ({ t: 'number', value }) as const;

export const sign = <Sign extends string>(mark: Sign) => ({ t: 'operator', sign: mark }) as const;

export const fraction = (numerator: string, denominator: string) =>
  ({ t: 'fraction', numerator: number(numerator), denominator: number(denominator) }) as const;

export const text = (words: string) => ({ t: 'text', text: words }) as const;

export const math = (node: MathNode) => ({ t: 'math', math: node }) as const;
