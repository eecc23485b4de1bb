import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Stepper } from './index.ts';

const steps = [
  { id: 'pages', title: 'صفحه‌ها' },
  { id: 'skills', title: 'مهارت‌ها', description: '۷ مهارت' },
  { id: 'send', title: 'فرستادن' },
];

describe('Stepper', () => {
  it('says which steps are done, where one is and what is to come', () => {
    renderPersian(<Stepper aria-label="ساختن تکلیف" steps={steps} current="skills" />);
    expect(screen.getByRole('navigation', { name: 'ساختن تکلیف' })).toBeTruthy();
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'صفحه‌ها، انجام شده',
      '۲مهارت‌ها، همین حالا۷ مهارت',
      '۳فرستادن، هنوز نه',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads back to what is done, by keyboard, and nowhere forward', async () => {
    const onSelect = vi.fn();
    renderPersian(<Stepper aria-label="ساختن تکلیف" steps={steps} current="send" onSelect={onSelect} />);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('skills');
  });
});
