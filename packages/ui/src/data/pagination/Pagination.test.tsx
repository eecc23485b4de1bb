import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Pagination, pageMarks } from './Pagination.tsx';

describe('pageMarks', () => {
  it('shows all pages while they are few', () => {
    expect(pageMarks(2, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('keeps first, last, the current one and its neighbours, in a line of one length', () => {
    expect(pageMarks(1, 12)).toEqual([1, 2, 3, 4, 5, 'gap-after', 12]);
    expect(pageMarks(6, 12)).toEqual([1, 'gap-before', 5, 6, 7, 'gap-after', 12]);
    expect(pageMarks(12, 12)).toEqual([1, 'gap-before', 8, 9, 10, 11, 12]);
    for (let page = 1; page <= 30; page += 1) {
      const marks = pageMarks(page, 30);
      expect(marks).toHaveLength(7);
      expect(marks).toContain(page);
    }
  });
});

function Turning({ isLinks = false }) {
  const [page, setPage] = useState(1);
  if (!isLinks) return <Pagination page={page} size={10} total={25} onPageChange={setPage} />;
  return (
    // Follows links as an app's router does.
    <div
      onClickCapture={(event) => {
        event.preventDefault();
        setPage(Number((event.target as Element).closest('a')?.hash.slice(1)));
      }}
    >
      <Pagination page={page} size={10} total={25} hrefFor={(to) => `#${to}`} />
    </div>
  );
}

describe('Pagination', () => {
  it('speaks in Persian digits', async () => {
    const { container } = renderPersian(<Pagination page={3} size={20} total={234} onPageChange={() => undefined} />);
    const nav = within(screen.getByRole('navigation', { name: 'صفحه‌های فهرست' }));
    expect(nav.getByText('۴۱ تا ۶۰ از ۲۳۴')).toBeTruthy();
    expect(nav.getByRole('button', { name: 'صفحهٔ ۱۲' }).textContent).toBe('۱۲');
    expect(screen.getByText('صفحهٔ ۳').closest('[aria-current=page]')).not.toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('follows the setting of digits', () => {
    renderPersian(<Pagination page={1} size={20} total={50} onPageChange={() => undefined} />, { digits: 'latn' });
    expect(screen.getByText('1 تا 20 از 50')).toBeTruthy();
  });

  it('asks for pages, and stops at both ends', async () => {
    const onPageChange = vi.fn();
    const { user, rerender } = renderPersian(<Pagination page={1} size={10} total={25} onPageChange={onPageChange} />);
    const previous = () => screen.getByRole('button', { name: 'صفحهٔ قبل' });
    const next = () => screen.getByRole('button', { name: 'صفحهٔ بعد' });
    expect(previous().hasAttribute('disabled')).toBe(true);
    await user.click(next());
    expect(onPageChange).toHaveBeenLastCalledWith(2);
    rerender(<Pagination page={3} size={10} total={25} onPageChange={onPageChange} />);
    expect(next().hasAttribute('disabled')).toBe(true);
    await user.click(previous());
    expect(onPageChange).toHaveBeenLastCalledWith(2);
    expect(screen.getByText('۲۱ تا ۲۵ از ۲۵')).toBeTruthy();
  });

  it.each([
    ['buttons', false, 'button'],
    ['links', true, 'link'],
  ] as const)('of %s keeps the focus when what was pressed is there no more', async (_, isLinks, role) => {
    const { user } = renderPersian(<Turning isLinks={isLinks} />);
    const current = () => document.querySelector('[aria-current=page]');
    act(() => screen.getByRole(role, { name: 'صفحهٔ ۲' }).focus());
    await user.keyboard('{Enter}');
    expect(current()?.textContent).toContain('صفحهٔ ۲');
    expect(document.activeElement).toBe(current());
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole(role, { name: 'صفحهٔ ۳' }));
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByText('۲۱ تا ۲۵ از ۲۵')).toBeTruthy();
    expect(document.activeElement).toBe(current());
  });

  it('leaves the focus where it is when a page comes that was not asked for here', () => {
    const pages = (page: number) => (
      <>
        <button type="button">بیرون</button>
        <Pagination page={page} size={10} total={25} onPageChange={() => undefined} />
      </>
    );
    const { rerender } = renderPersian(pages(1));
    rerender(pages(2));
    expect(document.activeElement).toBe(document.body);
    act(() => screen.getByRole('button', { name: 'صفحهٔ ۳' }).focus());
    act(() => screen.getByRole('button', { name: 'بیرون' }).focus());
    rerender(pages(3));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'بیرون' }));
  });

  it('asks for another size with the page that keeps the first thing in sight', async () => {
    const onSizeChange = vi.fn();
    const { user, container } = renderPersian(
      <Pagination
        page={4}
        size={20}
        total={234}
        onPageChange={() => undefined}
        sizes={[10, 20, 50]}
        onSizeChange={onSizeChange}
      />,
    );
    const size = screen.getByRole('combobox', { name: 'در هر صفحه' });
    expect(
      within(size)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['۱۰', '۲۰', '۵۰']);
    await user.selectOptions(size, '۵۰');
    // The 61st thing is on the second page of fifty, and on the seventh of ten.
    expect(onSizeChange).toHaveBeenLastCalledWith(50, 2);
    await user.selectOptions(size, '۱۰');
    expect(onSizeChange).toHaveBeenLastCalledWith(10, 7);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('may be links', () => {
    renderPersian(<Pagination page={2} size={10} total={25} hrefFor={(page) => `/students?page=${page}`} />);
    expect(screen.getByRole('link', { name: 'صفحهٔ بعد' }).getAttribute('href')).toBe('/students?page=3');
    expect(screen.getByRole('link', { name: 'صفحهٔ ۱' }).getAttribute('href')).toBe('/students?page=1');
  });

  it('shows no numbers for one page, and a word for none', () => {
    const { rerender } = renderPersian(<Pagination page={1} size={10} total={8} onPageChange={() => undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Pagination page={1} size={10} total={0} onPageChange={() => undefined} />);
    expect(screen.getByText('موردی نیست')).toBeTruthy();
  });

  it('holds to the last page when the list has become shorter', () => {
    renderPersian(<Pagination page={9} size={10} total={25} onPageChange={() => undefined} />);
    expect(screen.getByText('۲۱ تا ۲۵ از ۲۵')).toBeTruthy();
  });
});
