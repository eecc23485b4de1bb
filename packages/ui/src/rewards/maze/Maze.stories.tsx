import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { makeMaze, wayOut } from './grid.ts';
import { plot } from './Maze.css.ts';
import { Maze } from './Maze.tsx';

const meta = {
  title: 'پاداش‌ها/Maze',
  component: Maze,
  tags: ['autodocs'],
  args: { seed: 'باغ فین', level: 'medium', person: 'girl', onSolved: fn() },
  argTypes: { seed: { control: 'text' } },
  parameters: {
    docs: {
      description: {
        component:
          'باغ پیچ‌درپیچ، بازی بعد از تمرین. از دانه (`seed`) ساخته می‌شود و از یک دانه همیشه یک باغ درمی‌آید: به هر خانه درست یک راه هست. نقشه به جهت صفحه است و با راست‌به‌چپ شدن برنمی‌گردد: آغاز بالا راست، پرچم پایین چپ. صفحه‌خوان در هر قدم می‌گوید کدام سو باز است. **بکن:** بعد از تمرین بیاور و در `onSolved` پایان را ثبت کن. **نکن:** ساعت و رتبه رویش نگذار؛ تعداد قدم برای خود بچه است.\n\n| کلید | کار |\n|---|---|\n| ↑ → ↓ ← | یک قدم به همان سوی صفحه |\n| Home | از اول |\n| Tab | دکمه‌های جهت، راهنمایی و از اول |\n| کشیدن انگشت | راه رفتن |',
      },
    },
  },
} satisfies Meta<typeof Maze>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'راه رفتن و راهنمایی',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'راه را نشان بده' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('راه از این طرف است');
  },
};

const KEYS = { up: '{ArrowUp}', right: '{ArrowRight}', down: '{ArrowDown}', left: '{ArrowLeft}' } as const;

export const Solved: Story = {
  name: 'رسیدن',
  args: { seed: 'شازده', level: 'easy', person: 'boy' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('application').focus();
    const maze = makeMaze({ columns: 6, rows: 6, seed: 'شازده' });
    const way = wayOut(maze, maze.start);
    await userEvent.keyboard(way.map((side) => KEYS[side]).join(''));
    await expect(args.onSolved).toHaveBeenCalledWith({ steps: way.length, hints: 0 });
    await expect(canvas.getByRole('status')).toHaveTextContent('رسیدی!');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={10}>
      <Maze seed="باغ ارم" level="easy" person="boy" />
      <Maze seed="باغ فین" level="medium" person="girl" gates={{ total: 4, open: 2 }} />
      <Maze seed="باغ دلگشا" level="hard" person="other" />
      <PseudoStates of={`.${plot}`} only={['focused']} hasCaptions>
        {() => <Maze seed="باغ ارم" level="easy" person="boy" />}
      </PseudoStates>
    </Stack>
  ),
};
