import { emptyInput } from '@mashq/curriculum/answers';
import type { AnswerForm } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { FORM_OF_KIND } from '../testing/answer-form-fixtures.ts';
import { AnswerInput } from './AnswerInput.tsx';
import { preloadAnswer } from './registry.ts';

const FORMS = (
  [
    'integer',
    'decimal',
    'fraction',
    'mixed',
    'choice',
    'order',
    'number-line',
    'match',
    'cells',
    'points',
    'sectors',
    'levels',
    'angle',
    'clock',
  ] as const
).map((kind): AnswerForm => FORM_OF_KIND[kind]);

const Live = live(AnswerInput);

const meta = {
  title: 'یادگیری/AnswerInput',
  component: AnswerInput,
  tags: ['autodocs'],
  args: { form: { kind: 'fraction' }, value: emptyInput({ kind: 'fraction' }), onChange: fn(), onSubmit: fn() },
  loaders: [() => Promise.all(FORMS.map(({ kind }) => preloadAnswer(kind)))],
  render: (args) => <Live {...args} />,
  parameters: {
    checks: {
      forcedColors: {
        selector: '[aria-label^="طول"]',
        reason: 'A crossing of the grid has no mark of its own until a point is put there; the grid is what is seen.',
      },
    },
    docs: {
      description: {
        component:
          'جای پاسخی که به سؤال می‌خورد. **بکن:** با هر سؤال `key` تازه بده؛ نوع‌های یک تکلیف را با `preloadAnswer` از پیش بیاور تا قطع شدن شبکه سؤالی را بی‌جا نگذارد. **نکن:** مقدار سؤال دیگری را به آن نده؛ آن را خالی می‌گیرد.\n\nکلیدهای هر نوع در صفحهٔ خودش آمده است.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی خانه‌های پاسخ |\n| Enter | فرستادن پاسخ |',
      },
    },
  },
} satisfies Meta<typeof AnswerInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fraction: Story = {
  name: 'کسر',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'صورت کسر' }), '۳/۴');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'fraction', numerator: '۳', denominator: '۴' });
  },
};

/** One picture of all kinds, the one that picture checks look at. */
export const States: Story = {
  name: 'همهٔ نوع‌ها',
  tags: ['states'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {FORMS.map((form) => (
        <Live key={form.kind} {...args} form={form} value={emptyInput(form)} />
      ))}
    </div>
  ),
};
