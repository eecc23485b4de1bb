import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { ThemeSample } from '../../testing/ThemeSample.tsx';
import { PRESET_NAMES } from '../../theme/seeds.ts';
import { Mascot } from './Mascot.tsx';
import type { MascotPose } from './poses.ts';

const POSES: readonly MascotPose[] = [
  'wave',
  'stand',
  'cheer',
  'hold',
  'point',
  'proud',
  'think',
  'rest',
  'sleep',
  'peek',
];

const meta = {
  title: 'تصویرگری/Mascot',
  component: Mascot,
  tags: ['autodocs'],
  args: { pose: 'wave' },
  parameters: {
    docs: {
      description: {
        component:
          'دفترک: دفتری با دست و پا که جلدش رنگ پوسته را می‌گیرد. دو بار نفس می‌کشد، یک بار پلک می‌زند و می‌ایستد. **بکن:** در هر صفحه یکی، جایی که چیزی زیرش نیست. **نکن:** روی نوشته و دکمه، در آزمون باز، بعد از پاسخ نادرست یا هنگام انتظار نشانش نده؛ آینه‌اش هم نکن.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن است؛ Tab روی آن نمی‌ایستد. با `label` شنیده می‌شود |',
      },
    },
  },
} satisfies Meta<typeof Mascot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Named: Story = {
  name: 'با نام',
  args: { pose: 'proud', label: 'دفترک لبخند می‌زند' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'دفترک لبخند می‌زند' })).toBeVisible();
  },
};

export const Sizes: Story = {
  name: 'اندازه‌ها',
  render: () => (
    <Inline gap={4}>
      {[48, 95, 120, 165].map((size) => (
        <Mascot key={size} pose="stand" size={size} />
      ))}
    </Inline>
  ),
};

export const Presets: Story = {
  name: 'شش پوسته',
  render: () => (
    <Inline gap={4}>
      {PRESET_NAMES.map((preset) => (
        <ThemeSample key={preset} preset={preset}>
          <Mascot pose="wave" />
        </ThemeSample>
      ))}
    </Inline>
  ),
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={6}>
      <Inline gap={4}>
        {POSES.map((pose) => (
          <Mascot key={pose} pose={pose} size={110} />
        ))}
      </Inline>
      <Inline gap={4}>
        {[48, 95, 165].map((size) => (
          <Mascot key={size} pose="cheer" size={size} />
        ))}
      </Inline>
    </Stack>
  ),
};
