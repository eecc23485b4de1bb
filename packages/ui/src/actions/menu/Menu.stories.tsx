import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, CircleUser, CreditCard, LogOut } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inBox } from '../../testing/in-box.tsx';
import { PseudoState } from '../../testing/PseudoState.tsx';
import { states } from '../../testing/states.ts';
import { Button } from '../button/index.ts';
import { FlipInRtl } from '../flip-in-rtl/index.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from './index.ts';

const onExit = fn();

const meta = {
  title: 'کنش‌ها/Menu',
  component: Menu,
  subcomponents: { MenuTrigger, MenuItem, MenuSection, MenuSeparator },
  tags: ['autodocs'],
  args: {
    placement: 'bottom start',
    children: (
      <>
        <MenuItem icon={<CircleUser size="1em" />} href="#profile">
          پروفایل
        </MenuItem>
        <MenuItem icon={<Award size="1em" />} description="۳ نشان تازه">
          نشان‌ها
        </MenuItem>
        <MenuItem icon={<CreditCard size="1em" />} isDisabled>
          اشتراک
        </MenuItem>
        <MenuSection title="کلاس">
          <MenuItem>پنجم ب</MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem
          icon={
            <FlipInRtl>
              <LogOut size="1em" />
            </FlipInRtl>
          }
          variant="danger"
          onAction={onExit}
        >
          خروج از حساب
        </MenuItem>
      </>
    ),
  },
  decorators: [inBox({ minBlockSize: 460 })],
  parameters: {
    docs: {
      // In a frame of its own: an open layer would lie over the whole page of documentation.
      story: { inline: false, height: 500 },
      description: {
        component:
          'فهرست کارها یا راه‌ها که از یک دکمه باز می‌شود؛ کنار آن، و در تلفن برگه‌ای در پایین پنجره. **بکن:** کار خطرناک آخر و پس از جداکننده بیاید. **نکن:** برای انتخاب یک مقدار `Select` را بردار.\n\n| کلید | کار |\n|---|---|\n| Enter، Space، ↓ روی دکمه | باز کردن از اول |\n| ↑ روی دکمه | باز کردن از آخر |\n| ↑ ↓ | رفتن میان گزینه‌ها |\n| حرف‌ها | رفتن به گزینه‌ای که با آن آغاز می‌شود |\n| Enter | انجام |\n| Escape | بستن |',
      },
    },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  name: 'حساب کاربری',
  beforeEach: () => {
    onExit.mockClear();
  },
  render: (args) => (
    <MenuTrigger>
      <Button variant="secondary">حساب کاربری</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'خروج از حساب' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onExit).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'حساب کاربری' })).toHaveFocus());
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <PseudoState as="hovered" of="[role=menuitem]:nth-of-type(2)" isElsewhere>
      <MenuTrigger defaultOpen>
        <Button variant="secondary">حساب کاربری</Button>
        <Menu {...args} />
      </MenuTrigger>
    </PseudoState>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{End}');
  },
};
