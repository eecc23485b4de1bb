import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Faq } from './Faq.tsx';
import { SearchableFaq } from './SearchableFaq.tsx';

const ITEMS = [
  { id: 'pages', question: 'صفحهٔ کتاب؟', answer: 'از صفحه تا صفحه.' },
  { id: 'بی‌اینترنت', question: 'اینترنت قطع شود؟', answer: 'پاسخ‌ها می‌مانند.' },
  { id: 'ranks', question: 'رتبه دارد؟', answer: <em>نه.</em>, keywords: 'مقایسه' },
];
const question = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => question(name).getAttribute('aria-expanded') === 'true';
const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');

afterEach(() => {
  window.location.hash = '';
  scrolled.mockClear();
});

const goTo = (hash: string) =>
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new Event('hashchange'));
  });

describe('Faq', () => {
  it('opens the question that the address names, goes to it and gives it the focus', async () => {
    window.location.hash = `#${encodeURIComponent('بی‌اینترنت')}`;
    const { container } = renderPersian(<Faq items={ITEMS} />);
    expect(isOpen('اینترنت قطع شود؟')).toBe(true);
    expect(document.activeElement).toBe(question('اینترنت قطع شود؟'));
    expect(scrolled.mock.contexts).toEqual([document.getElementById('بی‌اینترنت')]);
    expect(await axeFindings(container)).toEqual([]);
    goTo('#ranks');
    expect(isOpen('رتبه دارد؟')).toBe(true);
    expect(document.activeElement).toBe(question('رتبه دارد؟'));
  });

  it('goes to a question that is asked again after something else of the page was', () => {
    renderPersian(<Faq items={ITEMS} />);
    goTo('#ranks');
    question('رتبه دارد؟').blur();
    goTo('#guide');
    expect(document.activeElement).toBe(document.body);
    goTo('#ranks');
    expect(document.activeElement).toBe(question('رتبه دارد؟'));
  });

  it.each(['#nobody', '#%E0%A4%A', ''])('leaves all shut and the focus where it is for the address %o', (hash) => {
    window.location.hash = hash;
    renderPersian(<Faq items={ITEMS} />);
    expect(ITEMS.some((item) => isOpen(item.question))).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  it('opens and closes by keyboard', async () => {
    const { user } = renderPersian(<Faq items={ITEMS} />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(isOpen('صفحهٔ کتاب؟')).toBe(true);
    await user.keyboard(' ');
    expect(isOpen('صفحهٔ کتاب؟')).toBe(false);
  });

  it('finds by words of question, answer and given words, in whatever spelling, and says how many', async () => {
    const { user } = renderPersian(<SearchableFaq items={ITEMS} />);
    const field = screen.getByRole('searchbox', { name: 'جستجو در پرسش‌ها' });
    await user.type(field, 'كتاب');
    expect(screen.getByRole('status').textContent).toBe('۱ پرسش');
    expect(screen.queryByRole('button', { name: 'رتبه دارد؟' })).toBeNull();
    await user.clear(field);
    await user.type(field, 'مقایسه');
    expect(question('رتبه دارد؟')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'قیمت');
    expect(screen.getByRole('status').textContent).toContain('پرسشی با این واژه‌ها نیست');
    // A link to a question that the search hides shows it again.
    goTo('#pages');
    expect(isOpen('صفحهٔ کتاب؟')).toBe(true);
    expect((field as HTMLInputElement).value).toBe('');
  });
});
