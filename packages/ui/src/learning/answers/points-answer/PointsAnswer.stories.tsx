import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox } from '../../../testing/in-box.tsx';
import { live } from '../../../testing/live.tsx';
import { PseudoStateColumns } from '../../../testing/PseudoStateColumns.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { playZoom } from '../testing/play-zoom.ts';
import { crossing } from './PointsAnswer.css.ts';
import { PointsAnswer } from './PointsAnswer.tsx';

const mirror = {
  kind: 'points',
  width: 8,
  height: 6,
  background: 'squares',
  shapes: [
    {
      t: 'polygon',
      points: [
        [1, 1],
        [3, 1],
        [3, 4],
      ],
      tone: 'turmeric',
    },
    { t: 'line', from: [4, 0], to: [4, 6], dashed: true },
  ],
  description: 'مثلثی سمت چپ خط تقارن ایستاده؛ رأس‌هایش ۱ و ۱، ۳ و ۱، ۳ و ۴ خانه از چپ و پایین است.',
  count: 3,
  join: { t: 'polygon', given: [] },
} as const;
const fourth = {
  kind: 'points',
  width: 7,
  height: 6,
  background: 'dots',
  shapes: [
    { t: 'point', at: [1, 1], label: 'الف' },
    { t: 'point', at: [5, 1], label: 'ب' },
    { t: 'point', at: [6, 4], label: 'پ' },
  ],
  description: 'سه رأس الف، ب و پ روی صفحهٔ نقطه‌ای.',
  count: 1,
  join: {
    t: 'polygon',
    given: [
      [1, 1],
      [5, 1],
      [6, 4],
    ],
  },
} as const;
const parallel = {
  kind: 'points',
  width: 8,
  height: 6,
  background: 'squares',
  shapes: [
    { t: 'line', from: [0, 1], to: [8, 5], ends: 'both' },
    { t: 'point', at: [3, 4], label: 'م' },
  ],
  description: 'خطی که از پایین چپ به بالا راست می‌رود و نقطهٔ م بالای آن.',
  count: 1,
  join: { t: 'line', through: [3, 4] },
} as const;
const plane = {
  kind: 'points',
  width: 10,
  height: 10,
  background: 'numbered',
  shapes: [],
  description: 'محورهای مختصات از ۰ تا ۱۰.',
  count: 1,
} as const;
const DONE = [
  [7, 1],
  [5, 1],
  [5, 4],
] as const;

const Live = live(PointsAnswer);

const meta = {
  title: 'یادگیری/PointsAnswer',
  component: PointsAnswer,
  tags: ['autodocs'],
  args: { form: mirror, value: { kind: 'points', points: [] }, onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    checks: {
      forcedColors: {
        selector: '[aria-label^="طول"]',
        reason: 'A crossing of the grid has no mark of its own until a point is put there; the grid is what is seen.',
      },
    },
    docs: {
      description: {
        component:
          'نقطه‌هایی که روی صفحهٔ شطرنجی یا نقطه‌ای یا محورهای مختصات گذاشته می‌شوند: رأس‌های قرینه، رأس چهارم، خط موازی، یک نقطه با مختصاتش. شکلی که می‌سازند هم‌زمان کشیده می‌شود. **بکن:** در `description` جای نقطه‌های کشیده‌شده را بگو. **نکن:** صفحه‌ای بزرگ‌تر از ۱۰ در ۱۰ نگذار.\n\n| کلید | کار |\n|---|---|\n| پیکان‌ها | رفتن روی نقطه‌ها، در جهت صفحه |\n| Home، End، Page Up، Page Down | سر و ته سطر و ستون |\n| فاصله یا Enter | گذاشتن و برداشتن نقطه |\n| Delete | برداشتن نقطه |\n| Ctrl+Enter | بررسی |',
      },
    },
  },
} satisfies Meta<typeof PointsAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  args: { form: plane },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp} ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'points', points: [[6, 7]] });
    await expect(canvas.getByRole('button', { name: 'طول ۶، عرض ۷' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Tapped: Story = {
  name: 'با زدن',
  args: { form: fourth },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '۲ خانه از چپ، ۴ خانه از پایین' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'points', points: [[2, 4]] });
  },
};

/** As narrow as the sheet of a question on a phone. */
export const OnPhone: Story = {
  name: 'روی گوشی',
  args: { form: plane },
  decorators: [inBox({ inlineSize: 326 })],
  play: ({ canvasElement }) => playZoom(canvasElement, /^طول/),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <Live {...args} form={fourth} value={{ kind: 'points', points: [[2, 4]] }} />
      <Live {...args} form={parallel} value={{ kind: 'points', points: [[5, 5]] }} />
      <Live {...args} form={plane} value={{ kind: 'points', points: [[6, 7]] }} />
      <InEachStatus of={Live} {...args} value={{ kind: 'points', points: DONE }} />
      <Live {...args} value={{ kind: 'points', points: DONE }} isDisabled />
      <PseudoStateColumns of={`.${crossing}:nth-child(14)`} only={['hovered', 'focused']}>
        {() => <Live {...args} />}
      </PseudoStateColumns>
    </div>
  ),
};
