import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tree } from './Tree.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/Tree',
  component: Tree,
  tags: ['autodocs'],
  args: {
    description: 'نمودار درختی انتخاب لباس: دو پیراهن و برای هر کدام سه شلوار.',
    root: 'لباس',
    branches: ['سفید', 'آبی'].map((label) => ({
      label,
      branches: [{ label: 'مشکی' }, { label: 'قهوه‌ای' }, { label: 'خاکستری' }],
    })),
  },
  parameters: {
    docs: {
      description: {
        component:
          'نمودار درختی حالت‌ها؛ از ریشه در راست به شاخه‌ها در چپ. **بکن:** شاخهٔ خواسته‌شده را «?» بنویس. **نکن:** بیش از سه طبقه نگذار.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'دو در سه',
  play: async ({ canvas, args }) => {
    const figure = canvas.getByRole('img', { name: args.description });
    await expect(figure.querySelectorAll('[data-part=end]')).toHaveLength(6);
  },
};

/** One picture of all states, the one that picture checks look at. */
export const States: Story = {
  name: 'همهٔ حالت‌ها',
  tags: ['states'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 620 }}>
      <Tree {...args} />
      <Tree
        description="سکه و سکه"
        branches={[
          { label: 'رو', branches: [{ label: 'رو' }, { label: 'پشت' }] },
          { label: 'پشت', branches: [{ label: 'رو' }, { label: '?' }] },
        ]}
      />
    </div>
  ),
};
