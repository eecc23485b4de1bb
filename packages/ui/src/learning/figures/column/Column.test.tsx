import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Column } from './Column.tsx';
import { placeCount, rowCells } from './column-rows.ts';

const placed = (row: string, decimals = 0) =>
  rowCells(row, decimals).map(({ place, sign, hasMark }) => `${sign}${hasMark ? '.' : ''}@${place}`);

describe('the places of a written sum', () => {
  it('counts them from the right and leaves empty ones out', () => {
    expect(placed('476')).toEqual(['4@2', '7@1', '6@0']);
    expect(placed('72 ')).toEqual(['7@2', '2@1']);
    expect(placed('3?4')).toEqual(['3@2', '?@1', '4@0']);
  });

  it('puts decimal marks below one another', () => {
    expect(placed('12.5', 2)).toEqual(['1@3', '2.@2', '5@1']);
    expect(placed('3.75', 2)).toEqual(['3.@2', '7@1', '5@0']);
    expect(placed('4', 2)).toEqual(['4@2']);
  });

  it('takes as many as the widest row needs', () => {
    expect(placeCount({ operator: '+', terms: ['12.5', '3.75'], result: '116.25' })).toBe(5);
    expect(placeCount({ operator: '×', terms: ['2.4', '3.6'], partials: ['144', '72 '], result: null })).toBe(3);
    expect(placeCount({ operator: '+', terms: ['99', '9'], carries: ['1', '1', ''], result: null })).toBe(3);
  });
});

describe('Column', () => {
  const part = (name: string) => screen.getByRole('img').querySelectorAll(`[data-part=${name}]`);

  it('prints digits, sign and decimal mark in Persian', () => {
    render(<Column description="جمع اعشاری" operator="+" terms={['1.5', '2.25']} result="3.75" />);
    expect(screen.getByRole('img', { name: 'جمع اعشاری' }).textContent).toBe('۱٫۵۲٫۲۵+۳٫۷۵');
  });

  it('leaves a box for each hidden digit and one for a hidden result', () => {
    const { rerender } = render(<Column description="پنهان" operator="+" terms={['3?4', '25?']} result="602" />);
    expect(part('box')).toHaveLength(2);
    rerender(<Column description="پنهان" operator="+" terms={['34', '25']} result={null} />);
    expect(part('box')).toHaveLength(1);
  });

  it('strikes out what was borrowed from, but not what was carried to', () => {
    const { rerender } = render(
      <Column description="تفریق" operator="−" terms={['503', '147']} carries={['4', '9', '13']} result="356" />,
    );
    expect([...part('struck')].map((digit) => digit.textContent)).toEqual(['۵', '۰', '۳']);
    rerender(<Column description="جمع" operator="+" terms={['476', '258']} carries={['1', '1', '']} result="734" />);
    expect(part('struck')).toHaveLength(0);
    expect([...part('carry')].map((digit) => digit.textContent)).toEqual(['۱', '۱']);
  });
});
