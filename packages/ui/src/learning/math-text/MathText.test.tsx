import type { MathNode, OperatorSign } from '@mashq/curriculum/model';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MathText } from './MathText.tsx';

const n = (value: string, grouping?: boolean): MathNode => ({
  t: 'number',
  value,
  ...(grouping !== undefined && { grouping }),
});
const op = (sign: OperatorSign): MathNode => ({ t: 'operator', sign });
const over = (numerator: MathNode, denominator: MathNode): MathNode => ({ t: 'fraction', numerator, denominator });
const row = (...children: MathNode[]): MathNode => ({ t: 'row', children });

/** What is drawn, sign by sign from left to right. */
function drawn(math: MathNode): string[] {
  const { container, unmount } = render(<MathText math={math} />);
  const tokens = [...container.querySelectorAll('mn, mo, mtext, mspace')].map((token) =>
    token.localName === 'mspace' ? (token.hasAttribute('depth') ? '□' : ' ') : (token.textContent ?? ''),
  );
  unmount();
  return tokens;
}

afterEach(() => document.documentElement.removeAttribute('data-digits'));

describe('MathText', () => {
  it('is a left-to-right island that Persian text around it cannot turn', () => {
    const { container } = render(
      <p dir="rtl">
        حاصل <MathText math={row(n('39'), op('−'), n('27'))} /> را بنویس.
      </p>,
    );
    const island = container.querySelector('bdi');
    expect(island?.getAttribute('dir')).toBe('ltr');
    expect(island?.querySelectorAll('math')).toHaveLength(2);
  });

  it('is heard once, in Persian, and its drawing is hidden from readers', () => {
    const { container } = render(
      <button type="button">
        <MathText math={over(n('3'), n('5'))} />
      </button>,
    );
    expect(screen.getByRole('button', { name: 'سه پنجم' })).toBeDefined();
    for (const math of container.querySelectorAll('math')) expect(math.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('takes another reading when told', () => {
    render(<MathText math={n('3408')} label="سه چهار صفر هشت" />);
    expect(screen.getByText('سه چهار صفر هشت')).toBeDefined();
    expect(screen.queryByText('سه هزار و چهارصد و هشت')).toBeNull();
  });

  it.each([
    ['3408', ['۳۴۰۸']],
    ['10000', ['۱۰٬۰۰۰']],
    ['1234567.89', ['۱٬۲۳۴٬۵۶۷٫۸۹']],
    ['3.50', ['۳٫۵۰']],
    ['-4', ['–', '۴']],
  ])('prints %s as %s', (value, tokens) => {
    expect(drawn(n(value))).toEqual(tokens);
  });

  it('leaves groups out when the formula says so', () => {
    expect(drawn(n('10000', false))).toEqual(['۱۰۰۰۰']);
  });

  it('prints percent, comma, blank and words', () => {
    expect(drawn({ t: 'percent', value: '16' })).toEqual(['۱۶٪']);
    expect(drawn(row(n('2'), op(','), { t: 'blank' }))).toEqual(['۲', '،', '□']);
    expect(drawn(row(n('5'), { t: 'words', text: 'سانتی‌متر' }))).toEqual(['۵', ' ', 'سانتی‌متر']);
  });

  it('follows the digits setting, also while it changes', async () => {
    const { container } = render(<MathText math={row(n('12345.6'), op(','), { t: 'percent', value: '5' })} />);
    expect(container.querySelector('mn')?.textContent).toBe('۱۲٬۳۴۵٫۶');
    await act(async () => document.documentElement.setAttribute('data-digits', 'latn'));
    expect([...container.querySelectorAll('mn, mo')].map((token) => token.textContent)).toEqual([
      '12,345.6',
      ',',
      '5%',
    ]);
  });

  it('stacks a fraction in display style, so that its digits keep the size of the text', () => {
    const { container } = render(<MathText math={over(over(n('1'), n('2')), n('3'))} />);
    expect(container.querySelector('math')?.getAttribute('displaystyle')).toBe('true');
    const fractions = [...container.querySelectorAll('mfrac')];
    expect(fractions).toHaveLength(2);
    for (const fraction of fractions) {
      expect(fraction.getAttribute('displaystyle')).toBe('true');
      expect(fraction.children).toHaveLength(2);
    }
  });

  it('puts the whole of a mixed number before, that is left of, its fraction', () => {
    expect(drawn({ t: 'mixed', whole: n('2'), numerator: n('1'), denominator: n('3') })).toEqual(['۲', ' ', '۱', '۳']);
  });

  it('points at one digit and leaves the printed number as it was', () => {
    const { container } = render(<MathText math={{ t: 'digits', value: '13752.4', index: 2 }} />);
    const runs = [...container.querySelectorAll('mn')];
    expect(runs.map((run) => run.textContent).join('')).toBe('۱۳٬۷۵۲٫۴');
    expect(runs.filter((run) => run.hasAttribute('class')).map((run) => run.textContent)).toEqual(['۷']);
  });

  it('points at nothing when the number has no such digit', () => {
    const { container } = render(<MathText math={{ t: 'digits', value: '12', index: 5 }} />);
    expect(container.querySelector('mn')?.textContent).toBe('۱۲');
    expect(container.querySelector('mn[class]')).toBeNull();
  });

  it('may break behind its outer signs only, never behind the minus of a number', () => {
    const { container } = render(
      <MathText
        math={row(n('3'), op('×'), { t: 'group', child: row(n('1'), op('+'), n('2')) }, op('='), op('−'), n('9'))}
      />,
    );
    expect([...container.querySelectorAll('math')].map((piece) => piece.textContent)).toEqual(['۳×', '(۱+۲)=', '–۹']);
  });
});
