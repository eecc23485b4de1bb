import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { SpinnerFigure } from './SpinnerFigure.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/SpinnerFigure',
  component: SpinnerFigure,
  tags: ['autodocs'],
  args: {
    description: 'چرخنده‌ای با شش قسمت مساوی: سه قرمز، دو آبی و یک زرد.',
    spinners: [
      {
        sectors: [
          { tone: 'rose' },
          { tone: 'sky' },
          { tone: 'rose' },
          { tone: 'turmeric' },
          { tone: 'rose' },
          { tone: 'sky' },
        ],
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'چرخندهٔ شانس با قسمت‌های مساوی؛ هر رنگ هاشور و نام خودش را دارد. **بکن:** رنگ‌ها را با همان نام‌های راهنما در متن بیاور. **نکن:** رنگ اصلی تم را به کار نبر؛ در هر تم چیز دیگری است.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof SpinnerFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'سه رنگ',
  play: expectDrawnParts('[data-tone=rose]', 3),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <SpinnerFigure {...args} />
      <SpinnerFigure
        description="دو چرخنده با عدد"
        spinners={[
          { sectors: ['1', '2', '3', '4', '5'].map((label) => ({ tone: 'none', label })), label: 'الف' },
          { sectors: [{ tone: 'leaf' }, { tone: 'sky' }, { tone: 'leaf' }, { tone: 'turmeric' }], label: 'ب' },
        ]}
      />
    </FigureColumn>
  ),
};
