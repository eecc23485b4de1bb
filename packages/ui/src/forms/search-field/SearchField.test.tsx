import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

describe('SearchField', () => {
  it('looks by Enter and is emptied by Escape and by its button, keeping the focus', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    render(<SearchField label="جستجوی دانش‌آموز" onChange={onChange} onSubmit={onSubmit} />);
    const input = screen.getByRole('searchbox', { name: 'جستجوی دانش‌آموز' });
    await userEvent.type(input, 'آوا{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('آوا');
    await userEvent.keyboard('{Escape}');
    expect(onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(input, 'ما');
    await userEvent.click(screen.getByRole('button', { name: 'پاک کردن جستجو' }));
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(document.activeElement).toBe(input);
  });

  it('keeps its name when the label is hidden', () => {
    render(<SearchField isLabelHidden />);
    expect(screen.getByRole('searchbox', { name: 'جستجو' })).toBeDefined();
    expect(screen.queryByText('جستجو')).toBeNull();
  });
});
