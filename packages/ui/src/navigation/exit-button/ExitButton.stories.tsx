import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { ExitButton } from './ExitButton.tsx';

const meta = {
  title: 'ناوبری/ExitButton',
  component: ExitButton,
  tags: ['autodocs'],
  args: { onExit: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'راه خروج در منوی دانش‌آموز؛ اول می‌پرسد. **بکن:** پایین منو بگذار. **نکن:** برای بستن یک صفحه به کار نبر.\n\n| کلید | کار |\n|---|---|\n| Enter | پرسیدن |\n| Escape | ماندن |',
      },
    },
  },
} satisfies Meta<typeof ExitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  name: 'می‌پرسد',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'خروج از حساب' }));
    const question = await screen.findByRole('alertdialog', { name: 'خروج از حساب' });
    await waitFor(() => expect(question).toBeVisible());
    await expect(args.onExit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'مطمئنم' }));
    await expect(args.onExit).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={1}>
      <ExitButton {...args} />
      <PseudoStates only={['hovered', 'focused']}>{(name) => <ExitButton {...args} label={name} />}</PseudoStates>
    </Stack>
  ),
  decorators: [inBox({ inlineSize: 248 })],
};
