import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { AnswerBox } from '../answers/answer-box/AnswerBox.tsx';
import { NumberPad } from './NumberPad.tsx';
import { NumberPadProvider } from './NumberPadProvider.tsx';

/** Two boxes that the pad writes in. */
function Desk({ children }: { children: ReactNode }) {
  const [values, setValues] = useState(['', '']);
  return (
    <NumberPadProvider>
      <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
        <div style={{ display: 'flex', gap: 12 }}>
          {['خارج‌قسمت', 'باقی‌مانده'].map((name, place) => (
            <AnswerBox
              key={name}
              aria-label={name}
              keyboard="numeric"
              value={values[place] ?? ''}
              onChange={(text) => setValues(values.map((old, index) => (index === place ? text : old)))}
            />
          ))}
        </div>
        {children}
      </div>
    </NumberPadProvider>
  );
}

const meta = {
  title: 'یادگیری/NumberPad',
  component: NumberPad,
  tags: ['autodocs'],
  args: { hasDecimalMark: true, hasMinus: false, hasNext: true, onDone: fn() },
  render: (args) => (
    <Desk>
      <NumberPad {...args} />
    </Desk>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'کلیدهای عدد برای خانه‌های پاسخ. در هر دو جهت صفحه چپ‌به‌راست است، مثل ماشین‌حساب. خانه‌ها و صفحهٔ عدد را با هم در `NumberPadProvider` بگذار: هر کلید در خانه‌ای می‌نویسد که آخرین بار کانون داشت. **بکن:** کلید منفی را برای همهٔ سؤال‌های فصل نشان بده، نه فقط جایی که پاسخ منفی است. **نکن:** آن را جای صفحه‌کلید نگذار؛ هر دو با هم کار می‌کنند.\n\n| کلید | کار |\n|---|---|\n| Tab | یک ایست برای همهٔ کلیدها |\n| پیکان‌ها | رفتن روی کلید کناری، چپ همان چپ |\n| Enter یا فاصله | فشردن؛ کانون روی صفحهٔ عدد می‌ماند |',
      },
    },
  },
} satisfies Meta<typeof NumberPad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Writing: Story = {
  name: 'نوشتن در خانه',
  play: async ({ args, canvas }) => {
    const first = canvas.getByRole('textbox', { name: 'خارج‌قسمت' });
    const second = canvas.getByRole('textbox', { name: 'باقی‌مانده' });
    for (const key of ['۲', 'ممیز', '۵', 'خانهٔ بعدی', '۷']) {
      await userEvent.click(canvas.getByRole('button', { name: key }));
    }
    await expect(first).toHaveValue('۲٫۵');
    await expect(second).toHaveValue('۷');
    await expect(second).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'پاک کردن' }));
    await expect(second).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'تأیید' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '۷' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: '۵' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'خارج‌قسمت' })).toHaveValue('۵');
  },
};

export const States: Story = {
  ...states,
  render: ({ onDone }) => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}>
      <NumberPad />
      <NumberPad onDone={onDone} />
      <NumberPad onDone={onDone} hasDecimalMark />
      <NumberPad onDone={onDone} hasNext />
      <NumberPad onDone={onDone} hasDecimalMark hasMinus hasNext />
      <NumberPad onDone={onDone} hasDecimalMark isDisabled />
      <PseudoStates of="[data-key='5'], [data-key=erase], [data-key=done]" hasCaptions>
        {() => <NumberPad onDone={onDone} />}
      </PseudoStates>
    </div>
  ),
};
