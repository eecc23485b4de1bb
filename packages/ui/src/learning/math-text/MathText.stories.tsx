import type { MathNode, OperatorSign } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { MathText } from './MathText.tsx';

const n = (value: string): MathNode => ({ t: 'number', value });
const op = (sign: OperatorSign): MathNode => ({ t: 'operator', sign });
const over = (numerator: MathNode, denominator: MathNode): MathNode => ({ t: 'fraction', numerator, denominator });
const row = (...children: MathNode[]): MathNode => ({ t: 'row', children });
const blank: MathNode = { t: 'blank' };

const meta = {
  title: 'یادگیری/MathText',
  component: MathText,
  tags: ['autodocs'],
  args: { math: row(over(n('1'), n('2')), op('+'), over(n('1'), n('3')), op('='), blank), size: 'display' },
  parameters: {
    docs: {
      description: {
        component:
          'فرمول ریاضی با MathML خود مرورگر: همیشه از چپ به راست، با رقم‌های فارسی، ممیز «٫» و جداکنندهٔ «٬» از ده هزار به بعد. صفحه‌خوان، خوانش فارسی فرمول را می‌خواند. **بکن:** هر عدد و نشانه‌ای را که جزء ریاضی سؤال است با `MathText` بنویس. **نکن:** کسر را با «/» در متن ننویس؛ در کتاب‌های فارسی «/» ممیز است.\n\n| کلید | کار |\n|---|---|\n| – | خواندنی است و با صفحه‌کلید روی آن نمی‌ایستی |',
      },
    },
  },
} satisfies Meta<typeof MathText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Display: Story = {
  name: 'روی خط خودش',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('یک دوم به‌علاوهٔ یک سوم مساوی است با جای خالی')).toBeInTheDocument();
  },
};

export const InHeading: Story = {
  name: 'در صورت سؤال',
  render: () => (
    <h2>
      مینا <MathText math={over(n('1'), n('2'))} /> یک نان را خورد و برادرش <MathText math={over(n('1'), n('3'))} />{' '}
      همان نان را. آن‌ها روی هم چه کسری از نان را خورده‌اند؟
    </h2>
  ),
  play: async ({ canvasElement }) => {
    const digit = canvasElement.querySelector('mfrac mn');
    const heading = canvasElement.querySelector('h2');
    if (digit === null || heading === null) throw new Error('no fraction in the heading');
    await expect(getComputedStyle(digit).fontSize).toBe(getComputedStyle(heading).fontSize);
  },
};

export const Narrow: Story = {
  name: 'در جای تنگ',
  args: {
    size: 'text',
    math: row(n('3456'), op('+'), n('2345'), op('+'), n('1234'), op('+'), n('7890'), op('='), blank),
  },
  render: (args) => (
    <p style={{ inlineSize: 200 }}>
      حاصل <MathText {...args} />، را به‌دست بیاور.
    </p>
  ),
};

const SHEET: readonly MathNode[] = [
  row(n('3456'), op('+'), n('2345'), op('='), blank),
  row(over(n('1'), n('2')), op('+'), over(n('1'), n('3')), op('='), over(blank, n('6'))),
  row({ t: 'mixed', whole: n('2'), numerator: n('1'), denominator: n('3') }, op('×'), {
    t: 'group',
    child: row(over(n('3'), n('4')), op('−'), n('0.5')),
  }),
  row(over(n('1'), n('2')), op('÷'), over(over(n('3'), n('4')), n('5'))),
  row(n('3480'), op('>'), n('3408')),
  row({ t: 'group', child: row(n('7'), op('−'), n('2')) }, op('≠'), n('6')),
  row(n('12345.67'), op('≃'), n('12346')),
  row(n('2'), op(','), n('4'), op(','), blank, op(','), n('8')),
  row(n('-4'), op('<'), n('0'), op('<'), { t: 'percent', value: '16' }),
  row({ t: 'digits', value: '3752', index: 1 }, op('='), { t: 'emphasis', child: n('700') }, op('+'), n('3052')),
  row(n('5'), { t: 'words', text: 'سانتی‌متر' }, op('='), n('50'), { t: 'words', text: 'میلی‌متر' }),
  row(n('3'), op(':'), n('5')),
];

/** One picture of every kind of node, the one that picture checks look at. */
export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
      {SHEET.map((math, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed sheet
        <MathText key={index} math={math} size="display" />
      ))}
      <p style={{ maxInlineSize: 420 }}>
        عدد <MathText math={{ t: 'mixed', whole: n('2'), numerator: n('1'), denominator: n('3') }} />، بزرگ‌تر است یا{' '}
        <MathText math={n('2.46')} />؟ در یک شهر <MathText math={n('12345')} /> نفر زندگی می‌کنند و{' '}
        <MathText math={over(n('12'), n('125'))} /> آن‌ها کودک‌اند.
      </p>
      <p style={{ maxInlineSize: 220 }}>
        ترتیب درست:{' '}
        <MathText
          math={row(
            n('0.07'),
            op(','),
            n('0.7'),
            op(','),
            over(n('3'), n('4')),
            op(','),
            n('1.2'),
            op(','),
            n('2.46'),
            op(','),
            n('3.5'),
          )}
        />
      </p>
    </div>
  ),
};
