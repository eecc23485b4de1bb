import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lightbulb } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../../actions/icon-button/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'لایه‌ها/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: {
    text: 'سه راهنمایی مانده',
    children: (
      <IconButton variant="secondary" aria-label="راهنمایی">
        <Lightbulb />
      </IconButton>
    ),
  },
  decorators: [inBox({ minBlockSize: 160, display: 'grid', placeContent: 'end center' })],
  parameters: {
    docs: {
      // In a frame of its own: an open layer would lie over the whole page of documentation.
      story: { inline: false, height: 220 },
      description: {
        component:
          'چند واژه بیشتر دربارهٔ یک دکمه، زیر نشانگر یا فوکوس صفحه‌کلید. **بکن:** کوتاه و افزون بر نام دکمه. **نکن:** روی صفحهٔ لمسی دیده نمی‌شود؛ چیز لازم را اینجا نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab | با رسیدن فوکوس نشان داده می‌شود |\n| Escape | پنهان می‌شود |',
      },
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('سه راهنمایی مانده');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const States: Story = {
  ...states,
  args: { isOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
