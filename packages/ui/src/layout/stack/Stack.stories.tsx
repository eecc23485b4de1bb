import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { states } from '../../testing/states.ts';
import { Grid } from '../grid/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'چیدمان/Stack',
  component: Stack,
  tags: ['autodocs'],
  args: {
    as: 'ul',
    gap: 3,
    children: ['یک', 'دو', 'سه'].map((word) => (
      <li key={word}>
        <Card>{word}</Card>
      </li>
    )),
  },
  parameters: {
    docs: {
      description: {
        component:
          'فرزندها زیر هم با فاصلهٔ یکسان؛ فاصله پله‌ای از ۴ پیکسل است. **بکن:** فاصله را به پدر بده، نه به فرزند. **نکن:** برای کنار هم چیدن به کار نبر؛ آن `Inline` و `Grid` است.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsList: Story = {
  name: 'فهرست',
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(12);
  },
};

const ALIGNMENTS = [
  ['stretch', 'کشیده'],
  ['start', 'آغاز'],
  ['center', 'میان'],
  ['end', 'پایان'],
] as const;

export const States: Story = {
  ...states,
  render: () => (
    <Grid columns="halves">
      {ALIGNMENTS.map(([align, title]) => (
        <Card key={align} title={title} level={3}>
          <Stack align={align} gap={2}>
            <Card tone="accent">کوتاه</Card>
            <Card tone="reward">کمی بلندتر از آن یکی</Card>
            <Inline>
              <Card tone="success">کنار</Card>
              <Card tone="success">هم</Card>
            </Inline>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};
