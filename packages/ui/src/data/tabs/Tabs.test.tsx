import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../testing/index.ts';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'a', title: 'تکلیف‌ها', content: 'دو تکلیف' },
  { id: 'b', title: 'مهارت‌ها', content: 'چهارده مهارت' },
  { id: 'c', title: 'پیام‌ها', content: 'پیامی نیست', isDisabled: true },
  { id: 'd', title: 'دانش‌آموزان', content: 'بیست و نه نفر' },
];

/** What Tab could go to goes away with its press; what comes is nothing to go to. */
function Retry() {
  const [isOver, setOver] = useState(false);
  return isOver ? (
    <>
      آمد
      <input type="hidden" />
      <button type="button" tabIndex={-1}>
        پنهان از Tab
      </button>
    </>
  ) : (
    <button type="button" onClick={() => setOver(true)}>
      دوباره
    </button>
  );
}

describe('Tabs', () => {
  it('shows the first panel at first, or the one asked for', async () => {
    const { container, unmount } = renderPersian(<Tabs label="بخش‌ها" items={items} />);
    expect(screen.getByRole('tablist', { name: 'بخش‌ها' })).toBeTruthy();
    expect(screen.getByRole('tabpanel', { name: 'تکلیف‌ها' }).textContent).toBe('دو تکلیف');
    expect(await axeFindings(container)).toEqual([]);
    unmount();
    renderPersian(<Tabs label="بخش‌ها" items={items} defaultSelected="d" />);
    expect(screen.getByRole('tabpanel').textContent).toBe('بیست و نه نفر');
  });

  it('measures nothing while it renders, which would cost a second layout of the page', () => {
    const asked = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    renderPersian(<Tabs label="بخش‌ها" items={items} defaultSelected="d" />);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it.each(DIRECTIONS)(
    'goes on by the arrow of the reading direction, over disabled ones, in $dir',
    async ({ dir, next, previous }) => {
      const onSelectionChange = vi.fn();
      const { user } = renderPersian(<Tabs label="بخش‌ها" items={items} onSelectionChange={onSelectionChange} />, {
        dir,
      });
      await user.tab();
      await user.keyboard(next);
      expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'مهارت‌ها' }));
      expect(screen.getByRole('tabpanel').textContent).toBe('چهارده مهارت');
      await user.keyboard(next);
      expect(onSelectionChange).toHaveBeenLastCalledWith('d');
      await user.keyboard(previous);
      expect(onSelectionChange).toHaveBeenLastCalledWith('b');
      await user.keyboard('{End}');
      expect(onSelectionChange).toHaveBeenLastCalledWith('d');
      await user.keyboard('{Home}');
      expect(onSelectionChange).toHaveBeenLastCalledWith('a');
    },
  );

  it('follows the caller, and may be links', () => {
    const { rerender } = renderPersian(<Tabs label="بخش‌ها" items={items} selected="b" />);
    rerender(<Tabs label="بخش‌ها" items={items.map((item) => ({ ...item, href: `#${item.id}` }))} selected="d" />);
    expect(screen.getByRole('tab', { name: 'دانش‌آموزان' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tab', { name: 'دانش‌آموزان' }).getAttribute('href')).toBe('#d');
  });

  it('moves along links without following them; Enter follows', async () => {
    const onSelectionChange = vi.fn();
    const links = items.map((item) => ({ ...item, href: `#${item.id}` }));
    const { user } = renderPersian(<Tabs label="بخش‌ها" items={links} onSelectionChange={onSelectionChange} />);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'مهارت‌ها' }));
    expect(onSelectionChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSelectionChange).toHaveBeenLastCalledWith('b');
  });

  it('goes on by Tab into its panel: to what is in it, or to the panel itself', async () => {
    const full = { id: 'e', title: 'کارها', content: <button type="button">ساختن تکلیف</button> };
    const { user } = renderPersian(<Tabs label="بخش‌ها" items={[...items, full]} />);
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
    await user.click(screen.getByRole('tab', { name: 'کارها' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ساختن تکلیف' }));
  });

  it('is a stop of Tab only while nothing in the panel is, though that changes by itself', async () => {
    const { user } = renderPersian(<Tabs label="بخش‌ها" items={[{ id: 'a', title: 'پیام‌ها', content: <Retry /> }]} />);
    expect(screen.getByRole('tabpanel').hasAttribute('tabindex')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'دوباره' }));
    await waitFor(() => expect(screen.getByRole('tabpanel').tabIndex).toBe(0));
  });

  it('goes round at the end of the line, and a press on a disabled tab does nothing', async () => {
    const { user } = renderPersian(<Tabs label="بخش‌ها" items={items} />);
    await user.click(screen.getByRole('tab', { name: 'پیام‌ها' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('دو تکلیف');
    await user.click(screen.getByRole('tab', { name: 'تکلیف‌ها' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel').textContent).toBe('بیست و نه نفر');
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel').textContent).toBe('دو تکلیف');
  });
});

it('places the chosen tab by the size that tabs have in the end, whatever they had before', () => {
  let resized = () => {};
  const observed = new Set<Element>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe = (element: Element) => observed.add(element);
      disconnect() {}
    },
  );
  let width = 100;
  const line = { left: 0, right: 200 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.role === 'tablist' || this.getAttribute('role') === 'tablist') return line as DOMRect;
    const list = this.closest('[role=tablist]');
    const left = [...(list?.children ?? [])].indexOf(this) * width - (list?.scrollLeft ?? 0);
    return { left, right: left + width } as DOMRect;
  });
  renderPersian(<Tabs label="بخش‌ها" items={items} defaultSelected={items[2]?.id ?? ''} />);
  const list = screen.getByRole('tablist');
  resized();
  expect(list.scrollLeft).toBe(100);
  width = 80;
  resized();
  expect(list.scrollLeft).toBe(40);
  expect([...list.querySelectorAll('[role=tab]')].every((tab) => observed.has(tab))).toBe(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
