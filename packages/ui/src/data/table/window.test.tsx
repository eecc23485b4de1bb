import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Table } from './Table.tsx';

const table = (count: number, failure?: string) => (
  <Table
    caption="همهٔ دانش‌آموزان"
    columns={[{ id: 'name', header: 'نام', cell: (row: number) => `دانش‌آموز ${row}` }]}
    rows={Array.from({ length: count }, (_, index) => index + 1)}
    rowKey={(row) => row}
    rowHref={(row) => `#${row}`}
    failure={failure}
  />
);
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const box = () => screen.getByRole('region', { name: 'همهٔ دانش‌آموزان' });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a long Table', () => {
  it('has every one of a hundred rows in the page, and scrolls with the page', () => {
    renderPersian(table(100));
    expect(names()).toHaveLength(100);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('has of a thousand only those in sight, and notifies a screen reader where they are among all', () => {
    renderPersian(table(1000));
    expect(names().length).toBeLessThan(60);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001');
    expect(screen.getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('2');
  });

  it('brings the rows that are scrolled to, the last among them', () => {
    renderPersian(table(1000));
    const rowSize = 53;
    box().scrollTop = 500 * rowSize;
    fireEvent.scroll(box());
    expect(names()).toContain('دانش‌آموز 505');
    expect(names()).not.toContain('دانش‌آموز 1');
    box().scrollTop = 1000 * rowSize;
    fireEvent.scroll(box());
    expect(names().at(-1)).toBe('دانش‌آموز 1000');
    expect(screen.getAllByRole('row').at(-1)?.getAttribute('aria-rowindex')).toBe('1001');
  });

  it('keeps the focus in the table when the row that had it is scrolled away', () => {
    renderPersian(table(1000));
    act(() => screen.getByRole('link', { name: 'دانش‌آموز 3' }).focus());
    box().scrollTop = 30_000;
    fireEvent.scroll(box());
    expect(screen.queryByRole('link', { name: 'دانش‌آموز 3' })).toBeNull();
    expect(document.activeElement).toBe(box());
  });

  it('brings the rows that are scrolled to when it is there only after a failure', () => {
    const { rerender } = renderPersian(table(1000, 'نرسید'));
    rerender(table(1000));
    box().scrollTop = 30_000;
    fireEvent.scroll(box());
    expect(names()).not.toContain('دانش‌آموز 1');
  });
});

describe('a Table wider than its box', () => {
  it.each([
    ['a failure', table(3, 'نرسید')],
    ['no rows', table(0)],
  ])('can be scrolled by keyboard when it stands there only after %s', (_, before) => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
    // Nothing has a size here: what is watched is measured at once, as a browser does.
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
    const { rerender } = renderPersian(before);
    expect(screen.queryByRole('region')).toBeNull();
    rerender(table(3));
    expect(box().tabIndex).toBe(0);
  });
});
