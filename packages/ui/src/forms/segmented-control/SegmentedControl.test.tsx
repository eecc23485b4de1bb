import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'week', label: 'این هفته' },
  { value: 'month', label: 'این ماه' },
  { value: 'year', label: 'امسال', isDisabled: true },
] as const;

describe('SegmentedControl', () => {
  it('is a named group of choices, of which one is chosen at a time', async () => {
    const { container, user } = renderPersian(
      <SegmentedControl label="بازهٔ گزارش" description="از شنبه" options={options} defaultValue="week" />,
    );
    const group = screen.getByRole('radiogroup', { name: 'بازهٔ گزارش' });
    expect(group.getAttribute('aria-describedby')).toBe(screen.getByText('از شنبه').id);
    await user.click(screen.getByText('این ماه'));
    expect(screen.getAllByRole('radio', { checked: true }).map((one) => one.closest('label')?.textContent)).toEqual([
      'این ماه',
    ]);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('goes on with the left arrow in a right-to-left page, past what cannot be chosen', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(
      <SegmentedControl label="بازهٔ گزارش" options={options} defaultValue="week" onChange={onChange} />,
    );
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(onChange).toHaveBeenLastCalledWith('month');
    await user.keyboard('{ArrowLeft}');
    expect(onChange).toHaveBeenLastCalledWith('week');
  });

  it('chooses the first by Space while nothing is chosen', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(
      <SegmentedControl label="سطح" options={options} value={null} onChange={onChange} isLabelHidden />,
    );
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await user.tab();
    await user.keyboard(' ');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('week');
    // Kept by the parent: what it has not taken over is not shown.
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });
});
