import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MashqProvider } from '../../i18n/index.ts';
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
          <MenuItem kind="danger" onAction={onExit}>
            خروج از حساب
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </MashqProvider>
  );
}

const trigger = () => screen.getByRole('button', { name: 'حساب کاربری' });

describe('Menu', () => {
  it('is named by its trigger and tells of its items, sections and separators', async () => {
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
});
