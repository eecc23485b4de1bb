import type { Inline } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Mascot } from '../../illustrations/mascot/index.ts';
import { states } from '../../testing/states.ts';
import { AnswerFeedback } from './AnswerFeedback.tsx';

const text = (words: string): readonly Inline[] => [{ t: 'text', text: words }];
const ADDED: readonly Inline[] = [
  { t: 'text', text: 'انگار مخرج‌ها را هم جمع کرده‌ای. آیا ' },
  {
    t: 'math',
    math: { t: 'fraction', numerator: { t: 'number', value: '2' }, denominator: { t: 'number', value: '5' } },
  },
  { t: 'text', text: ' از ' },
  {
    t: 'math',
    math: { t: 'fraction', numerator: { t: 'number', value: '1' }, denominator: { t: 'number', value: '2' } },
  },
  { t: 'text', text: ' بزرگ‌تر است؟' },
];

const meta = {
  title: 'یادگیری/AnswerFeedback',
  component: AnswerFeedback,
  tags: ['autodocs'],
  args: { verdict: 'wrong', message: ADDED, answer: 1 },
  parameters: {
    checks: {
      geometry: { selector: 'svg[data-pose] *', reason: 'The mascot is bound at its right in both directions.' },
    },
    docs: {
      description: {
        component:
          'نتیجهٔ یک جواب: نشانه، واژه، رنگ و جمله‌ای که کمک می‌کند. پیش از اولین جواب هم با `verdict={null}` در صفحه باشد تا صفحه‌خوان اولین نتیجه را هم بگوید. **بکن:** بگو به چه چیز نگاه کند. **نکن:** جواب را نگو و سرزنش نکن.\n\n| کلید | کار |\n|---|---|\n| – | خودش خوانده می‌شود؛ روی آن نمی‌ایستی |',
      },
    },
  },
} satisfies Meta<typeof AnswerFeedback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wrong: Story = {
  name: 'هنوز نه',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('هنوز نه');
  },
};

export const Right: Story = {
  name: 'درست',
  args: { verdict: 'right', message: text('مخرج‌ها را درست یکی کردی.'), children: <Button>سؤال بعدی</Button> },
};

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 620 }}>
      <AnswerFeedback verdict="right" message={text('مخرج‌ها را درست یکی کردی.')} celebrates={false} />
      <AnswerFeedback verdict="wrong" message={ADDED} />
      <AnswerFeedback
        verdict="partial"
        rightParts={{ right: 1, outOf: 2 }}
        message={text('خارج‌قسمت درست است؛ باقی‌مانده را یک بار دیگر نگاه کن.')}
      />
      <AnswerFeedback verdict="invalid" message={text('در خانهٔ عدد صحیح، کسر نوشته‌ای.')} />
      <AnswerFeedback verdict="stored" message={text('نتیجه را بعد از پایان تکلیف می‌بینی.')} />
      <AnswerFeedback verdict="right" celebrates={false} />
      <AnswerFeedback
        verdict="right"
        celebrates={false}
        message={text('چه خوب حلش کردی!')}
        mascot={<Mascot pose="peek" size={64} />}
      />
    </div>
  ),
};
