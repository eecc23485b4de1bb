import type { AnswerForm, Block, MathNode } from '@mashq/curriculum/model';
import { describe, expect, it } from 'vitest';
import { number, sign } from '../testing/nodes.ts';
import { splitLeadingExpression } from './leading-expression.ts';

const blank: MathNode = { t: 'blank' };
const display = (...children: MathNode[]): Block => ({ t: 'display', math: { t: 'row', children } });
const ask: Block = { t: 'paragraph', content: [{ t: 'text', text: 'حاصل را بنویس.' }] };

const fraction: AnswerForm = { kind: 'fraction' };
const sum = display(number('1'), sign('+'), number('2'), sign('='), blank);

describe('splitLeadingExpression', () => {
  it('lets the answer take the place of the empty box at the end of the closing formula', () => {
    expect(splitLeadingExpression([ask, sum], fraction)).toEqual({
      stem: [ask],
      lead: { t: 'row', children: [number('1'), sign('+'), number('2'), sign('=')] },
    });
  });

  it('takes a formula that ends in its equals sign the same way', () => {
    expect(
      splitLeadingExpression([display(number('1'), sign('='))], { kind: 'integer', blanks: [{}] }).lead,
    ).not.toBeNull();
  });

  it.each<[string, readonly Block[], AnswerForm]>([
    ['the formula is not the last thing', [sum, ask], fraction],
    ['the empty box is elsewhere', [display(number('1'), sign('+'), blank, sign('='), number('3'))], fraction],
    ['there is a second empty box', [display(blank, sign('+'), number('2'), sign('='), blank)], fraction],
    ['the answer has a label or unit', [sum], { kind: 'integer', blanks: [{ unit: 'متر' }] }],
    ['the answer has several boxes', [sum], { kind: 'integer', blanks: [{}, {}] }],
    ['the answer is picked', [sum], { kind: 'choice', layout: 'tiles', options: [] }],
  ])('leaves the stem whole when %s', (_, stem, answer) => {
    expect(splitLeadingExpression(stem, answer)).toEqual({ stem, lead: null });
  });
});
