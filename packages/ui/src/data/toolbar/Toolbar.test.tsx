import { screen, waitFor, within } from '@testing-library/react';
import { Bold, Copy, Italic, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../testing/index.ts';
import { Toolbar } from './index.ts';
import { fitting } from './use-fitting.ts';

interface Acts {
  onCopy?: () => void;
  onDelete?: () => void;
}

function Text({ onCopy, onDelete }: Acts) {
  const [isBold, setBold] = useState(false);
  return (
    <Toolbar
      aria-label="کارهای متن"
      groups={[
        {
          label: 'قلم',
          actions: [
            { id: 'b', label: 'پررنگ', icon: <Bold />, isSelected: isBold, onAction: () => setBold(!isBold) },
            { id: 'i', label: 'کج', icon: <Italic />, isDisabled: true },
          ],
        },
        {
          label: 'متن',
          actions: [
            { id: 'c', label: 'رونوشت', icon: <Copy />, hasLabel: true, ...(onCopy && { onAction: onCopy }) },
            { id: 'p', label: 'چاپ', icon: <Printer />, shortcut: ['Ctrl', 'P'] },
            { id: 'd', label: 'حذف', icon: <Trash2 />, variant: 'danger', ...(onDelete && { onAction: onDelete }) },
          ],
        },
      ]}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const names = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);

/** A bar so wide, its actions 40 pixels each, with no gaps between. */
function drawn(width: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(40);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const place = [...document.querySelectorAll('[data-action]')].indexOf(this);
    return place < 0 ? new DOMRect(0, 0, width, 40) : new DOMRect(width - 40 * (place + 1), 0, 40, 40);
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('fitting', () => {
  it.each([
    [200, 5],
    [199, 3],
    [160, 3],
    [159, 2],
    [40, 0],
  ])('sees in %i pixels %i of five actions of forty', (width, count) => {
    expect(fitting([40, 80, 120, 160, 200], width, 40)).toBe(count);
  });
});

describe('Toolbar', () => {
  it('has its actions in named groups, and no menu where all fit', async () => {
    const { container } = renderPersian(<Text />);
    expect(screen.getByRole('toolbar', { name: 'کارهای متن' })).toBeDefined();
    expect(within(screen.getByRole('group', { name: 'متن' })).getAllByRole('button')).toHaveLength(3);
    expect(button('پررنگ').getAttribute('aria-pressed')).toBe('false');
    expect(await axeFindings(container)).toEqual([]);
  });

  it.each(DIRECTIONS)(
    'is one stop of Tab, walked by the arrows as its buttons stand, in $dir',
    async ({ dir, next }) => {
      const { user } = renderPersian(
        <>
          <Text />
          <button type="button">پس از نوار</button>
        </>,
        { dir },
      );
      await user.tab();
      expect(button('پررنگ')).toHaveFocus();
      await user.keyboard(next);
      expect(button('رونوشت')).toHaveFocus();
      await user.keyboard(next);
      expect(button('چاپ')).toHaveFocus();
      await user.tab();
      expect(button('پس از نوار')).toHaveFocus();
      await user.tab({ shift: true });
      expect(button('چاپ')).toHaveFocus();
      await user.keyboard('{End}');
      expect(button('حذف')).toHaveFocus();
      await user.keyboard('{Home}');
      expect(button('پررنگ')).toHaveFocus();
    },
  );

  it('does what is pressed, and turns over what is on or off', async () => {
    const onCopy = vi.fn();
    const { user } = renderPersian(<Text onCopy={onCopy} />);
    await user.click(button('رونوشت'));
    expect(onCopy).toHaveBeenCalledExactlyOnceWith();
    await user.click(button('پررنگ'));
    expect(button('پررنگ').getAttribute('aria-pressed')).toBe('true');
  });

  it('has what does not fit in a menu at its end, in its groups, on or off as it is', async () => {
    drawn(130);
    const onDelete = vi.fn();
    const { user } = renderPersian(<Text onDelete={onDelete} />);
    expect(names()).toEqual(['پررنگ', 'کج', 'بقیهٔ کارها']);
    await user.tab();
    await user.keyboard('{End}');
    expect(button('بقیهٔ کارها')).toHaveFocus();
    await user.keyboard('{Enter}');
    const menu = screen.getByRole('menu', { name: 'بقیهٔ کارها' });
    const group = within(menu).getByRole('group', { name: 'متن' });
    expect(
      within(group)
        .getAllByRole('menuitem')
        .map((item) => item.getAttribute('data-text')),
    ).toEqual(['رونوشت', 'چاپ', 'حذف']);
    expect(within(menu).queryByRole('group', { name: 'قلم' })).toBeNull();
    await user.keyboard('{End}{Enter}');
    expect(onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(button('بقیهٔ کارها')).toHaveFocus());
  });

  it('has all in the menu where nothing fits, with what is on or off', async () => {
    drawn(50);
    const { user } = renderPersian(<Text />);
    expect(names()).toEqual(['بقیهٔ کارها']);
    await user.click(button('بقیهٔ کارها'));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'پررنگ', checked: false }));
    await user.click(button('بقیهٔ کارها'));
    expect(screen.getByRole('menuitemcheckbox', { name: 'پررنگ', checked: true })).toBeDefined();
  });
});
