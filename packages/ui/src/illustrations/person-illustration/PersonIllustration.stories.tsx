import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { states } from '../../testing/states.ts';
import { PersonIllustration } from './PersonIllustration.tsx';

const meta = {
  title: 'تصویرگری/PersonIllustration',
  component: PersonIllustration,
  tags: ['autodocs'],
  args: { person: 'girl' },
  render: (args) => (
    <svg viewBox="0 0 96 96" width="192" height="192" role="img" aria-label="نقش">
      <PersonIllustration {...args} />
    </svg>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'نقش دختر، پسر یا دفتر خندان که به جای کاربر می‌آید؛ درون `svg` گذاشته می‌شود. **بکن:** برای جنسیت نامعلوم و نقش‌های دیگر `other` بده. **نکن:** رنگ تازه به آن نده.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof PersonIllustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  render: () => (
    <Inline gap={6}>
      {(['girl', 'boy', 'other'] as const).map((person) => (
        <Card key={person} tone="accent">
          <svg viewBox="0 0 96 96" width="192" height="192" role="img" aria-label="نقش">
            <PersonIllustration person={person} />
          </svg>
        </Card>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};
