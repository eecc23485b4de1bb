import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/grid/index.ts';
import { states } from '../../testing/states.ts';
import { Illustration } from './Illustration.tsx';

const NAMES = [
  'homework',
  'done',
  'message',
  'people',
  'search',
  'chart',
  'offline',
  'build',
  'lost',
  'broken',
] as const;

const meta = {
  title: 'تصویرگری/Illustration',
  component: Illustration,
  tags: ['autodocs'],
  args: { name: 'homework', person: 'girl' },
  parameters: {
    docs: {
      description: {
        component:
          'نقش‌هایی که برای خود مشق کشیده شده و رنگ پوسته را می‌گیرد. **بکن:** جایی که نقش به جای کاربر است دختر، پسر یا دفتر را برایش برگزین. **نکن:** معنا را تنها با نقش نگو؛ نقش شنیده نمی‌شود.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Grid columns="narrow">
      {(['girl', 'boy', 'other'] as const).flatMap((person) =>
        (['homework', 'done', 'message'] as const).map((name) => (
          <Illustration key={`${name} ${person}`} name={name} person={person} />
        )),
      )}
      {NAMES.slice(3).map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </Grid>
  ),
};
