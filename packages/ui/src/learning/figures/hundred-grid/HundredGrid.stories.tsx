import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { HundredGrid } from './HundredGrid.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/HundredGrid',
  component: HundredGrid,
  tags: ['autodocs'],
  args: { description: 'مربعی با صد خانهٔ کوچک؛ سه ستون کامل و هفت خانه از ستون بعد رنگی است.', shaded: [37] },
  parameters: {
    docs: {
      description: {
        component:
          'مربع صدتایی برای درصد و صدم‌ها؛ ستون‌به‌ستون از چپ پر می‌شود. **بکن:** برای عددهای بزرگ‌تر از یک چند مربع کنار هم بگذار. **نکن:** برای کسرهای ساده نوار روشن‌تر است.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof HundredGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Percent: Story = {
  name: 'درصد',
  play: expectDrawnParts('[data-part=cell]', 37),
};

export const States: Story = {
  ...states,
  render: () => (
    <FigureColumn>
      <HundredGrid description="سی‌وهفت خانه" shaded={[37]} />
      <HundredGrid description="یک مربع کامل و چهار خانه" shaded={[100, 4]} tone="sky" />
    </FigureColumn>
  ),
};
