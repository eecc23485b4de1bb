import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Link } from '../../actions/link/index.ts';
import { Card } from '../../data/card/index.ts';
import { Grid } from '../../layout/grid/index.ts';
import { states } from '../../testing/states.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'بازخورد/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  args: {
    children: 'هنوز تکلیفی نداری. تا معلمت چیزی بفرستد، کمی تمرین کن.',
    person: 'girl',
    action: (
      <Link variant="primary" href="#exercise">
        تمرین کن
      </Link>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'روی خالی یک جا: یک نقش، یک جمله، یک کار. **بکن:** بگو اینجا چه خواهد آمد. **نکن:** دو دکمه نگذار؛ خالی بودن را خطا نشان نده.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمه یا پیوند |\n| Enter | فشردن یا رفتن |',
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'تمرین کن' })).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Grid columns="wide">
      <Card>
        <EmptyState {...args} />
      </Card>
      <Card>
        <EmptyState picture="done" person="boy">
          آفرین! همهٔ تکلیف‌هایت تمام شده است.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState picture="people" action={<Button variant="secondary">افزودن دانش‌آموز</Button>}>
          هنوز کسی در این کلاس نیست.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState picture="search">چیزی با این نام پیدا نشد.</EmptyState>
      </Card>
    </Grid>
  ),
};
