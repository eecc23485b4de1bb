import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../../forms/text-field/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { Collapsible } from './Collapsible.tsx';

const meta = {
  title: 'داده/Collapsible',
  component: Collapsible,
  tags: ['autodocs'],
  args: { title: 'تنظیم‌های بیشتر', children: <TextField label="یادداشت" /> },
  parameters: {
    docs: {
      description: {
        component:
          'چیزی را که کم‌تر کسی لازم دارد همان‌جا باز می‌کند؛ آنچه نوشته شده با بستن نمی‌رود. **بکن:** برای بخش کم‌کاربرد یک فرم. **نکن:** برای چند عنوان پشت هم `Accordion` را بردار؛ چیز لازم را پنهان نکن.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمه |\n| Enter یا Space | باز و بسته کردن |',
      },
    },
  },
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  name: 'باز کردن',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'تنظیم‌های بیشتر' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('textbox', { name: 'یادداشت' })).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={5}>
      <Collapsible {...args} />
      <Collapsible {...args} title="باز" defaultOpen />
      <PseudoStates of="button" only={['hovered', 'focused']}>
        {(name) => <Collapsible title={name}>متن</Collapsible>}
      </PseudoStates>
      <Collapsible {...args} title="غیرفعال" isDisabled />
    </Stack>
  ),
};
