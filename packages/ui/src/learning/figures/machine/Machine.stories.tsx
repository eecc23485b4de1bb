import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { Machine } from './Machine.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/Machine',
  component: Machine,
  tags: ['autodocs'],
  args: {
    description: 'ماشینی که ورودی را در ۳ ضرب می‌کند؛ ورودی ۷ است و خروجی خالی است.',
    rules: [
      {
        t: 'row',
        children: [
          { t: 'operator', sign: '×' },
          { t: 'number', value: '3' },
        ],
      },
    ],
    pairs: [{ input: { t: 'number', value: '7' }, output: { t: 'blank' } }],
  },
  parameters: {
    docs: {
      description: {
        component:
          'ماشین عددی: عدد از چپ وارد و از راست خارج می‌شود. **بکن:** عدد یا قانون خواسته‌شده را `blank` بگذار. **نکن:** بیش از دو قانون پشت هم نگذار.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Machine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'یک قانون',
  play: expectDrawnParts('[data-part=rule]', 1),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <Machine {...args} />
      <Machine
        description="دو قانون و سه عدد"
        rules={[
          {
            t: 'row',
            children: [
              { t: 'operator', sign: '×' },
              { t: 'number', value: '10' },
            ],
          },
          {
            t: 'row',
            children: [
              { t: 'operator', sign: '+' },
              { t: 'number', value: '25' },
            ],
          },
        ]}
        pairs={[
          { input: { t: 'number', value: '4' }, output: { t: 'number', value: '65' } },
          { input: { t: 'number', value: '12' }, output: { t: 'blank' } },
          { input: { t: 'blank' }, output: { t: 'number', value: '525' } },
        ]}
      />
      <Machine
        description="قانون پنهان"
        rules={[{ t: 'blank' }]}
        pairs={[
          { input: { t: 'number', value: '8' }, output: { t: 'number', value: '3' } },
          { input: { t: 'number', value: '20' }, output: { t: 'number', value: '15' } },
        ]}
      />
    </FigureColumn>
  ),
};
