import { describe, expect, it } from 'vitest';
import { columnsNeeded, isLong } from './columns-needed.ts';

const numbers = (...values: string[]) => values.map((value) => ({ id: value, math: { t: 'number', value } as const }));

describe('the room of a row of cards', () => {
  it('is that of as many ordinary cards for numbers of a few digits', () => {
    expect(columnsNeeded(numbers('0.07', '0.7', '1.2', '3'))).toBe(4);
    expect(
      columnsNeeded([
        { id: 'a', math: { t: 'fraction', numerator: { t: 'number', value: '3' }, denominator: { t: 'blank' } } },
      ]),
    ).toBe(1);
  });

  it('grows with the longest number, for all cards are of one width, and never past what the styles know', () => {
    expect(columnsNeeded(numbers('12345678901', '2', '3', '4'))).toBe(6);
    expect(columnsNeeded(numbers('123456', '2', '3', '4'))).toBe(5);
    expect(columnsNeeded(numbers('12345678901', '2', '3', '4', '5', '6', '7'))).toBe(8);
  });

  it('sets all numbers smaller for one long one', () => {
    expect(isLong(numbers('123456', '2'))).toBe(false);
    expect(isLong(numbers('1234567', '2'))).toBe(true);
  });
});
