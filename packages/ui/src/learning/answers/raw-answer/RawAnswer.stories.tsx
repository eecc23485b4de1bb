import type { AnswerForm, RawInput } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { vars } from '../../../theme/contract.css.ts';
import { number } from '../../testing/nodes.ts';
import { RawAnswer } from './RawAnswer.tsx';

const text = (words: string) => [{ t: 'text' as const, text: words }];

/** One answer of each kind that is shown without its input. */
const ANSWERS: readonly (readonly [string, AnswerForm, RawInput])[] = [
  [
    'عدد',
    { kind: 'integer', blanks: [{ label: 'خارج‌قسمت' }, { label: 'باقی‌مانده', unit: 'تومان' }] },
    { kind: 'integer', values: ['۰۱۲', ''] },
  ],
  ['کسر', { kind: 'fraction' }, { kind: 'fraction', numerator: '3', denominator: '۴' }],
  ['عدد مخلوط', { kind: 'mixed' }, { kind: 'mixed', whole: '۱', numerator: '۱', denominator: '۲' }],
  [
    'گزینه',
    { kind: 'choice', layout: 'list', options: [{ id: 'a', content: text('دایره') }] },
    { kind: 'choice', option: 'a' },
  ],
  [
    'ترتیب',
    {
      kind: 'order',
      ends: ['کوچک‌ترین', 'بزرگ‌ترین'],
      items: [
        { id: 'a', math: number('12') },
        { id: 'b', math: number('7') },
      ],
    },
    { kind: 'order', items: ['a', 'b'] },
  ],
  ['ساعت', { kind: 'clock', format: 'time12' }, { kind: 'clock', hour: '۴', minute: '۰۵' }],
];

const meta = {
  title: 'یادگیری/RawAnswer',
  component: RawAnswer,
  tags: ['autodocs'],
  args: { form: { kind: 'fraction' }, raw: { kind: 'fraction', numerator: '۱', denominator: '۲' } },
  parameters: {
    docs: {
      description: {
        component:
          'پاسخ همان‌طور که داده شده است، برای گزارش‌ها: رقم‌ها و نشانه‌ها دست‌نخورده و خانهٔ خالی، خالی. پاسخ‌های کشیدنی در ورودی خودشان و فقط‌خواندنی دیده می‌شوند. **بکن:** کنار آن بگو درست بود یا نه. **نکن:** به جای ورودی پاسخ به کار نبر.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof RawAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsGiven: Story = {
  name: 'همان‌طور که داده شد',
  args: { form: { kind: 'integer', blanks: [{}] }, raw: { kind: 'integer', values: ['٠۱2 '] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('listitem').textContent).toBe('٠۱2 ');
  },
};

export const States: Story = {
  name: 'حالت‌ها',
  tags: ['states'],
  render: () => (
    <dl style={{ display: 'grid', gap: vars.space[4], margin: 0 }}>
      {ANSWERS.map(([title, form, raw]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd style={{ margin: 0 }}>
            <RawAnswer form={form} raw={raw} />
          </dd>
        </div>
      ))}
    </dl>
  ),
};
