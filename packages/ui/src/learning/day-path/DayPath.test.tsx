import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { DayPath, type DayPathStation } from './index.ts';

const STATIONS: readonly DayPathStation[] = [
  {
    id: 'work',
    eyebrow: 'تکلیف، تا پنجشنبه',
    title: 'صفحه‌های ۱۲ تا ۱۷',
    note: '۲ سؤال مانده',
    icon: null,
    href: '/work',
  },
  { id: 'review', title: 'مرور', note: 'با اینترنت می‌آید.', icon: null, isDashed: true },
  { id: 'maze', title: 'باغ', icon: null, href: '/maze', tone: 'success' },
];

describe('DayPath', () => {
  it('has one button, of the next thing, and links to those after it', async () => {
    const { container } = renderPersian(
      <DayPath aria-label="کارهای امروز" stations={STATIONS} action={{ label: 'ادامه بده', href: '/go' }} />,
    );
    const items = within(screen.getByRole('list', { name: 'کارهای امروز' })).getAllByRole('listitem');
    expect(items).toHaveLength(3);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/go', '/maze']);
    expect(screen.getByRole('link', { name: 'ادامه بده' })).toHaveAccessibleDescription('صفحه‌های ۱۲ تا ۱۷');
    expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      'H2 صفحه‌های ۱۲ تا ۱۷',
      'H3 مرور',
      'H3 باغ',
    ]);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('begins what has no address by a press', async () => {
    const onPress = vi.fn();
    const { user } = renderPersian(
      <DayPath aria-label="کارهای امروز" stations={STATIONS} action={{ label: 'شروع کن', onPress }} />,
    );
    await user.click(screen.getByRole('button', { name: 'شروع کن' }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('draws how much is done, and nothing where nothing is', () => {
    const arcs = (progress?: number) => {
      const { container, unmount } = renderPersian(
        <DayPath aria-label="کارها" stations={STATIONS} action={{ label: 'شروع', href: '/' }} progress={progress} />,
      );
      const found = [...container.querySelectorAll('circle')].map((circle) => circle.getAttribute('stroke-dasharray'));
      unmount();
      return found;
    };
    expect(arcs(0.5)[1]).toMatch(/^141\.4 /);
    expect(arcs(0)).toEqual([null]);
    expect(arcs()).toEqual([null]);
  });
});
