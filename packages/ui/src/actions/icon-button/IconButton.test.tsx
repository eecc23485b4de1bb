import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { IconButton } from './IconButton.tsx';

describe('IconButton', () => {
  it('is named by its label alone and pressed by click, Enter and Space', async () => {
    const onPress = vi.fn();
    render(
      <IconButton aria-label="بستن" onPress={onPress}>
        <svg role="img" aria-label="ضربدر" />
      </IconButton>,
    );
    const button = screen.getByRole('button', { name: 'بستن' });
    expect(screen.queryByRole('img')).toBeNull();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('does nothing while disabled', async () => {
    const onPress = vi.fn();
    render(
      <IconButton aria-label="حذف" isDisabled onPress={onPress}>
        <svg />
      </IconButton>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onPress).not.toHaveBeenCalled();
  });

  it('announces what it opens', () => {
    render(
      <IconButton aria-label="گزینه‌ها" aria-haspopup="menu" aria-expanded={false}>
        <svg />
      </IconButton>,
    );
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
  });
});
