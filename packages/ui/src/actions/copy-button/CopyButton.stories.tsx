import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'کنش‌ها/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  args: { text: 'MSQ-5A-1405', label: 'کد کلاس', onCopy: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'نوشته‌ای را در حافظه می‌گذارد و می‌گوید که شد. **بکن:** کنار کد کلاس، نشانی یا شماره‌ای که باید همان‌طور فرستاده شود. **نکن:** برای متن‌های بلند؛ خواننده خودش انتخاب می‌کند.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمه |\n| Enter یا Space | کپی |',
      },
    },
  },
  render: (args) => (
    <Inline gap={3}>
      <span dir="ltr">{args.text}</span>
      <CopyButton {...args} />
    </Inline>
  ),
} satisfies Meta<typeof CopyButton>;

const SIZES = [
  ['small', 'کوچک'],
  ['medium', 'معمولی'],
  ['large', 'بزرگ'],
] as const;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  name: 'کپی شد',
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'کپی کد کلاس' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('کپی شد'));
    await expect(write).toHaveBeenCalledWith('MSQ-5A-1405');
    await expect(args.onCopy).toHaveBeenCalledOnce();
    write.mockRestore();
  },
};

export const Failed: Story = {
  name: 'کپی نشد',
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('کپی نشد'));
    await expect(args.onCopy).not.toHaveBeenCalled();
    write.mockRestore();
  },
};

/** One picture of all states that last, the one that picture checks look at. */
export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={4} align="start">
      {SIZES.map(([size, name]) => (
        <Inline key={size} gap={3}>
          <span dir="ltr">{args.text}</span>
          <CopyButton {...args} size={size} label={`کد ${name}`} />
        </Inline>
      ))}
      <Inline gap={3}>
        <PseudoStates>{(name) => <CopyButton {...args} label={`کد، ${name}`} />}</PseudoStates>
      </Inline>
      <Inline gap={3}>
        <span>کپی‌نشده</span>
        <CopyButton {...args} />
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'کپی کد کلاس' }));
    await canvas.findByText('کپی نشد؛ خودتان انتخابش کنید.');
    write.mockRestore();
  },
};
