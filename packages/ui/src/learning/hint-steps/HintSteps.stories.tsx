import type { Hint, SolutionStep } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { hint } from './HintSteps.css.ts';
import { HintSteps } from './HintSteps.tsx';
import { Ladder } from './testing/Ladder.tsx';

const HINTS: readonly Hint[] = [
  {
    content: [
      {
        t: 'paragraph',
        content: [
          { t: 'text', text: 'سؤال می‌پرسد آن دو روی هم چه کسری از نان را خورده‌اند؛ پس باید دو کسر را جمع کنی.' },
        ],
      },
    ],
  },
  {
    content: [
      {
        t: 'paragraph',
        content: [{ t: 'text', text: 'برای جمع دو کسر، اول مخرج‌ها را یکی می‌کنیم. هر نوار را به ۶ قسمت مساوی ببُر.' }],
      },
      {
        t: 'figure',
        figure: {
          t: 'bars',
          description: 'دو نوار شش‌قسمتی؛ سه قسمت از اولی و دو قسمت از دومی رنگی است.',
          bars: [
            { parts: 6, shaded: 3 },
            { parts: 6, shaded: 2 },
          ],
        },
      },
    ],
  },
];
const SOLUTION: readonly SolutionStep[] = [
  {
    content: [
      { t: 'paragraph', content: [{ t: 'text', text: 'مخرج مشترک ۶ است؛ صورت‌ها را جمع می‌کنیم: ۳ و ۲ می‌شود ۵.' }] },
    ],
  },
];

const meta = {
  title: 'یادگیری/HintSteps',
  component: HintSteps,
  tags: ['autodocs'],
  args: { hints: [], hasMore: true, onHint: fn(), onSolution: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'نردبان راهنمایی‌ها و در پایانش راه‌حل. هر چه باز می‌شود تمرکز را می‌گیرد تا صفحه‌خوان آن را بخواند؛ باز شده‌ها باز می‌مانند. هزینه پیش از اولین راهنمایی گفته می‌شود. **بکن:** بگذار کودک خودش بخواهد. **نکن:** نگو چند راهنمایی مانده است؛ کودک تا آخری می‌دود.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمهٔ راهنمایی |\n| Enter یا Space | باز کردن راهنمایی بعدی |',
      },
    },
  },
} satisfies Meta<typeof HintSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LadderStory: Story = {
  name: 'گام‌به‌گام',
  render: () => <Ladder hints={HINTS} solution={SOLUTION} onNotUnderstood={() => {}} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'راهنمایی ۱' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'یک راهنمایی دیگر' }));
    await expect(canvas.getByRole('group', { name: 'راهنمایی ۲' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'راه‌حل را نشانم بده' }));
    await expect(canvas.getByRole('group', { name: 'راه‌حل قدم‌به‌قدم' })).toHaveFocus();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid', gap: 40, maxInlineSize: 620 }}>
      <HintSteps hints={[]} hasMore onHint={fn()} />
      <HintSteps hints={HINTS.slice(0, 1)} hasMore onHint={fn()} isPending />
      <HintSteps hints={HINTS} hasMore={false} onSolution={fn()} />
      <HintSteps
        hints={HINTS.slice(0, 1)}
        hasMore={false}
        solution={SOLUTION}
        onUnderstood={fn()}
        onNotUnderstood={fn()}
      />
      <PseudoStates of={`.${hint}`} only={['focused']} hasCaptions>
        {() => <HintSteps hints={HINTS.slice(0, 1)} hasMore={false} />}
      </PseudoStates>
    </div>
  ),
};
