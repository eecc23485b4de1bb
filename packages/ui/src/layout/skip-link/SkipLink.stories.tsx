import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { states } from '../../testing/states.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'چیدمان/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'نخستین چیزی که Tab به آن می‌رسد: از روی منو به متن اصلی. **بکن:** نخستین فرزند پوسته باشد. **نکن:** پنهانش نکن؛ با رسیدن صفحه‌کلید دیده می‌شود.\n\n| کلید | کار |\n|---|---|\n| Tab | دیده شدن |\n| Enter | رفتن به متن اصلی |',
      },
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start', paddingBlockStart: 72 }}>
      <SkipLink {...args} targetId="story-main" />
      <Button variant="quiet">منو</Button>
      <div id="story-main" tabIndex={-1}>
        متن اصلی
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'رفتن به متن اصلی' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('متن اصلی')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
  },
};
