import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MashqProvider } from '../../i18n/index.ts';
import { RouterProvider } from '../../navigation/router-provider/index.ts';
import { Dialog, DialogTrigger } from '../../overlays/dialog/index.ts';
import { Button } from '../button/index.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from './index.ts';

function Account({ onExit = () => {} }: { onExit?: () => void }) {
  return (
    <MashqProvider>
      <MenuTrigger>
        <Button>حساب کاربری</Button>
        <Menu>
          <MenuItem href="/student/profile">پروفایل</MenuItem>
          <MenuItem description="۳ تا تازه">نشان‌ها</MenuItem>
          <MenuItem isDisabled>اشتراک</MenuItem>
          <MenuSection title="نما">
            <MenuItem>تیره</MenuItem>
          </MenuSection>
          <MenuSeparator />
          <MenuItem variant="danger" onAction={onExit}>
            خروج از حساب
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </MashqProvider>
  );
}

const trigger = () => screen.getByRole('button', { name: 'حساب کاربری' });

describe('Menu', () => {
  it('is named by its trigger and announces its items, sections and separators', async () => {
    render(<Account />);
    await userEvent.click(trigger());
    const menu = screen.getByRole('menu', { name: 'حساب کاربری' });
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(5);
    expect(within(menu).getByRole('menuitem', { name: 'پروفایل' }).getAttribute('href')).toBe('/student/profile');
    expect(within(menu).getByRole('group', { name: 'نما' })).toBeDefined();
    expect(within(menu).getByRole('separator')).toBeDefined();
    expect(within(menu).getByRole('menuitem', { name: 'نشان‌ها ۳ تا تازه' })).toBeDefined();
  });

  it('is opened at its last item, chosen from by keyboard, closes and gives the focus back', async () => {
    const onExit = vi.fn();
    render(<Account onExit={onExit} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('خروج از حساب'));
    await userEvent.keyboard('{Enter}');
    expect(onExit).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
  });

  it('finds an item by its Persian beginning and passes disabled ones over', async () => {
    render(<Account />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('پروفایل'));
    await userEvent.keyboard('ت');
    expect(document.activeElement?.textContent).toBe('تیره');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toContain('نشان‌ها');
  });

  it('does nothing when closed by Escape', async () => {
    const onExit = vi.fn();
    render(<Account onExit={onExit} />);
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(onExit).not.toHaveBeenCalled();
  });

  it.each([
    ['a click', () => userEvent.click(screen.getByRole('menuitem', { name: 'پروفایل' }))],
    ['Enter', () => userEvent.keyboard('{Home}{Enter}')],
    ['Space', () => userEvent.keyboard('{Home} ')],
  ])('leads by the router around, by %s', async (_, follow) => {
    const navigate = vi.fn();
    render(
      <RouterProvider navigate={navigate}>
        <Account />
      </RouterProvider>,
    );
    await userEvent.click(trigger());
    await follow();
    expect(navigate).toHaveBeenCalledOnce();
    expect(navigate.mock.calls[0]?.[0]).toBe('/student/profile');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('notifies its trigger that it is open, and bears the name it is given', async () => {
    render(
      <MenuTrigger>
        <Button>⋮</Button>
        <Menu aria-label="کارهای تکلیف">
          <MenuItem>ویرایش</MenuItem>
        </Menu>
      </MenuTrigger>,
    );
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-haspopup')).toBe('true');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    const menu = screen.getByRole('menu', { name: 'کارهای تکلیف' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(button.getAttribute('aria-controls')).toBe(menu.id);
  });

  it('opens and closes as its parent says, and asks for each', async () => {
    const onOpenChange = vi.fn();
    const menu = (isOpen: boolean) => (
      <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
        <Button>کارها</Button>
        <Menu>
          <MenuItem>ویرایش</MenuItem>
        </Menu>
      </MenuTrigger>
    );
    const { rerender } = render(menu(false));
    await userEvent.click(screen.getByRole('button', { name: 'کارها' }));
    expect(onOpenChange.mock.calls).toEqual([[true]]);
    expect(screen.queryByRole('menu')).toBeNull();
    rerender(menu(true));
    await userEvent.click(screen.getByRole('menuitem', { name: 'ویرایش' }));
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
    expect(screen.getByRole('menu')).toBeDefined();
  });

  it('closes alone by Escape in a dialog, away from its own trigger', async () => {
    render(
      <DialogTrigger>
        <Button>تنظیم‌ها</Button>
        <Dialog title="تنظیم‌ها">
          <Account />
        </Dialog>
      </DialogTrigger>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'تنظیم‌ها' }));
    await userEvent.click(trigger());
    expect(screen.getByRole('menu', { name: 'حساب کاربری' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'تنظیم‌ها' })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
  });
});
