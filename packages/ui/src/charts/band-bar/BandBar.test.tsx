import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MashqProvider } from '../../i18n/index.ts';
import { BandBar, BandLegend } from './index.ts';

const counts = { unseen: 4, starting: 0, learning: 2, near: 0, learned: 12, mastered: 3 };
const words = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('BandBar', () => {
  it('names each band that somebody is in with its number, from the least to the most', () => {
    render(
      <MashqProvider>
        <BandBar label="کسرهای مساوی" counts={counts} />
      </MashqProvider>,
    );
    const list = screen.getByRole('list', { name: 'کسرهای مساوی' });
    expect(words(list)).toEqual(['ندیده: ۴', 'در حال یادگیری: ۲', 'یاد گرفته: ۱۲', 'مسلط: ۳']);
  });

  it('gives each part a width by its number', () => {
    render(<BandBar label="کسرها" counts={counts} />);
    const parts = within(screen.getByRole('list', { name: 'کسرها' })).getAllByRole('listitem');
    expect(parts.map(({ style }) => style.flexGrow)).toEqual(['4', '2', '12', '3']);
  });

  it('has the colors of the legend', () => {
    const all = { unseen: 1, starting: 1, learning: 1, near: 1, learned: 1, mastered: 1 };
    const { container } = render(
      <>
        <BandBar label="کلاس" counts={all} />
        <BandLegend label="نشانه‌ها" />
      </>,
    );
    const [bar = [], legend = []] = [...container.querySelectorAll('ul')].map((list) =>
      [...list.children].map((item) => (list.getAttribute('aria-label') === 'نشانه‌ها' ? item.firstElementChild : item)),
    );
    const color = (part: Element | null | undefined) => part?.className.split(' ').at(-1);
    expect(new Set(bar.map(color)).size).toBe(6);
    expect(legend.map(color)).toEqual(bar.map(color));
  });

  it('has a legend with every band', () => {
    render(<BandLegend />);
    expect(words(screen.getByRole('list', { name: 'راهنمای نشانه‌ها' }))).toHaveLength(6);
  });
});
