import { describe, expect, it } from 'vitest';
import { chartPlot } from './chart-plot.ts';

const names = (count: number, name = 'سیب') => Array.from({ length: count }, () => name);

describe('chartPlot', () => {
  it('marks the axis step by step and spaces the values evenly', () => {
    const plot = chartPlot({ step: 5, to: 20 }, names(4));
    expect(plot.marks).toEqual([0, 5, 10, 15, 20]);
    expect(plot.y(0)).toBe(plot.base);
    expect(plot.y(10) * 2).toBeCloseTo(plot.y(0) + plot.y(20));
    expect(plot.y(20)).toBeLessThan(plot.y(0));
  });

  it('lifts the first mark off the foot when the axis begins above zero', () => {
    const plot = chartPlot({ from: 10, step: 5, to: 30 }, names(4));
    expect(plot.isBroken).toBe(true);
    expect(plot.y(10)).toBeLessThan(plot.base);
  });

  it('writes every second mark of a long axis', () => {
    expect(chartPlot({ step: 1, to: 20 }, names(3)).marks).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
  });

  it('puts names on two lines only where they would touch', () => {
    expect(chartPlot({ step: 1, to: 5 }, names(5, 'سیب')).isStaggered).toBe(false);
    expect(chartPlot({ step: 1, to: 5 }, names(6, 'اردیبهشت')).isStaggered).toBe(true);
  });
});
