import type { MathNode } from '@mashq/curriculum/model';

const number = (value: number): MathNode => ({ t: 'number', value: String(value) });

/** «۶ × ۸ =», with the product or the place for it. */
export function factMath(a: number, b: number, product: number | null): MathNode {
  return {
    t: 'row',
    children: [
      number(a),
      { t: 'operator', sign: '×' },
      number(b),
      { t: 'operator', sign: '=' },
      product === null ? { t: 'blank' } : number(product),
    ],
  };
}
