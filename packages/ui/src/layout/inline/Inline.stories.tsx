import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../data/badge/index.ts';
import { Card } from '../../data/card/index.ts';
import { states } from '../../testing/states.ts';
import { Stack } from '../stack/index.ts';
import { Inline } from './Inline.tsx';

const words = ['کسر', 'عدد مخلوط', 'جمع', 'تفریق', 'ضرب', 'تقسیم'];

const meta = {
  title: 'چیدمان/Inline',
  component: Inline,
  tags: ['autodocs'],
  args: {
    as: 'ul',
    children: words.map((word) => (
      <li key={word}>
        <Badge tone="accent">{word}</Badge>
      </li>
    )),
  },
  parameters: {
    docs: {
      description: {
        component:
          'فرزندها کنار هم، از سر خط خواندن؛ جا نباشد به خط بعد می‌روند. **بکن:** برای دکمه‌ها و برچسب‌ها. **نکن:** برای ستون‌های هم‌اندازه به کار نبر؛ آن `Grid` است.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadingDirection: Story = {
  name: 'از سر خط',
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    const goesLeft = (first?.left ?? 0) > (second?.left ?? 0);
    await expect(goesLeft).toBe(document.documentElement.dir !== 'ltr');
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Card key={justify}>
          <Inline {...args} justify={justify} />
        </Card>
      ))}
      <Card>
        <div style={{ inlineSize: 180 }}>
          <Inline {...args} gap={2} />
        </div>
      </Card>
    </Stack>
  ),
};
