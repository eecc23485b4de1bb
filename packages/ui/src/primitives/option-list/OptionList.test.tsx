import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../../actions/menu/index.ts';
import { renderPersian } from '../../testing/render-persian.tsx';

function Doings({ onAction = () => {}, onOuter = () => {} }: { onAction?: () => void; onOuter?: () => void }) {
  const [isLong, setLong] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for whatever hears keys and presses around a menu.
    <div onClick={onOuter} onKeyDown={onOuter}>
      <input aria-label="پیش از آن" />
      <MenuTrigger>
        <Button>کارها</Button>
        <Menu>
          <MenuItem onAction={onAction}>ویرایش</MenuItem>
          <MenuItem isDisabled href="#archive" onAction={onAction}>
            بایگانی
          </MenuItem>
          <MenuSection title="کلاس">
            <MenuItem>پنجم الف</MenuItem>
            {isLong && <MenuItem>پنجم ب</MenuItem>}
          </MenuSection>
          <MenuItem href="#leave" onAction={onAction}>
            رفتن
          </MenuItem>
        </Menu>
      </MenuTrigger>
      <input aria-label="پس از آن" onFocus={() => setLong(true)} />
    </div>
  );
}

const trigger = () => screen.getByRole('button', { name: 'کارها' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const focused = () => document.activeElement?.textContent;

async function openByKeys(props: Parameters<typeof Doings>[0] = {}) {
  const page = renderPersian(<Doings {...props} />);
  trigger().focus();
  await page.user.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toBe('ویرایش'));
  return page;
}

describe('List', () => {
  it('opens by keys at its first or last line, with a ring; by mouse at itself, with none', async () => {
    const { user } = await openByKeys();
    expect(item('ویرایش')).toHaveAttribute('data-focus-visible');
    await user.keyboard('{Escape}{ArrowUp}');
    await waitFor(() => expect(focused()).toBe('رفتن'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(trigger()).toHaveFocus());
    await user.pointer({ keys: '[MouseLeft>]', target: trigger() });
    expect(screen.getByRole('menu')).toHaveFocus();
    expect(document.querySelector('[role=menu] [data-focused]')).toBeNull();
  });

  it('goes from line to line past the disabled ones, and round at its ends', async () => {
    const { user } = await openByKeys();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('پنجم الف');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('ویرایش');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('رفتن');
    await user.keyboard('{Home}');
    expect(focused()).toBe('ویرایش');
    await user.keyboard('{End}');
    expect(focused()).toBe('رفتن');
    expect(item('رفتن').tabIndex).toBe(0);
    expect(item('ویرایش').tabIndex).toBe(-1);
    expect(document.querySelectorAll('[role=menuitem][data-focused]')).toHaveLength(1);
  });

  it.each(['{Enter}', ' '])('does what a line is for by %o, once, and closes', async (key) => {
    const onAction = vi.fn();
    const { user } = await openByKeys({ onAction });
    await user.keyboard(key);
    expect(onAction).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(trigger()).toHaveFocus());
  });

  it.each(['{Enter}', ' '])('leads where a link leads by %o, and does what it does', async (key) => {
    const onAction = vi.fn();
    const { user } = await openByKeys({ onAction });
    const went = vi.fn();
    item('رفتن').addEventListener('click', went);
    await user.keyboard(`{End}${key}`);
    expect(went).toHaveBeenCalledOnce();
    expect(onAction).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('leads nowhere by a line that is disabled, and stays open', async () => {
    const onAction = vi.fn();
    const { user } = await openByKeys({ onAction });
    expect(item('بایگانی')).toHaveAttribute('aria-disabled', 'true');
    expect(item('بایگانی')).not.toHaveAttribute('href');
    await user.click(item('بایگانی'));
    expect(onAction).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeDefined();
  });

  it('does nothing by a key that is still held down from opening', async () => {
    const onAction = vi.fn();
    await openByKeys({ onAction });
    fireEvent.keyDown(item('ویرایش'), { key: 'Enter', repeat: true });
    expect(onAction).not.toHaveBeenCalled();
  });

  it('gives the focus to the line under the mouse, without a ring, and takes the ring away that keys have drawn', async () => {
    const { user } = await openByKeys();
    await user.hover(item('پنجم الف'));
    expect(focused()).toBe('پنجم الف');
    expect(item('پنجم الف')).not.toHaveAttribute('data-focus-visible');
    await user.keyboard('{ArrowUp}');
    expect(item('ویرایش')).toHaveAttribute('data-focus-visible');
    await user.hover(item('ویرایش'));
    expect(item('ویرایش')).not.toHaveAttribute('data-focus-visible');
    await user.hover(item('بایگانی'));
    expect(focused()).toBe('ویرایش');
  });

  it('does what the line is for on which the mouse is let go that was pressed on the trigger', async () => {
    const onAction = vi.fn();
    const { user } = renderPersian(<Doings onAction={onAction} />);
    await user.pointer({ keys: '[MouseLeft>]', target: trigger() });
    await user.pointer([{ target: item('ویرایش') }, { keys: '[/MouseLeft]', target: item('ویرایش') }]);
    expect(onAction).toHaveBeenCalledOnce();
  });

  it('does what the line is for on which the mouse is let go that was pressed on another', async () => {
    const onAction = vi.fn();
    const { user } = await openByKeys({ onAction });
    await user.pointer({ keys: '[MouseLeft>]', target: item('پنجم الف') });
    await user.pointer([{ target: item('ویرایش') }, { keys: '[/MouseLeft]', target: item('ویرایش') }]);
    expect(onAction).toHaveBeenCalledOnce();
  });

  it('opens as the finger goes up, and does what the touched line is for', async () => {
    const onAction = vi.fn();
    const { user } = renderPersian(<Doings onAction={onAction} />);
    await user.pointer({ keys: '[TouchA>]', target: trigger() });
    expect(screen.queryByRole('menu')).toBeNull();
    await user.pointer({ keys: '[/TouchA]', target: trigger() });
    await user.pointer({ keys: '[TouchA>]', target: item('ویرایش') });
    expect(item('ویرایش')).toHaveAttribute('data-pressed');
    expect(onAction).not.toHaveBeenCalled();
    await user.pointer({ keys: '[/TouchA]', target: item('ویرایش') });
    expect(onAction).toHaveBeenCalledOnce();
  });

  it('closes by Tab and hands the focus to its trigger, from where the browser goes on', async () => {
    await openByKeys();
    const isFree = fireEvent.keyDown(item('ویرایش'), { key: 'Tab' });
    expect(trigger()).toHaveFocus();
    expect(isFree).toBe(true);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('keeps its keys and presses from what is around it in React', async () => {
    const onOuter = vi.fn();
    const { user } = await openByKeys({ onOuter });
    await user.hover(item('پنجم الف'));
    await user.keyboard('{ArrowUp}و{Enter}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(onOuter).not.toHaveBeenCalled();
  });

  it('takes in lines that come later, in sections too', async () => {
    const { user } = renderPersian(<Doings />);
    await user.click(screen.getByRole('textbox', { name: 'پس از آن' }));
    trigger().focus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe('پنجم ب');
    expect(within(screen.getByRole('group', { name: 'کلاس' })).getAllByRole('menuitem')).toHaveLength(2);
  });
});
