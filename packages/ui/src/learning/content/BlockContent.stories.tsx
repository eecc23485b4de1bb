import type { Block } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { fraction } from '../testing/nodes.ts';
import { BlockContent } from './BlockContent.tsx';
import { InlineContent } from './InlineContent.tsx';

const BREAD: readonly Block[] = [
  {
    t: 'paragraph',
    content: [
      { t: 'text', text: 'مینا ' },
      { t: 'math', math: fraction('1', '2') },
      { t: 'text', text: ' یک نان را خورد و برادرش ' },
      { t: 'math', math: fraction('1', '3') },
      { t: 'text', text: ' همان نان را. آن‌ها روی هم ' },
      { t: 'text', text: 'چه کسری', strong: true },
      { t: 'text', text: ' از نان را خورده‌اند؟' },
    ],
  },
  {
    t: 'figure',
    figure: {
      t: 'bars',
      description: 'دو نوار هم‌اندازه؛ یک قسمت از دو قسمت اولی و یک قسمت از سه قسمت دومی رنگی است.',
      bars: [
        { parts: 2, shaded: 1 },
        { parts: 3, shaded: 1 },
      ],
    },
  },
  {
    t: 'display',
    math: {
      t: 'row',
      children: [
        fraction('1', '2'),
        { t: 'operator', sign: '+' },
        fraction('1', '3'),
        { t: 'operator', sign: '=' },
        { t: 'blank' },
      ],
    },
  },
];

const meta = {
  title: 'یادگیری/Content',
  component: BlockContent,
  tags: ['autodocs'],
  args: { blocks: BREAD, size: 'stem' },
  parameters: {
    docs: {
      description: {
        component:
          'صورت سؤال، راهنمایی و گام‌های راه‌حل از روی داده: بند، فرمول روی خط خودش، و شکل. هر فرمول در جزیرهٔ چپ‌به‌راست خودش است تا نشانه‌های فارسی کنارش جابه‌جا نشوند. برای یک جمله درون دکمه یا عنوان، `InlineContent` را بردار. **بکن:** متن را فارسی و با رقم فارسی بده. **نکن:** فرمول را در متن ساده ننویس.\n\n| کلید | کار |\n|---|---|\n| – | خواندنی است |',
      },
    },
  },
} satisfies Meta<typeof BlockContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stem: Story = {
  name: 'صورت سؤال',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('چه کسری')).toBeVisible();
    await expect(canvasElement.querySelectorAll('bdi[dir=ltr] math')).toHaveLength(5);
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 620 }}>
      <BlockContent blocks={BREAD} size="stem" />
      <BlockContent blocks={BREAD} />
      <p>
        نشانه‌ها کنار فرمول:{' '}
        <InlineContent
          content={[
            { t: 'text', text: 'آیا «' },
            { t: 'math', math: fraction('2', '5') },
            { t: 'text', text: '»، بزرگ‌تر است یا ' },
            { t: 'math', math: { t: 'number', value: '-0.5' } },
            { t: 'text', text: '؟ (صفحهٔ ۴۶)' },
          ]}
        />
      </p>
    </div>
  ),
};
