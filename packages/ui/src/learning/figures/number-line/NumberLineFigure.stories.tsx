import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { NumberLineFigure } from './NumberLineFigure.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/NumberLineFigure',
  component: NumberLineFigure,
  tags: ['autodocs'],
  args: {
    description: 'محور از صفر تا دو که هر واحد آن پنج قسمت مساوی دارد و یک نقطه روی آن است.',
    line: { from: 0, to: 2, divisions: 5, points: [{ tick: 7 }] },
  },
  parameters: {
    docs: {
      description: {
        component:
          'محور عددها برای دیدن؛ همیشه از چپ به راست، عدد کوچک‌تر در چپ. محوری که روی آن جواب داده می‌شود همین نقاشی (`NumberLineTrack`) را دارد. **بکن:** عددهایی را که لازم نیست با `labels` پنهان کن. **نکن:** جای نقطهٔ پرسیده‌شده را در توضیح نگو.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof NumberLineFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Point: Story = {
  name: 'یک نقطه',
  play: expectDrawnParts('[data-tick]', 11),
};

export const States: Story = {
  ...states,
  render: () => (
    <FigureColumn>
      <NumberLineFigure
        description="نقطه‌های برچسب‌دار"
        line={{
          from: 0,
          to: 2,
          divisions: 5,
          points: [
            { tick: 2, tone: 'turmeric', label: { t: 'blank' } },
            {
              tick: 7,
              label: {
                t: 'mixed',
                whole: { t: 'number', value: '1' },
                numerator: { t: 'number', value: '2' },
                denominator: { t: 'number', value: '5' },
              },
            },
          ],
        }}
      />
      <NumberLineFigure
        description="جهش‌های مساوی"
        line={{ from: 0, to: 3, divisions: 4, hops: { start: 0, size: 3, count: 3 } }}
      />
      <NumberLineFigure
        description="جهش به عقب و عددهای منفی"
        line={{ from: -5, to: 5, divisions: 1, hops: { start: 8, size: -3, count: 2 } }}
      />
      <NumberLineFigure
        description="واحد هزارتایی"
        line={{ from: 0, to: 10_000, unit: 1000, divisions: 1, points: [{ tick: 4 }] }}
      />
      <NumberLineFigure
        description="میان دو صدتایی"
        line={{
          from: 3400,
          to: 3500,
          unit: 100,
          divisions: 10,
          points: [{ tick: 7, label: { t: 'number', value: '3470' } }],
        }}
      />
      <NumberLineFigure description="عددهای پنهان" line={{ from: 0, to: 6, divisions: 10, labels: [0, 6] }} />
    </FigureColumn>
  ),
};
