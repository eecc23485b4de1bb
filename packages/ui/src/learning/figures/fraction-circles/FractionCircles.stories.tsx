import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { fraction } from '../../testing/nodes.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { FractionCircles } from './FractionCircles.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/FractionCircles',
  component: FractionCircles,
  tags: ['autodocs'],
  args: {
    description: 'دو دایره که هر کدام چهار قسمت مساوی دارد؛ یکی کامل و از دیگری سه قسمت رنگی است.',
    circles: [
      { parts: 4, shaded: 4 },
      { parts: 4, shaded: 3 },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'دایره‌های بریده به قسمت‌های مساوی؛ رنگ از ساعت دوازده و ساعت‌گرد پیش می‌رود و واحدهای کامل در سمت چپ‌اند. **بکن:** برای کسر بزرگ‌تر از واحد چند دایره با یک تعداد قسمت بگذار. **نکن:** بیش از دوازده قسمت را با دایره نشان نده؛ شمردنی نیست.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof FractionCircles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {
  name: 'عدد مخلوط',
  play: expectDrawnParts('[data-part=shaded]', 7),
};

export const States: Story = {
  ...states,
  render: () => (
    <FigureColumn>
      <FractionCircles
        description="عدد مخلوط"
        circles={[
          { parts: 4, shaded: 4 },
          { parts: 4, shaded: 3, label: fraction('3', '4') },
        ]}
      />
      <FractionCircles
        description="دایره‌ها با تعداد قسمت‌های گوناگون"
        circles={[
          { parts: 1, shaded: 1 },
          { parts: 2, shaded: 0 },
          { parts: 3, shaded: 1, tone: 'leaf' },
          { parts: 8, shaded: 5, tone: 'rose' },
          { parts: 12, shaded: 7, tone: 'none' },
        ]}
      />
    </FigureColumn>
  ),
};
