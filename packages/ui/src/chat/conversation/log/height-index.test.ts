import { describe, expect, it } from 'vitest';
import { HeightIndex } from './height-index.ts';

const index = (...heights: number[]) => new HeightIndex(Float64Array.from(heights));

describe('HeightIndex', () => {
  it('knows where each row begins and how high all are', () => {
    const rows = index(10, 20, 30, 40, 50);
    expect([0, 1, 2, 3, 4, 5].map((row) => rows.offsetOf(row))).toEqual([0, 10, 30, 60, 100, 150]);
    expect(rows.total).toBe(150);
  });

  it('finds the row at a place, the first before all and the last after', () => {
    const rows = index(10, 20, 30);
    expect([-5, 0, 9.9, 10, 29, 30, 59, 60, 999].map((offset) => rows.rowAt(offset))).toEqual([
      0, 0, 0, 1, 1, 2, 2, 2, 2,
    ]);
    expect(index().rowAt(10)).toBe(0);
    expect(index().total).toBe(0);
  });

  it('agrees with plain sums after many changes', () => {
    const heights = Array.from({ length: 1000 }, (_, row) => 40 + ((row * 37) % 90));
    const rows = index(...heights);
    for (let change = 0; change < 500; change += 1) {
      const row = (change * 911) % 1000;
      heights[row] = 30 + ((change * 53) % 300);
      rows.set(row, heights[row] ?? 0);
    }
    let offset = 0;
    for (const [row, height] of heights.entries()) {
      expect(rows.offsetOf(row)).toBe(offset);
      expect(rows.rowAt(offset + height / 2)).toBe(row);
      offset += height;
    }
    expect(rows.total).toBe(offset);
  });
});
