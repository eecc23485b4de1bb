import type { Block, Inline, MathNode } from '@mashq/curriculum/model';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BlockContent } from './BlockContent.tsx';
import { InlineContent } from './InlineContent.tsx';
import { speakBlocks, speakInline } from './spoken-content.ts';

const half: MathNode = {
  t: 'fraction',
  numerator: { t: 'number', value: '1' },
  denominator: { t: 'number', value: '2' },
};
const sentence: readonly Inline[] = [
  { t: 'text', text: 'در صفحهٔ ۴۶، مینا ' },
  { t: 'math', math: half },
  { t: 'text', text: ' نان را ' },
  { t: 'text', text: 'نخورد', strong: true },
  { t: 'text', text: '.' },
];

afterEach(() => document.documentElement.removeAttribute('data-digits'));

describe('InlineContent', () => {
  it('keeps the reading order and isolates every formula from the Persian around it', () => {
    const { container } = render(
      <h2>
        <InlineContent content={sentence} />
      </h2>,
    );
    const heading = screen.getByRole('heading', { name: /^در صفحهٔ ۴۶، مینا\s+یک دوم\s+نان را\s+نخورد\s*\.$/ });
    expect(heading.querySelectorAll('bdi[dir=ltr] math')).toHaveLength(1);
    expect(container.querySelector('strong')?.textContent).toBe('نخورد');
  });

  it('prints the digits of the text as the reader wants them', async () => {
    const { container } = render(<InlineContent content={sentence} />);
    await act(async () => document.documentElement.setAttribute('data-digits', 'latn'));
    expect(container.textContent).toContain('در صفحهٔ 46،');
    expect(container.querySelector('mn')?.textContent).toBe('1');
  });
});

describe('BlockContent', () => {
  const blocks: readonly Block[] = [
    { t: 'paragraph', content: sentence },
    { t: 'display', math: half },
    { t: 'figure', figure: { t: 'bars', description: 'یک نوار', bars: [{ parts: 2, shaded: 1 }] } },
  ];

  it('draws paragraphs, formulas and figures in their order', () => {
    const { container } = render(<BlockContent blocks={blocks} />);
    const children = [...(container.firstElementChild?.children ?? [])];
    expect(children).toHaveLength(3);
    expect(children[0]?.localName).toBe('p');
    expect(children[1]?.querySelector('math')).not.toBeNull();
    expect(children[2]?.firstElementChild).toBe(screen.getByRole('img', { name: 'یک نوار' }));
  });

  it('is said as one text', () => {
    expect(speakInline(sentence)).toBe('در صفحهٔ ۴۶، مینا یک دوم نان را نخورد.');
    expect(speakBlocks(blocks)).toBe('در صفحهٔ ۴۶، مینا یک دوم نان را نخورد. یک دوم یک نوار');
  });
});
