import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { OfflineBar } from './OfflineBar.tsx';

const meta = {
  title: 'بازخورد/OfflineBar',
  component: OfflineBar,
  tags: ['autodocs'],
  args: { isOnline: false, waiting: 3 },
  parameters: {
    docs: {
      description: {
        component:
          'آرام می‌گوید اینترنت نیست، جواب‌ها مانده‌اند، و همه رسیدند. **بکن:** بالای محتوای پوستهٔ دانش‌آموز بگذار و همیشه سوار نگه دار تا خبرش شنیده شود. **نکن:** کار کودک را با آن نگه ندار.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof OfflineBar>;

export default meta;
type Story = StoryObj<typeof meta>;

function BackOnline() {
  const [waiting, setWaiting] = useState(3);
  return (
    <Stack>
      <OfflineBar isOnline={waiting < 3} waiting={waiting} sentFor={60_000} />
      <Inline>
        <Button onPress={() => setWaiting(0)}>وصل شد</Button>
      </Inline>
    </Stack>
  );
}

export const AllSent: Story = {
  name: 'همه رسید',
  render: () => <BackOnline />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('اینترنت نیست');
    await userEvent.click(canvas.getByRole('button', { name: 'وصل شد' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('همهٔ جواب‌ها رسید.');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={2}>
      <OfflineBar isOnline={false} waiting={0} />
      <OfflineBar isOnline={false} waiting={3} />
      <OfflineBar isOnline waiting={12} />
      <OfflineBar isOnline waiting={0} />
    </Stack>
  ),
};
