import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../testing/index.ts';
import { Button } from '../button/index.ts';
import { MenuItem, MenuSeparator, Submenu } from '../menu/index.ts';
import { ContextMenu, type ContextMenuProps } from './index.ts';

interface Acts {
  onCopy?: () => void;
  onMove?: () => void;
  onOpen?: () => void;
}

function Row({ onCopy, onMove, onOpen, ...rest }: Acts & Partial<ContextMenuProps>) {
  return (
    <ContextMenu
      {...rest}
      aria-label="کارهای تکلیف"
      items={
        <>
          <MenuItem shortcut={['Ctrl', 'D']} {...(onCopy && { onAction: onCopy })}>
            رونوشت
          </MenuItem>
          <Submenu title="جابه‌جایی به">
            <MenuItem {...(onMove && { onAction: onMove })}>پنجم الف</MenuItem>
            <MenuItem>پنجم ب</MenuItem>
          </Submenu>
          <MenuSeparator />
          <MenuItem isChecked>دیدنی برای کلاس</MenuItem>
        </>
      }
    >
      <button type="button" onClick={onOpen}>
        صفحهٔ ۱۲
      </button>
      <input aria-label="نام" />
    </ContextMenu>
  );
}

const row = () => screen.getByRole('button', { name: 'صفحهٔ ۱۲' });
const menu = () => screen.queryByRole('menu', { name: 'کارهای تکلیف' });
const submenu = () => screen.queryByRole('menu', { name: 'جابه‌جایی به' });
const item = (name: string) => screen.getByRole('menuitem', { name });

afterEach(() => {
  vi.useRealTimers();
});

describe('ContextMenu', () => {
  it('opens by the right button where the pointer is, in place of the browser’s own menu', async () => {
    const onOpenChange = vi.fn();
    renderPersian(<Row onOpenChange={onOpenChange} />);
    expect(menu()).toBeNull();
    expect(fireEvent.contextMenu(row(), { clientX: 40, clientY: 50, button: 2 })).toBe(false);
    expect(menu()).not.toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[true]]);
    expect(item('رونوشت').getAttribute('aria-keyshortcuts')).toBe('Control+D');
    expect(screen.getByRole('menuitemcheckbox', { name: 'دیدنی برای کلاس', checked: true })).toBeDefined();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it.each(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])(
    'opens by %s from what has the focus, does what is chosen and gives the focus back',
    async (keys) => {
      const onCopy = vi.fn();
      const { user } = renderPersian(<Row onCopy={onCopy} />);
      await user.tab();
      await user.keyboard(keys);
      await waitFor(() => expect(item('رونوشت')).toHaveFocus());
      await user.keyboard('{Enter}');
      expect(onCopy).toHaveBeenCalledOnce();
      expect(menu()).toBeNull();
      await waitFor(() => expect(row()).toHaveFocus());
    },
  );

  it('opens by a finger that is held, whose lift then presses nothing, and not by one that scrolls', () => {
    vi.useFakeTimers();
    const onOpen = vi.fn();
    renderPersian(<Row onOpen={onOpen} />);
    const touch = { pointerType: 'touch', isPrimary: true, clientX: 20, clientY: 20 };
    const hold = () => act(() => vi.advanceTimersByTime(500));
    fireEvent.pointerDown(row(), touch);
    fireEvent.pointerMove(row(), { ...touch, clientY: 60 });
    hold();
    expect(menu()).toBeNull();
    fireEvent.pointerDown(row(), touch);
    fireEvent.pointerUp(row(), touch);
    hold();
    expect(menu()).toBeNull();
    fireEvent.pointerDown(row(), touch);
    fireEvent.pointerMove(row(), { ...touch, clientY: 24 });
    hold();
    expect(menu()).not.toBeNull();
    fireEvent.pointerUp(row(), touch);
    fireEvent.click(row());
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.click(row());
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('hears a finger on what keeps its presses to itself, and leaves a part with a menu of its own alone', () => {
    vi.useFakeTimers();
    renderPersian(
      <ContextMenu aria-label="کارهای پوشه" items={<MenuItem>حذف</MenuItem>}>
        <Button>باز کردن پوشه</Button>
        <Row />
      </ContextMenu>,
    );
    const touch = { pointerType: 'touch', isPrimary: true, clientX: 20, clientY: 20 };
    const hold = (name: string) => {
      fireEvent.pointerDown(screen.getByRole('button', { name }), touch);
      act(() => vi.advanceTimersByTime(500));
      return screen.getAllByRole('menu').map((one) => one.getAttribute('aria-label'));
    };
    expect(hold('صفحهٔ ۱۲')).toEqual(['کارهای تکلیف']);
    cleanup();
    renderPersian(
      <ContextMenu aria-label="کارهای پوشه" items={<MenuItem>حذف</MenuItem>}>
        <Button>باز کردن پوشه</Button>
      </ContextMenu>,
    );
    expect(hold('باز کردن پوشه')).toEqual(['کارهای پوشه']);
  });

  it('moves to where the right button is pressed again, and closes elsewhere', async () => {
    const onOpenChange = vi.fn();
    renderPersian(<Row onOpenChange={onOpenChange} />);
    fireEvent.contextMenu(row(), { clientX: 40, clientY: 50 });
    vi.spyOn(row().parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 100));
    const before = menu();
    expect(fireEvent.contextMenu(document.body, { clientX: 80, clientY: 90 })).toBe(false);
    expect(menu()).not.toBeNull();
    expect(menu()).not.toBe(before);
    // Over its own items the browser's menu does not open either.
    expect(fireEvent.contextMenu(item('رونوشت'))).toBe(false);
    expect(onOpenChange.mock.calls).toEqual([[true]]);
    fireEvent.contextMenu(document.body, { clientX: 400, clientY: 90 });
    expect(menu()).toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  it('leaves the browser’s menu to what is written in, and all of it where it is disabled', () => {
    const { rerender } = renderPersian(<Row />);
    expect(fireEvent.contextMenu(screen.getByRole('textbox'))).toBe(true);
    rerender(<Row isDisabled />);
    expect(fireEvent.contextMenu(row())).toBe(true);
    expect(menu()).toBeNull();
  });

  it('takes the focus itself where nothing in it does', async () => {
    const { user, container } = renderPersian(
      <ContextMenu aria-label="کارهای تصویر" isFocusable items={<MenuItem>رونوشت</MenuItem>}>
        تصویر
      </ContextMenu>,
    );
    await user.tab();
    expect(screen.getByRole('group', { name: 'کارهای تصویر' })).toHaveFocus();
    expect(await axeFindings(container)).toEqual([]);
    await user.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(item('رونوشت')).toHaveFocus());
  });
});

describe('Submenu', () => {
  it.each(DIRECTIONS)(
    'opens towards the end of the line and closes back, by arrows, in $dir',
    async ({ dir, next, previous }) => {
      const onMove = vi.fn();
      const { user } = renderPersian(<Row onMove={onMove} />, { dir });
      await user.tab();
      await user.keyboard('{Shift>}{F10}{/Shift}');
      await waitFor(() => expect(item('رونوشت')).toHaveFocus());
      await user.keyboard(`{ArrowDown}${previous}`);
      expect(submenu()).toBeNull();
      await user.keyboard(next);
      expect(item('پنجم الف')).toHaveFocus();
      // Its own lines alone: the arrows go round in it.
      await user.keyboard('{ArrowDown}{ArrowDown}');
      expect(item('پنجم الف')).toHaveFocus();
      await user.keyboard(previous);
      expect(submenu()).toBeNull();
      expect(item('جابه‌جایی به')).toHaveFocus();
      await user.keyboard('{Enter}{Escape}');
      expect(submenu()).toBeNull();
      expect(menu()).not.toBeNull();
      await user.keyboard('{ArrowDown}');
      expect(screen.getByRole('menuitemcheckbox')).toHaveFocus();
      await user.keyboard(`{ArrowUp}${next}{Enter}`);
      expect(onMove).toHaveBeenCalledOnce();
      expect(menu()).toBeNull();
      await waitFor(() => expect(row()).toHaveFocus());
    },
  );

  it('opens as the mouse rests on its line and leaves the focus there, closes once the mouse is on another', async () => {
    const { user } = renderPersian(<Row />);
    fireEvent.contextMenu(row(), { clientX: 40, clientY: 50 });
    await user.hover(item('جابه‌جایی به'));
    await waitFor(() => expect(submenu()).not.toBeNull());
    expect(item('جابه‌جایی به')).toHaveFocus();
    expect(item('جابه‌جایی به').getAttribute('aria-expanded')).toBe('true');
    // The arrows stay in the menu that has the focus.
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitemcheckbox')).toHaveFocus();
    await user.hover(item('جابه‌جایی به'));
    // On its way the mouse crosses another line.
    await user.hover(item('رونوشت'));
    await user.hover(item('پنجم ب'));
    expect(item('پنجم ب')).toHaveFocus();
    expect(submenu()).not.toBeNull();
    await user.hover(item('رونوشت'));
    await waitFor(() => expect(submenu()).toBeNull());
  });

  it('opens and closes by a press, and everything closes once an item is pressed', async () => {
    const onMove = vi.fn();
    const { user } = renderPersian(<Row onMove={onMove} />);
    fireEvent.contextMenu(row(), { clientX: 40, clientY: 50 });
    await user.click(item('جابه‌جایی به'));
    expect(submenu()).not.toBeNull();
    await user.click(item('جابه‌جایی به'));
    expect(submenu()).toBeNull();
    await user.click(item('جابه‌جایی به'));
    await user.click(within(submenu() as HTMLElement).getByRole('menuitem', { name: 'پنجم الف' }));
    expect(onMove).toHaveBeenCalledOnce();
    expect(menu()).toBeNull();
  });
});
