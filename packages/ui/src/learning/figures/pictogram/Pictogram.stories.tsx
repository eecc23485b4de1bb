import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { Pictogram } from './Pictogram.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/Pictogram',
  component: Pictogram,
  tags: ['autodocs'],
  args: {
    description: 'نمودار تصویری کتاب‌های خوانده‌شدهٔ سه کلاس؛ هر ستاره یعنی ۱۰ کتاب.',
    title: 'کتاب‌های خوانده‌شده',
    shape: 'star',
    each: 10,
    unit: 'کتاب',
    rows: [
      { label: 'سوم', halves: 8 },
      { label: 'چهارم', halves: 11 },
      { label: 'پنجم', halves: 5 },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'نمودار تصویری با کلید؛ نیم‌تصویر نیمی از ارزش تصویر را دارد. **بکن:** ارزش هر تصویر زوج باشد، اگر نیم‌تصویر داری. **نکن:** بیش از ده تصویر در سطر نگذار.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Pictogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'ستاره‌ها',
  play: expectDrawnParts('[data-part=half]', 2),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <Pictogram {...args} />
      <Pictogram
        description="سیب‌ها، با سطر خواسته‌شده"
        shape="apple"
        tone="rose"
        each={2}
        unit="سبد"
        rows={[
          { label: 'شنبه', halves: 18 },
          { label: 'یکشنبه', halves: null },
          { label: 'دوشنبه', halves: 1 },
        ]}
      />
    </FigureColumn>
  ),
};
