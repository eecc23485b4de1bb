import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { divisionRows } from './division-rows.ts';
import { LongDivision } from './LongDivision.tsx';

const layout = (...parameters: Parameters<typeof divisionRows>) =>
  divisionRows(...parameters).map(({ kind, text, end }) => `${kind} ${text ?? '□'} @${end}`);

describe('divisionRows', () => {
  it('puts each subtraction under the digits it is taken from and brings the next digit down', () => {
    const steps = [
      { subtract: '6', left: '1' },
      { subtract: '12', left: '2' },
      { subtract: '24', left: '1' },
    ];
    expect(layout('745', steps, '1')).toEqual([
      'subtract 6 @0',
      'working 14 @1',
      'subtract 12 @1',
      'working 25 @2',
      'subtract 24 @2',
      'remainder 1 @2',
    ]);
  });

  it('begins with as many digits as the divisor needs', () => {
    expect(
      layout(
        '1548',
        [
          { subtract: '150', left: '4' },
          { subtract: '25', left: '23' },
        ],
        '23',
      ),
    ).toEqual(['subtract 150 @2', 'working 48 @3', 'subtract 25 @3', 'remainder 23 @3']);
  });

  it('brings two digits down over a zero of the quotient', () => {
    expect(
      layout(
        '612',
        [
          { subtract: '6', left: '0' },
          { subtract: '12', left: '0' },
        ],
        '0',
      ),
    ).toEqual(['subtract 6 @0', 'working 12 @2', 'subtract 12 @2', 'remainder 0 @2']);
  });

  it('keeps partial quotients under the whole dividend', () => {
    expect(
      layout(
        '36',
        [
          { subtract: '30', left: '6' },
          { subtract: '6', left: '0' },
        ],
        '0',
      ),
    ).toEqual(['subtract 30 @1', 'working 6 @1', 'subtract 6 @1', 'remainder 0 @1']);
  });

  it('stays at its place while it is subtracted there again', () => {
    const steps = [
      { subtract: '3', left: '4' },
      { subtract: '3', left: '1' },
      { subtract: '12', left: '2' },
    ];
    expect(layout('74', steps, '2')).toEqual([
      'subtract 3 @0',
      'working 4 @0',
      'subtract 3 @0',
      'working 14 @1',
      'subtract 12 @1',
      'remainder 2 @1',
    ]);
  });

  it('goes on with zeros behind the dividend, and past its decimal point', () => {
    const steps = [
      { subtract: '20', left: '5' },
      { subtract: '50', left: '0' },
    ];
    expect(layout('25', steps, '0')).toEqual(['subtract 20 @1', 'working 50 @2', 'subtract 50 @2', 'remainder 0 @2']);
    expect(layout('2.5', steps, '0')).toEqual(['subtract 20 @1', 'working 50 @2', 'subtract 50 @2', 'remainder 0 @2']);
  });

  it('leaves a blank under the last digit for a remainder that is asked for', () => {
    expect(layout('745', [], null)).toEqual(['remainder □ @2']);
  });
});

describe('LongDivision', () => {
  it('draws dividend, divisor, quotient and steps with Persian digits, as one picture', () => {
    render(
      <LongDivision
        description="تقسیم ۴۵ بر ۴"
        dividend="45"
        divisor="4"
        quotient="11"
        steps={[
          { subtract: '4', left: '0' },
          { subtract: '4', left: '1' },
        ]}
        remainder="1"
      />,
    );
    expect(screen.getByRole('img', { name: 'تقسیم ۴۵ بر ۴' }).textContent).toBe('۴۵–۴۵–۴۱۴۱۱');
  });

  it('hides what is asked for', () => {
    const { container } = render(
      <LongDivision description="تقسیم" dividend="27.5" divisor="25" quotient={null} steps={[]} remainder={null} />,
    );
    expect(container.querySelectorAll('mspace')).toHaveLength(2);
    const columns = [...container.querySelectorAll<HTMLElement>('[style*=grid-row]')]
      .filter((cell) => cell.style.gridRow === '1')
      .sort((a, b) => Number(a.style.gridColumn) - Number(b.style.gridColumn));
    expect(columns.map((cell) => cell.textContent).join('')).toBe('۲۷٫۵');
  });

  it('prints the decimal mark of the quotient and its parts in the reader’s digits', () => {
    const { rerender } = render(
      <LongDivision description="تقسیم" dividend="25" divisor="4" quotient="6.25" steps={[]} remainder="0" />,
    );
    expect(screen.getByText('۶٫۲۵')).toBeDefined();
    rerender(<LongDivision description="تقسیم" dividend="36" divisor="3" quotient="10+2" steps={[]} remainder="0" />);
    expect(screen.getByText('۱۰+۲')).toBeDefined();
  });
});
