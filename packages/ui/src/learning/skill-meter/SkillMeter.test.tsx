import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SkillBand } from '../../charts/skill-grid/types.ts';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { SkillMeter } from './index.ts';

const filled = (container: Element) => container.querySelectorAll('[data-quarter=filled]').length;

describe('SkillMeter', () => {
  it.each<[SkillBand, string, number]>([
    ['unseen', 'ندیده', 0],
    ['starting', 'در حال شروع', 0],
    ['learning', 'در حال یادگیری', 1],
    ['near', 'نزدیک یادگیری', 2],
    ['learned', 'یاد گرفته', 3],
    ['mastered', 'مسلط', 4],
  ])('shows %s in words and in quarters', async (band, words, quarters) => {
    const { container } = renderPersian(<SkillMeter band={band} count={6} />);
    expect(screen.getByText(words)).toBeDefined();
    expect(filled(container)).toBe(quarters);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('says the quarters too, and only of bands that are graded', () => {
    const { container, rerender } = renderPersian(<SkillMeter band="near" count={9} size="small" />);
    expect(screen.getByText(/۲ از ۴/)).toBeDefined();
    rerender(<SkillMeter band="starting" count={3} size="small" />);
    expect(container.textContent).not.toContain('از ۴');
  });

  it('shows the first tries one by one instead of a judgement', () => {
    const { container, rerender } = renderPersian(<SkillMeter band="starting" count={3} />);
    expect(container.querySelectorAll('circle')).toHaveLength(5);
    expect(container.querySelectorAll('circle[data-done]')).toHaveLength(3);
    rerender(<SkillMeter band="starting" count={9} />);
    expect(container.querySelectorAll('circle[data-done]')).toHaveLength(5);
  });

  it('has a star for the highest band alone', () => {
    const { container, rerender } = renderPersian(<SkillMeter band="learned" count={12} />);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    rerender(<SkillMeter band="mastered" count={12} />);
    expect(container.querySelectorAll('svg')).toHaveLength(2);
  });

  it('shows how many questions there were and an estimate, never a promise', () => {
    renderPersian(<SkillMeter band="near" count={9} estimate={3} skill="جمع کسرها" />);
    expect(screen.getByText('جمع کسرها')).toBeDefined();
    expect(screen.getByText('۹ سؤال · حدود ۳ سؤال دیگر')).toBeDefined();
  });

  it.each([
    ['learned', 3],
    ['mastered', 3],
    ['near', null],
    ['near', 0],
  ] as const)('gives no estimate when %s with %s', (band, estimate) => {
    renderPersian(<SkillMeter band={band} count={9} estimate={estimate} />);
    expect(screen.getByText('۹ سؤال')).toBeDefined();
  });

  it('says once that a skill was never practiced, and takes a note in place of the estimate', () => {
    const { container, rerender } = renderPersian(<SkillMeter band="unseen" count={0} />);
    expect(container.textContent).toBe('ندیده');
    rerender(<SkillMeter band="mastered" count={18} note="وقت مرور است" />);
    expect(screen.getByText('۱۸ سؤال · وقت مرور است')).toBeDefined();
  });
});
