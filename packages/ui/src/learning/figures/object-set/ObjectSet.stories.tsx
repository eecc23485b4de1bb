import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { ObjectSet } from './ObjectSet.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/ObjectSet',
  component: ObjectSet,
  tags: ['autodocs'],
  args: { description: 'دوازده سیب در دو ردیف؛ پنج سیب رنگی است.', shape: 'apple', total: 12, marked: 5, tone: 'rose' },
  parameters: {
    docs: {
      description: {
        component:
          'چند چیز یک‌جور که برخی رنگی‌اند: کسری از یک مجموعه. **بکن:** تعداد را تا بیست‌وچهار نگه دار. **نکن:** معنا را به رنگ نسپار؛ پر و خالی بودن کافی است.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof ObjectSet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Apples: Story = {
  name: 'سیب‌ها',
  play: expectDrawnParts('[data-part=shaded]', 5),
};

export const States: Story = {
  ...states,
  render: () => (
    <FigureColumn>
      <ObjectSet description="سیب‌ها" shape="apple" total={12} marked={5} tone="rose" />
      <ObjectSet description="ستاره‌ها" shape="star" total={7} marked={3} />
      <ObjectSet description="دایره‌ها" shape="circle" total={24} marked={10} tone="sky" />
      <ObjectSet description="مربع‌ها" shape="square" total={5} marked={2} tone="accent" />
      <ObjectSet description="یک ستاره" shape="star" total={1} marked={0} />
    </FigureColumn>
  ),
};
