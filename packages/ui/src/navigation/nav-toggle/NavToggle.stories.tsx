import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/inline/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { NavToggle } from './NavToggle.tsx';

const meta = {
  title: 'ناوبری/NavToggle',
  component: NavToggle,
  tags: ['autodocs'],
  args: { layout: 'vertical', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'منوی کناری را میان فهرست و ستون نشانه‌ها جابه‌جا می‌کند؛ تنها از ۱۰۲۴ پیکسل به بالا دیده می‌شود. **بکن:** گزینش را نگه دار تا بار بعد همان باشد. **نکن:** جای دکمهٔ باز کردن کشو به کار نبر؛ در گوشی منو در `NavDrawer` است.\n\n| کلید | کار |\n|---|---|\n| Enter | جابه‌جا کردن |',
      },
    },
  },
} satisfies Meta<typeof NavToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  render: (args) => (
    <Inline gap={6}>
      <NavToggle {...args} />
      <NavToggle {...args} layout="mini" />
      <PseudoStates only={['hovered', 'focused']}>{(name) => <NavToggle {...args} toMiniLabel={name} />}</PseudoStates>
    </Inline>
  ),
  play: async ({ args, canvas }) => {
    if (window.innerWidth < 1024) return;
    await userEvent.click(canvas.getByRole('button', { name: 'جمع کردن منو' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('mini');
    await userEvent.click(canvas.getByRole('button', { name: 'پهن کردن منو' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('vertical');
  },
};
