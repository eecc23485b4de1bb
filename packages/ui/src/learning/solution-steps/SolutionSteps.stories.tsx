import type { MathNode, SolutionStep } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { fraction, sign } from '../testing/nodes.ts';
import { SolutionSteps } from './SolutionSteps.tsx';

const equal = (...nodes: MathNode[]): MathNode => ({ t: 'row', children: nodes });
const step = (math: MathNode, reason: string): SolutionStep => ({
  content: [
    { t: 'display', math },
    { t: 'paragraph', content: [{ t: 'text', text: reason }] },
  ],
});

const STEPS: readonly SolutionStep[] = [
  step(equal(fraction('1', '2'), sign('='), fraction('3', '6')), 'صورت و مخرج را در ۳ ضرب می‌کنیم.'),
  step(equal(fraction('1', '3'), sign('='), fraction('2', '6')), 'صورت و مخرج را در ۲ ضرب می‌کنیم.'),
  step(
    equal(fraction('3', '6'), sign('+'), fraction('2', '6'), sign('='), fraction('5', '6')),
    'مخرج‌ها یکی شده‌اند؛ صورت‌ها را جمع می‌کنیم.',
  ),
];

const meta = {
  title: 'یادگیری/SolutionSteps',
  component: SolutionSteps,
  tags: ['autodocs'],
  args: { steps: STEPS, onUnderstood: fn(), onNotUnderstood: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'راه‌حل کامل، هر گام با دلیلش. «فهمیدم» سؤالی مثل همین با عددهای دیگر می‌آورد. **بکن:** پس از یک بار تلاش یا آخرین راهنمایی نشانش بده. **نکن:** گامی را بی‌دلیل نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی «فهمیدم» و «نفهمیدم» |\n| Enter یا Space | فشردن |',
      },
    },
  },
} satisfies Meta<typeof SolutionSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  name: 'با پرسش',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'فهمیدم' }));
    await expect(args.onUnderstood).toHaveBeenCalledOnce();
  },
};

export const ReadOnly: Story = {
  name: 'فقط خواندن',
  render: () => <SolutionSteps steps={STEPS} />,
};

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 620 }}>
      <SolutionSteps steps={STEPS} onUnderstood={fn()} onNotUnderstood={fn()} />
      <SolutionSteps steps={STEPS.slice(0, 1)} onUnderstood={fn()} onNotUnderstood={fn()} isPending />
      <PseudoStates of="[role=group][tabindex]" only={['focused']} hasCaptions>
        {() => <SolutionSteps steps={STEPS.slice(0, 1)} />}
      </PseudoStates>
    </div>
  ),
};
