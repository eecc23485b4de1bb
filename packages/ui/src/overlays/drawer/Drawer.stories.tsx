import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Checkbox } from '../../forms/checkbox/index.ts';
import { RadioGroup } from '../../forms/radio-group/index.ts';
import { Select } from '../../forms/select/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'لایه‌ها/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  args: {
    title: 'رنگ',
    children: (
      <RadioGroup
        label="رنگ مشق تو"
        defaultValue="purple"
        options={[
          { value: 'green', label: 'درختی' },
          { value: 'orange', label: 'زردچوبه‌ای' },
          { value: 'cyan', label: 'آسمونی' },
          { value: 'purple', label: 'بنفشه' },
          { value: 'pink', label: 'گلگلی' },
          { value: 'black', label: 'نوک مدادی' },
        ]}
      />
    ),
  },
  parameters: {
    docs: {
      // In a frame of its own: an open layer would lie over the whole page of documentation.
      story: { inline: false, height: 520 },
      description: {
        component:
          'لایه‌ای ۲۸۰ پیکسلی از کنار صفحه؛ `start` در صفحهٔ راست‌به‌چپ راست است. `sheet` و `wideSheet` برگه‌ای پهن‌تر با کارها در پا (`actions`) هستند، برای فرمی کنار چیزی که درباره‌اش است. **بکن:** فهرست صفحه‌های کوچک، تنظیمات، فرم کوتاهی که جدول پشتش باید پیدا بماند. **نکن:** پرسش و تأیید جایش `Dialog` است.\n\n| کلید | کار |\n|---|---|\n| Tab | گشتن درون کشو |\n| Escape | بستن |',
      },
    },
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the drawer has come all the way to a side of the page. */
async function restsAt(side: 'left' | 'right') {
  const dialog = await screen.findByRole('dialog', { name: 'رنگ' });
  await waitFor(() => expect(dialog.getBoundingClientRect()[side]).toBe(side === 'left' ? 0 : window.innerWidth));
  await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(280);
}

const isRightToLeft = () => document.documentElement.dir === 'rtl';

export const Start: Story = {
  name: 'از آغاز صفحه',
  render: (args) => (
    <DialogTrigger>
      <Button variant="secondary">تنظیمات</Button>
      <Drawer {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'تنظیمات' });
    await userEvent.click(trigger);
    await restsAt(isRightToLeft() ? 'right' : 'left');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const End: Story = {
  name: 'از پایان صفحه',
  args: { isOpen: true, side: 'end' },
  play: async () => {
    await restsAt(isRightToLeft() ? 'left' : 'right');
  },
};

/** A form beside what it is about: head and foot stay while its content scrolls. */
export const Sheet: Story = {
  name: 'برگهٔ کناری',
  tags: ['states'],
  args: {
    title: 'بردن به کلاس دیگر',
    isOpen: true,
    side: 'end',
    width: 'sheet',
    children: (
      <Stack>
        <Select
          label="کلاس تازه"
          options={[
            { value: 'a', label: 'پنجم الف' },
            { value: 'b', label: 'پنجم ب' },
          ]}
          defaultValue="b"
        />
        <Checkbox defaultSelected>تکلیف‌های بازش همراهش برود</Checkbox>
      </Stack>
    ),
    actions: (
      <>
        <Button>ببر به پنجم ب</Button>
        <Button variant="quiet">نه، بماند</Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'بردن به کلاس دیگر' });
    const foot = dialog.querySelector('footer');
    await waitFor(() => expect(Math.round(foot?.getBoundingClientRect().bottom ?? 0)).toBe(window.innerHeight));
  },
};

export const States: Story = { ...states, args: { isOpen: true } };
