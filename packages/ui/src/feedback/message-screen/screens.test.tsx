import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { MaintenanceScreen } from '../maintenance-screen/MaintenanceScreen.tsx';
import { NotFoundScreen } from '../not-found-screen/NotFoundScreen.tsx';
import { SomethingWrongScreen } from '../something-wrong-screen/SomethingWrongScreen.tsx';
import { MessageScreen } from './MessageScreen.tsx';

describe('MaintenanceScreen', () => {
  it('says that the product is being built and returns prettier after the update', async () => {
    const onRetry = vi.fn();
    const { container, user } = renderPersian(<MaintenanceScreen onRetry={onRetry} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('مشق در حال ساخت‌وساز است');
    expect(screen.getByRole('main').textContent).toContain('پس از به‌روزرسانی، زیباتر از پیش برمی‌گردیم');
    await user.click(screen.getByRole('button', { name: 'دوباره سر بزنید' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(await axeFindings(container)).toEqual([]);
  });
});

describe('NotFoundScreen', () => {
  it('leads to the reader\u2019s home', () => {
    renderPersian(<NotFoundScreen homeHref="/student" />);
    expect(screen.getByRole('link', { name: 'رفتن به خانه' }).getAttribute('href')).toBe('/student');
  });
});

describe('SomethingWrongScreen', () => {
  it('opens the page again, or leads home', async () => {
    const onRetry = vi.fn();
    const { user } = renderPersian(<SomethingWrongScreen homeHref="/" onRetry={onRetry} />);
    await user.click(screen.getByRole('button', { name: 'باز کردن دوبارهٔ صفحه' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'رفتن به خانه' }).getAttribute('href')).toBe('/');
  });
});

describe('MessageScreen', () => {
  it('says one thing under one heading, with what to do after it', () => {
    renderPersian(
      <MessageScreen picture="done" title="نظرسنجی تمام شد" message="سپاسگزاریم." actions={<a href="/">خانه</a>} />,
    );
    const main = screen.getByRole('main');
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['نظرسنجی تمام شد']);
    expect(main.lastElementChild).toBe(screen.getByRole('link', { name: 'خانه' }).parentElement);
  });
});
