import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { ProgressBar } from './ProgressBar.tsx';

const bar = () => screen.getByRole('progressbar', { name: 'سؤال‌ها' });
const fill = () => (bar().firstElementChild as HTMLElement).style.inlineSize;

describe('ProgressBar', () => {
  it('says how far it is in Persian, and is filled as far', async () => {
    const { container } = renderPersian(<ProgressBar label="سؤال‌ها" value={21} max={28} />);
    expect(bar().getAttribute('aria-valuenow')).toBe('21');
    expect(bar().getAttribute('aria-valuemax')).toBe('28');
    expect(bar().getAttribute('aria-valuetext')).toBe('۲۱ از ۲۸');
    expect(fill()).toBe('75%');
    expect(screen.getByText('۲۱ از ۲۸')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('holds to its bounds', () => {
    const { rerender } = renderPersian(<ProgressBar label="سؤال‌ها" value={40} max={28} />);
    expect(fill()).toBe('100%');
    rerender(<ProgressBar label="سؤال‌ها" value={-1} max={28} />);
    expect(fill()).toBe('0%');
    rerender(<ProgressBar label="سؤال‌ها" value={0} max={0} />);
    expect(fill()).toBe('0%');
  });

  it('without a value only says that something goes on', () => {
    renderPersian(<ProgressBar label="سؤال‌ها" />);
    expect(bar().hasAttribute('aria-valuenow')).toBe(false);
    expect(bar().hasAttribute('aria-valuetext')).toBe(false);
  });

  it('keeps hidden words to be heard', () => {
    renderPersian(<ProgressBar label="سؤال‌ها" value={3} max={8} valueText="سه تا" isLabelHidden isValueHidden />);
    expect(bar().getAttribute('aria-valuetext')).toBe('سه تا');
    expect(screen.queryByText('سه تا')).toBeNull();
  });
});
