import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Copy, EllipsisVertical, Eye, FolderInput, Pencil, Printer, Trash2 } from 'lucide-react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { Text } from '../../data/text/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { IconButton } from '../icon-button/index.ts';
import { Link } from '../link/index.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger, Submenu } from '../menu/index.ts';
import { ContextMenu, type ContextMenuProps } from './ContextMenu.tsx';

const onCopy = fn();
const onMove = fn();

const items = (
  <>
    <MenuItem icon={<Pencil size="1em" />} shortcut={['F2']}>
      تغییر نام
    </MenuItem>
    <MenuItem icon={<Copy size="1em" />} shortcut={['Ctrl', 'D']} onAction={onCopy}>
      رونوشت
    </MenuItem>
    <Submenu title="جابه‌جایی به" icon={<FolderInput size="1em" />}>
      <MenuSection title="کلاس‌های من">
        <MenuItem onAction={onMove}>پنجم الف</MenuItem>
        <MenuItem>پنجم ب</MenuItem>
        <MenuItem isDisabled>ششم الف</MenuItem>
      </MenuSection>
      <MenuSeparator />
      <MenuItem icon={<Archive size="1em" />}>بایگانی</MenuItem>
    </Submenu>
    <MenuItem icon={<Printer size="1em" />} shortcut={['Ctrl', 'P']}>
      چاپ
    </MenuItem>
    <MenuItem icon={<Eye size="1em" />} isChecked>
      دیدنی برای کلاس
    </MenuItem>
    <MenuSeparator />
    <MenuItem icon={<Trash2 size="1em" />} variant="danger" shortcut={['Del']}>
      حذف تکلیف
    </MenuItem>
  </>
);

/** A row as in a list of homework: what its menu holds is behind the ⋮ too. */
function Homework(args: ContextMenuProps) {
  return (
    <ContextMenu {...args}>
      <Card>
        <Inline justify="between" align="center">
          <Stack gap={1}>
            <Link href="#homework">کسرها، صفحهٔ ۲۴ تا ۲۶</Link>
            <Text size="sm" tone="muted">
              تا سه‌شنبه ۳ آذر، ۲۷ از ۳۰ نفر تحویل داده‌اند
            </Text>
          </Stack>
          <MenuTrigger>
            <IconButton aria-label="کارهای کسرها">
              <EllipsisVertical size="1.25em" />
            </IconButton>
            <Menu>{items}</Menu>
          </MenuTrigger>
        </Inline>
      </Card>
    </ContextMenu>
  );
}

const meta = {
  title: 'کنش‌ها/ContextMenu',
  component: ContextMenu,
  subcomponents: { Submenu },
  tags: ['autodocs'],
  args: { 'aria-label': 'کارهای تکلیف کسرها', items, children: null },
  render: (args) => <Homework {...args} />,
  decorators: [inBox({ minBlockSize: 480, maxInlineSize: 720 })],
  parameters: {
    docs: {
      // In a frame of its own: an open layer would lie over the whole page of documentation.
      story: { inline: false, height: 520 },
      description: {
        component:
          'منوی یک ردیف یا کارت، همان‌جا که نشانگر است: با کلیک راست، با نگه داشتن انگشت، یا با صفحه‌کلید. `Submenu` سطری است که منوی خودش را دارد؛ روی گوشی سطرهایش زیر خودش باز می‌شود. **بکن:** برای کاربر پرکار، کنار راهی که دیده می‌شود؛ همان سطرها را به `Menu` دکمهٔ ⋮ هم بده. کار خطرناک آخر بیاید. **نکن:** چیزی را تنها اینجا نگذار؛ کسی نمی‌بیند که هست. روی متنی که باید انتخاب و رونوشت شود نگذار. بیش از یک زیرمنو در هم نکن.\n\n| کلید | کار |\n|---|---|\n| Shift + F10، کلید منو | باز کردن از اول |\n| ↑ ↓، Home، End، حرف‌ها | رفتن میان سطرها |\n| Enter، Space | انجام؛ روی زیرمنو باز کردن |\n| ← روی زیرمنو | باز کردن |\n| → یا Escape در زیرمنو | برگشت به سطر آن |\n| Escape، Tab | بستن همه |',
      },
    },
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const openAt = (target: Element) => {
  const { left, right, top } = target.getBoundingClientRect();
  const isRtl = getComputedStyle(target).direction === 'rtl';
  fireEvent.contextMenu(target, { clientX: isRtl ? right - 40 : left + 40, clientY: top + 12, button: 2 });
};

export const Pointer: Story = {
  name: 'با نشانگر',
  beforeEach: () => {
    onMove.mockClear();
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    openAt(link);
    const menu = await screen.findByRole('menu', { name: 'کارهای تکلیف کسرها' });
    await waitFor(() => expect(menu).toBeVisible());
    // Right-to-left: its right edge is where the pointer is.
    const point = link.getBoundingClientRect().right - 40;
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().right - point)).toBeLessThan(2));
    const line = screen.getByRole('menuitem', { name: 'جابه‌جایی به' });
    await userEvent.hover(line);
    const inner = await screen.findByRole('menu', { name: 'جابه‌جایی به' });
    await expect(inner).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'پنجم الف' }));
    await expect(onMove).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  beforeEach: () => {
    onCopy.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'تغییر نام' })).toHaveFocus());
    await userEvent.keyboard('ج{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'پنجم الف' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{Enter}');
    await expect(onCopy).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('link')).toHaveFocus());
  },
};

/** The submenu is beside its line, on a phone under it. */
export const States: Story = {
  ...states,
  play: async ({ canvas }) => {
    openAt(canvas.getByRole('link'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'پنجم الف' })).toHaveFocus());
  },
};
