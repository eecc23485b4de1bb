import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PublicLayout } from '../app/layouts/PublicLayout.tsx';
import { press } from '../testing/press.ts';
import { HomeScreen } from './HomeScreen.tsx';

afterEach(() => history.replaceState(null, '', '/'));

describe('the public home', () => {
  it('is headed by its promise and leads to the login', () => {
    render(<HomeScreen />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('مشقِ ریاضی،این بار با ذوق');
    expect(screen.getByRole('link', { name: 'شروع تمرین' }).getAttribute('href')).toBe('/auth/login');
    expect(screen.getByRole('figure', { name: 'نمونه‌ای از یک سؤال مشق' }).textContent).toContain('آفرین!');
  });

  it('opens the question that the address names', () => {
    history.replaceState(null, '', '/#offline');
    render(<HomeScreen />);
    const question = screen.getByRole('button', { name: 'اگر وسط تمرین اینترنت قطع شود چه؟' });
    expect(question.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('button', { name: 'چطور وارد شوم؟' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('has every anchor that its footer leads to', () => {
    render(
      <PublicLayout path="/" isFocused={false}>
        <HomeScreen />
      </PublicLayout>,
    );
    const links = within(screen.getByRole('contentinfo')).getAllByRole<HTMLAnchorElement>('link');
    const parts = links.map((link) => link.hash.slice(1)).filter((id) => id !== '');
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((id) => document.getElementById(id) === null)).toEqual([]);
  });

  it('leads each audience to its page', () => {
    render(<HomeScreen />);
    for (const [title, path] of [
      ['دانش‌آموز', 'students'],
      ['معلم', 'teachers'],
      ['مدرسه و سازمان', 'schools'],
      ['والدین', 'parents'],
    ]) {
      const link = screen.getByRole('link', { name: `بیشتر برای ${title}` });
      expect(link.getAttribute('href')).toBe(`/introduction/for-${path}`);
    }
  });

  it('leaves its anchors to the browser, and fires hashchange', async () => {
    render(
      <PublicLayout path="/" isFocused={false}>
        <HomeScreen />
      </PublicLayout>,
    );
    const listener = vi.fn();
    window.addEventListener('hashchange', listener, { once: true });
    const [link] = screen.getAllByRole('link', { name: 'مشق چه می‌کند' });
    if (link === undefined) throw new Error('there is no way to the questions');
    await press(link);
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    expect(location.pathname + location.hash).toBe('/#features');
  });

  it('leads back up from one of its parts', async () => {
    history.replaceState(null, '', '/#faq');
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    render(
      <PublicLayout path="/" isFocused={false}>
        <HomeScreen />
      </PublicLayout>,
    );
    scroll.mockClear();
    const [link] = screen.getAllByRole('link', { name: 'خانه' });
    if (link === undefined) throw new Error('there is no way home');
    await press(link);
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
    expect(location.pathname + location.hash).toBe('/');
    scroll.mockRestore();
  });

  it('goes to the part that the address names', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    history.replaceState(null, '', '/#features');
    render(<HomeScreen />);
    expect(scroll.mock.contexts.map((part) => (part as Element).id)).toEqual(['features']);
    scroll.mockRestore();
  });
});
