import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

describe('Button', () => {
  it('is pressed by click, Enter and Space', async () => {
    const onPress = vi.fn();
    render(<Button onPress={onPress}>ثبت</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'ثبت' }));
    await userEvent.keyboard('{Enter} ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('does nothing while pending and says so in Persian', async () => {
    const onPress = vi.fn();
    render(
      <Button isPending onPress={onPress}>
        ثبت
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.getByRole('status').getAttribute('aria-label')).toBe('صبر کن…');
  });

  it('submits its form when told', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit">ورود</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
