import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RouterProvider } from '../../navigation/router-provider/index.ts';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { SkillPath, type SkillPathItem } from './index.ts';

const ITEMS: readonly SkillPathItem[] = [
  { id: 'a', title: 'کسر روی محور', band: 'mastered', href: '/a' },
  { id: 'b', title: 'جمع کسرها', band: 'learned', href: '/b' },
  { id: 'c', title: 'تفریق کسرها', band: 'learning', href: '/c', isCurrent: true, note: 'تکلیف' },
  { id: 'd', title: 'ضرب کسرها', band: 'unseen' },
];

describe('SkillPath', () => {
  it('is a named list in the order of the path', async () => {
    const { container } = renderPersian(<SkillPath aria-label="فصل ۲: کسر" items={ITEMS} />);
    const items = within(screen.getByRole('list', { name: 'فصل ۲: کسر' })).getAllByRole('listitem');
    expect(items.map((item) => ITEMS.findIndex(({ title }) => item.textContent?.includes(title)))).toEqual([
      0, 1, 2, 3,
    ]);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('names each link with number, title, band, whether it is current, and note', () => {
    renderPersian(<SkillPath aria-label="کسر" items={ITEMS} />);
    expect(screen.getByRole('link', { name: /^مهارت ۲: جمع کسرها\s*، یاد گرفته$/ })).toBeDefined();
    expect(
      screen.getByRole('link', { name: /^مهارت ۳: تفریق کسرها\s*، در حال یادگیری، الان اینجایی\s*،\s*تکلیف$/ }),
    ).toBeDefined();
    const current = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    expect(current).toHaveLength(1);
  });

  it('does not link a skill without href', () => {
    renderPersian(<SkillPath aria-label="کسر" items={ITEMS} />);
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(screen.getByText('ضرب کسرها', { exact: false }).textContent).toContain('ندیده');
  });

  it('goes over the links in the order of the path, and follows one with the router of the app', async () => {
    const navigate = vi.fn();
    const { user } = renderPersian(
      <RouterProvider navigate={navigate}>
        <SkillPath aria-label="کسر" items={ITEMS} />
      </RouterProvider>,
    );
    await user.tab();
    await user.tab();
    expect(document.activeElement?.getAttribute('href')).toBe('/b');
    await user.keyboard('{Enter}');
    expect(navigate.mock.calls[0]?.[0]).toBe('/b');
  });

  it('has quarters as SkillMeter, a star when learned, a pencil on the current one, else the number', () => {
    const { container } = renderPersian(<SkillPath aria-label="کسر" items={ITEMS} />);
    const items = [...container.querySelectorAll('li')];
    expect(items.map((item) => item.querySelectorAll('[data-quarter=filled]').length)).toEqual([4, 3, 1, 0]);
    expect(items.map((item) => item.querySelectorAll('.lucide-star').length)).toEqual([1, 1, 0, 0]);
    expect(items.map((item) => item.querySelectorAll('.lucide-pencil').length)).toEqual([0, 0, 1, 0]);
    expect(within(items[3] as HTMLElement).getByText('۴')).toBeDefined();
  });

  it('writes numbers in the digits of the reader and takes other words', () => {
    renderPersian(<SkillPath aria-label="کسر" items={ITEMS} messages={{ unseen: 'هنوز نه' }} />, { digits: 'latn' });
    expect(screen.getByRole('link', { name: /^مهارت 1/ })).toBeDefined();
    expect(screen.getByText('ضرب کسرها', { exact: false }).textContent).toContain('هنوز نه');
  });
});
