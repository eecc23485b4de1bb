import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RouterProvider } from '../../navigation/router-provider/index.ts';
import { Link } from './Link.tsx';

describe('Link', () => {
  it('is a link to its address, whatever its look', () => {
    render(
      <Link href="/student/homeworks" variant="primary">
        تکلیف‌ها
      </Link>,
    );
    expect(screen.getByRole('link', { name: 'تکلیف‌ها' }).getAttribute('href')).toBe('/student/homeworks');
  });

  it('is followed by the router around, by click and by Enter', async () => {
    const navigate = vi.fn();
    render(
      <RouterProvider navigate={navigate}>
        <Link href="/student/homeworks">تکلیف‌ها</Link>
      </RouterProvider>,
    );
    await userEvent.click(screen.getByRole('link'));
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledTimes(2);
    expect(navigate.mock.calls[0]?.[0]).toBe('/student/homeworks');
  });

  it('says of an external link that it opens a new page, and keeps the opener from it', () => {
    render(
      <Link href="https://example.com" isExternal>
        سامانهٔ دانش‌آموزی
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'سامانهٔ دانش‌آموزی (در صفحهٔ تازه باز می‌شود)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  });

  it('marks the page one is on and keeps pictures out of its name', () => {
    render(
      <Link
        href="/teacher"
        variant="standalone"
        icon={<svg role="img" aria-label="خانه" />}
        hasArrow
        aria-current="page"
      >
        خانهٔ معلم
      </Link>,
    );
    expect(screen.getByRole('link', { name: 'خانهٔ معلم' }).getAttribute('aria-current')).toBe('page');
  });

  it('cannot be followed while disabled', async () => {
    const navigate = vi.fn();
    render(
      <RouterProvider navigate={navigate}>
        <Link href="/student/homeworks" isDisabled>
          تکلیف‌ها
        </Link>
      </RouterProvider>,
    );
    await userEvent.click(screen.getByText('تکلیف‌ها'));
    expect(navigate).not.toHaveBeenCalled();
  });
});
