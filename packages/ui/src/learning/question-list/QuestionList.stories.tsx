import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PseudoStateColumns } from '../../testing/PseudoStateColumns.tsx';
import { states } from '../../testing/states.ts';
import { QuestionList, type QuestionListProps } from './QuestionList.tsx';
import type { ListedQuestion, QuestionListState } from './question-groups.ts';

const list = (states: readonly QuestionListState[], flagged: readonly number[] = []): readonly ListedQuestion[] =>
  states.map((state, index) => ({ id: `q${index + 1}`, state, isFlagged: flagged.includes(index + 1) }));

const running = list(
  ['answered', 'answered', 'skipped', 'answered', 'open', 'open', 'open', 'open', 'open', 'open'],
  [2],
);
const marked = list(['right', 'right', 'wrong', 'right', 'partial', 'right', 'open', 'right', 'skipped', 'right']);

/** Follows its links, as an app does. */
function Live({ current: start, onJump, ...rest }: QuestionListProps) {
  const [current, setCurrent] = useState(start);
  return (
    <QuestionList
      {...rest}
      {...(current !== undefined && { current })}
      onJump={(id) => {
        setCurrent(id);
        onJump(id);
      }}
    />
  );
}

const meta = {
  title: 'یادگیری/QuestionList',
  component: QuestionList,
  tags: ['autodocs'],
  args: { questions: running, current: 'q5', onJump: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'همهٔ سؤال‌های آزمون با حالشان، برای رفتن از یکی به دیگری؛ پس از آزمون، با صافی، برای دیدن درست‌ها و نادرست‌ها. هر حالت نشانهٔ خودش را دارد، نه فقط رنگ. **بکن:** درست و نادرست را فقط وقتی بده که نتیجه آمده است. **نکن:** سؤال بی‌پاسخ را نادرست نشان نده.\n\n| کلید | کار |\n|---|---|\n| Tab | یک ایست، روی سؤال باز |\n| پیکان‌ها | سؤال بعد و پیش در جهت خواندن، و سطر بالا و پایین |\n| Home، End | اولین و آخرین سؤال |\n| Enter یا فاصله | رفتن به سؤال |',
      },
    },
  },
} satisfies Meta<typeof QuestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  name: 'میان آزمون',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'سؤال ۵، بی‌پاسخ' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onJump).toHaveBeenLastCalledWith('q1');
    await expect(canvas.getByRole('button', { name: 'سؤال ۱، پاسخ داده شده' })).toHaveAttribute('aria-current', 'step');
  },
};

export const Report: Story = {
  name: 'گزارش، با صافی',
  args: { questions: marked, hasFilter: true, current: 'q1' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('هنوز نه ۲'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'سؤال ۵، بخشی درست' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('۲ سؤال نشان داده شده.');
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Live {...args} />
      <Live {...args} questions={marked} current="q3" />
      <Live {...args} questions={marked} current="q3" hasFilter />
      <Live {...args} questions={list(Array.from({ length: 30 }, (_, index) => (index < 12 ? 'answered' : 'open')))} />
      <PseudoStateColumns of="li:nth-child(6) > button" only={['hovered', 'focused']}>
        {() => <Live {...args} />}
      </PseudoStateColumns>
    </div>
  ),
};
