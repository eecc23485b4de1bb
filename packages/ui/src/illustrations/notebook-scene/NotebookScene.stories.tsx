import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/grid/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { ThemeSample } from '../../testing/ThemeSample.tsx';
import { PRESET_NAMES } from '../../theme/seeds.ts';
import { Mascot } from '../mascot/index.ts';
import { DayStar, NotebookScene, PaperPlane, Pomegranate, PomegranateTree, WeekGarland, WireBinding } from './index.ts';

const meta = {
  title: 'تصویرگری/NotebookScene',
  component: NotebookScene,
  subcomponents: { WeekGarland, PomegranateTree, PaperPlane, WireBinding, DayStar, Pomegranate },
  tags: ['autodocs'],
  args: {
    garland: <WeekGarland practiced={[0, 1]} today={3} />,
    tree: <PomegranateTree learned={4} hasNearest />,
    mascot: <Mascot pose="wave" />,
    children: <h2>سلام محمد!</h2>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'صفحهٔ بالای دفتر: آسمان، دماوند، تپه، ریسهٔ هفته، درخت انار و سیم دفتر؛ شب‌ها ماه دارد. هرچه پهن‌تر شود، منظره بیشتر می‌شود و چیزها دست‌بالا ۱٫۴۲ برابر. **بکن:** شمارش روزها و مهارت‌ها را کنارش با کلمه بگو؛ خودش شنیده نمی‌شود. **نکن:** ستاره یا اناری را پس نگیر، و روز بی‌تمرین را نشانه نزن.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof NotebookScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'روزی با مشق',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'سلام محمد!' })).toBeVisible();
    // Seven stars are drawn and not one of their letters is read.
    await expect(canvas.queryByText('ش', { ignore: '[aria-hidden] *' })).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-state=lit] path[data-state]')).toHaveLength(2);
  },
};

export const FirstDay: Story = {
  name: 'روز اول',
  args: {
    garland: <WeekGarland practiced={[]} today={0} />,
    tree: <PomegranateTree learned={0} />,
    mascot: <Mascot pose="stand" />,
    children: <h2>خوش آمدی محمد!</h2>,
  },
};

export const Loading: Story = {
  name: 'در حال آمدن',
  args: { garland: <WeekGarland practiced={[]} isLoading />, tree: <PomegranateTree learned={0} />, mascot: null },
};

export const FullTree: Story = {
  name: 'درخت پر',
  args: {
    garland: <WeekGarland practiced={[0, 1, 2, 3, 4, 5, 6]} today={6} />,
    tree: <PomegranateTree learned={43} hasNearest />,
    mascot: <Mascot pose="proud" />,
  },
};

export const Presets: Story = {
  name: 'شش پوسته',
  render: (args) => (
    <Grid columns="wide">
      {PRESET_NAMES.map((preset) => (
        <ThemeSample key={preset} preset={preset}>
          <NotebookScene {...args} />
        </ThemeSample>
      ))}
    </Grid>
  ),
};

export const Plane: Story = {
  name: 'تحویل دادن',
  render: () => <PaperPlane isFlying />,
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={6}>
      <NotebookScene {...args} />
      <Grid columns="wide">
        <NotebookScene {...FirstDay.args} />
        <NotebookScene {...FullTree.args} />
        <NotebookScene {...Loading.args} isBound={false} />
      </Grid>
      <Inline gap={6}>
        <DayStar />
        <DayStar variant="outline" />
        <Pomegranate />
        <Pomegranate variant="outline" />
        <PaperPlane />
        <div style={{ blockSize: 96 }}>
          <WireBinding direction="upright" />
        </div>
        {[7, 30, 391].map((learned) => (
          <div key={learned} style={{ inlineSize: 120 }}>
            <PomegranateTree learned={learned} total={391} />
          </div>
        ))}
      </Inline>
    </Stack>
  ),
};
