import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { ComboBox } from '../../forms/combo-box/index.ts';
import { NumberField } from '../../forms/number-field/index.ts';
import { states } from '../../testing/states.ts';
import { Dialog } from './Dialog.tsx';
import { DialogTrigger } from './DialogTrigger.tsx';

const meta = {
  title: 'لایه‌ها/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  args: {
    title: 'صفحه‌های تکلیف',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <p style={{ margin: 0 }}>صفحهٔ آغاز و پایان را از روی کتاب ریاضی پنجم بنویسید.</p>
        <NumberField label="از صفحهٔ" minValue={1} maxValue={152} defaultValue={40} />
        <NumberField label="تا صفحهٔ" minValue={1} maxValue={152} defaultValue={50} />
      </div>
    ),
    onOpenChange: fn(),
  },
  parameters: {
    docs: {
      // In a frame of its own: an open layer would lie over the whole page of documentation.
      story: { inline: false, height: 520 },
      description: {
        component:
          'لایه‌ای که باید پیش از ادامه به آن رسید. فوکوس را می‌گیرد، نگه می‌دارد و به بازکننده پس می‌دهد؛ روی صفحهٔ باریک برگه‌ای در پایین است. **بکن:** عنوان بگوید دربارهٔ چیست و کار اصلی در `actions` اول بیاید. **نکن:** لایه روی لایه باز نکن؛ خبر گذرا را با `toast` بده.\n\n| کلید | کار |\n|---|---|\n| Tab | گشتن درون لایه |\n| Escape | بستن |',
      },
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTrigger: Story = {
  name: 'با دکمه',
  render: ({ onOpenChange, ...args }) => (
    <DialogTrigger {...(onOpenChange && { onOpenChange })}>
      <Button variant="secondary">تغییر صفحه‌ها</Button>
      <Dialog {...args} actions={(close) => <Button onPress={close}>ثبت</Button>} />
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'تغییر صفحه‌ها' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'صفحه‌های تکلیف' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A field answers Escape itself only as long as it has something to close. */
export const EscapeInFields: Story = {
  name: 'Escape در فیلدها',
  args: {
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <NumberField label="از صفحهٔ" minValue={1} maxValue={152} defaultValue={40} />
        <ComboBox
          label="فصل"
          options={[
            { value: 'a', label: 'کسرها' },
            { value: 'b', label: 'عددهای اعشاری' },
          ]}
        />
      </div>
    ),
  },
  render: ({ onOpenChange, ...args }) => (
    <DialogTrigger {...(onOpenChange && { onOpenChange })}>
      <Button variant="secondary">تغییر صفحه‌ها</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'تغییر صفحه‌ها' });
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'صفحه‌های تکلیف' })).toBeNull());
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('textbox', { name: 'از صفحهٔ' }));
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await userEvent.type(await screen.findByRole('combobox', { name: 'فصل' }), 'کس');
    await screen.findByRole('option', { name: 'کسرها' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'صفحه‌های تکلیف' })).toBeVisible();
    await userEvent.clear(screen.getByRole('combobox', { name: 'فصل' }));
    await userEvent.keyboard('{Escape}{Escape}');
    await isClosed();
  },
};

export const Long: Story = {
  name: 'بلند',
  args: {
    isOpen: true,
    title: 'مهارت‌های صفحهٔ ۴۰ تا ۵۰',
    children: (
      <ol style={{ margin: 0 }}>
        {Array.from(
          { length: 40 },
          (_, index) => `مهارت ${(index + 1).toLocaleString('fa-IR')}: جمع و تفریق کسرها`,
        ).map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ol>
    ),
    actions: <Button>ساختن تکلیف</Button>,
  },
  play: async () => {
    const action = await screen.findByRole('button', { name: 'ساختن تکلیف' });
    await expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const States: Story = {
  ...states,
  args: {
    isOpen: true,
    actions: (
      <>
        <Button>ثبت صفحه‌ها</Button>
        <Button variant="secondary">انصراف</Button>
      </>
    ),
  },
};
