import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { fraction } from '../../testing/nodes.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { FractionBars } from './FractionBars.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/FractionBars',
  component: FractionBars,
  tags: ['autodocs'],
  args: {
    description: 'دو نوار هم‌اندازه؛ اولی دو قسمت و دومی سه قسمت مساوی دارد و یک قسمت از هر کدام رنگی است.',
    bars: [
      { parts: 2, shaded: 1 },
      { parts: 3, shaded: 1 },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'نوارهای هم‌اندازه برای خواندن یا مقایسهٔ کسرها از روی درازا؛ از چپ رنگ می‌شوند. **بکن:** در توضیح بگو چه دیده می‌شود، نه جواب را. **نکن:** نوارهایی را که واحدشان یکی نیست کنار هم نگذار.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof FractionBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Compare: Story = {
  name: 'مقایسهٔ دو کسر',
  play: expectDrawnParts('[data-part=shaded]', 2),
};

export const States: Story = {
  ...states,
  render: () => (
    <FigureColumn>
      <FractionBars
        description="نوارهای بی‌برچسب"
        bars={[
          { parts: 2, shaded: 1 },
          { parts: 3, shaded: 1 },
        ]}
      />
      <FractionBars
        description="نوارهای برچسب‌دار با همهٔ رنگ‌ها"
        bars={[
          { parts: 8, shaded: 3, label: fraction('3', '8') },
          { parts: 12, shaded: 5, tone: 'rose', label: fraction('5', '12') },
          { parts: 5, shaded: 5, tone: 'leaf' },
          { parts: 6, shaded: 4, tone: 'accent' },
          { parts: 10, shaded: 2, tone: 'none' },
          { parts: 1, shaded: 0 },
        ]}
      />
    </FigureColumn>
  ),
};
