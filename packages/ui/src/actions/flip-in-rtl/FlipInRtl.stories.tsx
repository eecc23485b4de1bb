import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, LogOut, Undo2 } from 'lucide-react';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { FlipInRtl } from './FlipInRtl.tsx';

const meta = {
  title: 'کنش‌ها/FlipInRtl',
  component: FlipInRtl,
  tags: ['autodocs'],
  args: { children: <ArrowRight size={32} /> },
  parameters: {
    docs: {
      description: {
        component:
          'نشانی را که سو دارد در صفحهٔ راست‌به‌چپ یک بار برمی‌گرداند. **بکن:** پیکان، خروج، بازگشت. **نکن:** ساعت، مداد، تیک و عدد همه جا یک‌جورند.\n\n| کلید | کار |\n|---|---|\n| — | آرایه است و کلیدی ندارد |',
      },
    },
  },
} satisfies Meta<typeof FlipInRtl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Onward: Story = {
  name: 'رو به جلو',
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('[aria-hidden="true"]');
    const turned = picture === null ? '' : getComputedStyle(picture).scale;
    await expect(turned).toBe(document.documentElement.dir === 'rtl' ? '-1 1' : '1');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'flex', gap: 24 }}>
      {[ArrowRight, LogOut, Undo2].map((Icon) => (
        <FlipInRtl key={Icon.displayName}>
          <Icon size={32} />
        </FlipInRtl>
      ))}
    </div>
  ),
};
