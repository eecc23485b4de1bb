import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { PracticeProgress } from '../../learning/practice-progress/index.ts';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { states } from '../../testing/states.ts';
import { Milestone } from './Milestone.tsx';

const meta = {
  title: 'پاداش‌ها/Milestone',
  component: Milestone,
  tags: ['autodocs'],
  args: {
    scene: 'learned',
    eyebrow: 'یک مهارت تازه',
    title: 'ارزش مکانی رقم‌ها را یاد گرفتی!',
    message: '۵ سؤال را درست جواب دادی.',
    actions: (
      <>
        <Button isFullWidth>مهارت بعدی: عددهای بزرگ</Button>
        <Button isFullWidth variant="quiet">
          کافی است، برگردم خانه
        </Button>
      </>
    ),
  },
  parameters: {
    checks: {
      geometry: {
        selector: '[data-scene] > [aria-hidden] *',
        reason: 'The mascot is bound at its right in both directions, and what is around it is drawn for that.',
      },
    },
    docs: {
      description: {
        component:
          'لحظه‌ای از کار دانش‌آموز: چه شد، و بعدش چیست. یک بار می‌جنبد، کمتر از دو ثانیه، و چیزی منتظرش نمی‌ماند. **بکن:** اول چیز درست را بگو، بعد مهربان باش؛ کار بعدی را نشان بده. **نکن:** از رتبه، زمان و شرم نگو؛ کار ناتمام را بهتر از کار کامل ستایش نکن.\n\n| کلید | کار |\n|---|---|\n| Tab | دکمه‌های کار بعدی |\n| Enter | رفتن به کار بعدی |',
      },
    },
  },
} satisfies Meta<typeof Milestone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Learned: Story = {
  name: 'یک مهارت تازه',
  play: async ({ canvas }) => {
    const milestone = canvas.getByRole('region', { name: 'ارزش مکانی رقم‌ها را یاد گرفتی!' });
    await expect(within(milestone).getByRole('button', { name: 'مهارت بعدی: عددهای بزرگ' })).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <StateGrid column={340}>
      <Milestone {...args} />
      <Milestone
        scene="perfect"
        eyebrow="تحویل شد، به دست خانم رضایی رسید"
        title="هر ۴ سؤال، درست!"
        message="سؤال ۳ بار دوم درست شد؛ یاد گرفتن همین است."
        actions={<Button isFullWidth>بعدش: مرور ۵ سؤالی</Button>}
      >
        <PracticeProgress states={['right', 'right', 'corrected', 'right']} align="start" />
      </Milestone>
      <Milestone
        scene="gaps"
        eyebrow="تحویل شد، به دست خانم رضایی رسید"
        title="۳ تا درست، یکی هنوز نه"
        message="مهارت سؤال ۲ را می‌توانی تمرین کنی."
        actions={<Button isFullWidth>تمرین تقسیم با باقی‌مانده</Button>}
      />
      <Milestone
        scene="sent"
        title="برگه‌ات رسید"
        message="هر ۸ سؤال را جواب دادی. نتیجه را که بگذارند، همین‌جا خبرت می‌کنیم."
        actions={<Button isFullWidth>برگردم خانه</Button>}
      />
      <Milestone scene="done" eyebrow="تمرین این بار" title="۱۰ سؤال، ۸ تا همان بار اول درست" />
      <Milestone scene="rest" title="وقتش تمام شده است" message="این تکلیف دیگر جواب نمی‌گیرد." level={3} />
    </StateGrid>
  ),
};
