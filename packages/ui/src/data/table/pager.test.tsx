import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Table } from './Table.tsx';

const WIDTH = 80;
const BOX = 400;
/** How far the columns are to the right of where they begin. */
let scrolled = 0;

// jsdom lays nothing out: a box of 400 px in which all columns have 80, and the first stays at the right.
beforeEach(() => {
  scrolled = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = this.localName === 'th' && this.parentElement ? [...this.parentElement.children].indexOf(this) : -1;
    if (index < 0) return new DOMRect(0, 0, BOX, 300);
    return new DOMRect(BOX - WIDTH * (index + 1) + (index === 0 ? 0 : scrolled), 0, WIDTH, 36);
  });
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(BOX);
  // What is watched is measured at once, as a browser does.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void;
      disconnect = () => undefined;
      constructor(notify: () => void) {
        this.observe = notify;
      }
    },
  );
  Element.prototype.scrollBy = function (this: Element, by?: ScrollToOptions | number) {
    scrolled = Math.min(400, Math.max(0, scrolled - (typeof by === 'object' ? (by.left ?? 0) : 0)));
    fireEvent.scroll(this);
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const table = (weeks: number) => (
  <Table
    caption="هفته‌ها"
    columns={[
      { id: 'name', header: 'نام', cell: (name: string) => name },
      ...Array.from({ length: weeks }, (_, week) => ({
        id: `week-${week}`,
        header: `هفتهٔ ${week}`,
        cell: () => '۳',
        isNumeric: true,
      })),
    ]}
    rows={['آوا', 'تارا']}
    rowKey={(name) => name}
  />
);

it('says which columns are in sight, and shows the next ones', async () => {
  const { user, container } = renderPersian(table(9));
  await screen.findByText('ستون ۱ تا ۴ از ۹');
  const [before, after] = [/پیش/, /بعد/].map((name) => screen.getByRole('button', { name }));
  if (!before || !after) throw new Error('no buttons');
  expect(before.getAttribute('aria-disabled')).toBe('true');
  await user.click(after);
  await screen.findByText('ستون ۵ تا ۸ از ۹');
  await user.click(after);
  await screen.findByText('ستون ۶ تا ۹ از ۹');
  // The way ends, and the focus stays.
  expect(after.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(after);
  await user.click(before);
  await screen.findByText('ستون ۲ تا ۵ از ۹');
  await user.click(before);
  await screen.findByText('ستون ۱ تا ۴ از ۹');
  expect(await axeFindings(container)).toEqual([]);
});

it('is not under a table that has no pinned column', () => {
  renderPersian(table(4));
  expect(screen.getByRole('region', { name: 'هفته‌ها' })).toBeTruthy();
  expect(screen.queryByText(/^ستون/)).toBeNull();
});
