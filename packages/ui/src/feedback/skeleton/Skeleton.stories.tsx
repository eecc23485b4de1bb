import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { Grid } from '../../layout/grid/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonRegion } from './SkeletonRegion.tsx';

const meta = {
  title: 'بازخورد/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonRegion },
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'استخوان‌بندی چیزی که در راه است، در همان چیدمان نهایی تا چیزی نپرد. **بکن:** آن را در `SkeletonRegion` بگذار تا صفحه‌خوان بداند جا مشغول است. **نکن:** برای انتظار کوتاه‌تر از نیم ثانیه نیاور.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Region: Story = {
  name: 'جای مشغول',
  render: () => (
    <SkeletonRegion isLoading skeleton={<Skeleton lines={3} />}>
      آمد
    </SkeletonRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('در حال آماده شدن…');
    await expect(canvas.getByRole('status').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Grid columns="medium">
      <Card>
        <Skeleton shape="heading" width="half" />
        <Skeleton lines={3} />
        <Skeleton shape="button" />
      </Card>
      <Card>
        <Stack>
          <Inline isWrapping={false}>
            <Skeleton shape="circle" />
            <Skeleton lines={2} />
          </Inline>
          <Inline isWrapping={false}>
            <Skeleton shape="circle" />
            <Skeleton lines={2} />
          </Inline>
        </Stack>
      </Card>
      <Card>
        <Skeleton shape="number" width="short" />
        <Skeleton width="long" />
      </Card>
      <Stack>
        <Skeleton shape="block" size="small" />
        <Skeleton shape="block" />
      </Stack>
      <Skeleton shape="card" size="large" />
    </Grid>
  ),
};
