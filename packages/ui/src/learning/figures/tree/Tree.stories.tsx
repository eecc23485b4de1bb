import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
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
  play: expectDrawnParts('[data-part=end]', 6),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <Tree {...args} />
      <Tree
        description="سکه و سکه"
        branches={[
          { label: 'رو', branches: [{ label: 'رو' }, { label: 'پشت' }] },
          { label: 'پشت', branches: [{ label: 'رو' }, { label: '?' }] },
        ]}
      />
    </FigureColumn>
  ),
};
