import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { Tile } from './Tile.tsx';

const meta = {
  title: 'تصویرگری/Tile',
  component: Tile,
  tags: ['autodocs'],
  decorators: [inBox({ position: 'relative', blockSize: 280 })],
  parameters: {
    docs: {
      description: {
        component:
          'کاشی ستاره و صلیب هشت‌پر، به رنگ پوسته. **بکن:** پشت صفحهٔ خانهٔ عمومی، ورود و پیام‌های تمام‌صفحه. **نکن:** زیر متن بلند یا سؤال نگذار.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof Tile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fading: Story = {
  name: 'محوشونده',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack>
      {([true, false] as const).flatMap((isFading) =>
        (['normal', 'faint'] as const).map((strength) => (
          <div key={`${isFading} ${strength}`} style={{ position: 'relative', blockSize: 160 }}>
            <Tile isFading={isFading} strength={strength} />
          </div>
        )),
      )}
    </Stack>
  ),
};
