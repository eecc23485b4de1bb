import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { CoachMark, type CoachMarkProps } from './CoachMark.tsx';

const STEPS = [
  'در خانه، اول تکلیف‌های باز را می‌بینی. زیر هر کدام نوشته تا کی وقت داری.',
  'برای رفتن سر کار، این دکمه را بزن.',
] as const;

type OfStory = Omit<CoachMarkProps, 'target' | 'children' | 'onClose'>;

function Walk({ children, ...rest }: OfStory & { children?: ReactNode }) {
  const target = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(1);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <div ref={target} style={{ inlineSize: 'fit-content' }}>
        <Button onPress={() => setStep(1)}>{children ?? 'ادامه بده'}</Button>
      </div>
      {isOpen && (
        <CoachMark
          steps={2}
          {...rest}
          target={target}
          step={rest.step ?? step}
          onNext={() => setStep(2)}
          onClose={() => setIsOpen(false)}
          onCloseAll={() => setIsOpen(false)}
        >
          {STEPS[step - 1]}
        </CoachMark>
      )}
    </>
  );
}

const meta = {
  title: 'لایه‌ها/CoachMark',
  component: CoachMark,
  tags: ['autodocs'],
  decorators: [inBox({ minBlockSize: 280, display: 'grid', placeContent: 'center' })],
  args: { target: { current: null }, children: STEPS[0], onClose: () => undefined },
  render: ({ target: _target, children: _children, onClose: _onClose, ...rest }) => <Walk {...rest} />,
  parameters: {
    docs: {
      story: { inline: false, height: 320 },
      description: {
        component:
          'چند کلمه کنار بخشی از صفحه که کسی نخستین بار می‌بیند. صفحه همان‌طور کار می‌کند و تمرکز گرفته نمی‌شود. **بکن:** حداکثر سه قدم، هر کدام یک جمله؛ بستنش را برای همیشه نگه دار. **نکن:** وسط سؤال یا آزمون نشان نده؛ برای توضیحی که همیشه لازم است `Tooltip` یا `Popover` را بردار.\n\n| کلید | کار |\n|---|---|\n| Tab | رسیدن به دکمه‌ها، در پایان صفحه |\n| Escape | بستن، وقتی تمرکز در آن است |',
      },
    },
  },
} satisfies Meta<typeof CoachMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'دو قدم',
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(STEPS[0]));
    await userEvent.click(screen.getByRole('button', { name: 'بعدی' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(STEPS[1]));
  },
};

export const States: Story = {
  ...states,
  decorators: [inBox({ minBlockSize: 560, display: 'grid', placeContent: 'center' })],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Walk placement="top" label="راهنمای بالا">
        بالا
      </Walk>
      <Walk step={2} label="راهنمای پایین">
        پایین، آخری
      </Walk>
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
  },
};
