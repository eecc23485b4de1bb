import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CircleAlert, MessageCircle, NotebookPen, Star } from 'lucide-react';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { Timeline } from './Timeline.tsx';

const picture = { size: '1.1em', strokeWidth: 2.5 };

const meta = {
  title: 'داده/Timeline',
  component: Timeline,
  tags: ['autodocs'],
  args: {
    'aria-label': 'کارهای آرش',
    events: [
      {
        id: 'learned',
        title: '«جمع عددهای مخلوط» را یاد گرفت',
        time: 'امروز، ۱۹:۳۳',
        dateTime: '2026-11-21T19:33',
        tone: 'success',
        icon: <Star {...picture} />,
      },
      {
        id: 'help',
        title: 'در «مقایسهٔ کسرها» به کمک نیاز دارد',
        time: 'دیروز، ۱۸:۱۰',
        tone: 'danger',
        icon: <CircleAlert {...picture} />,
        children: 'چهار پاسخ نادرست پشت سر هم داد.',
      },
      {
        id: 'comment',
        title: 'خانم رضایی یادداشت گذاشت',
        time: 'سه‌شنبه ۲۶ آبان',
        tone: 'accent',
        icon: <MessageCircle {...picture} />,
        children: '«مخرج‌ها را اول یکی کن، بعد جمع بزن.»',
      },
      {
        id: 'sent',
        title: 'تکلیف صفحه‌های ۴۰ تا ۴۵ را تحویل داد',
        time: 'دوشنبه ۲۵ آبان',
        tone: 'warning',
        icon: <Check {...picture} />,
      },
      { id: 'begun', title: 'تکلیف را شروع کرد', time: 'یکشنبه ۲۴ آبان', icon: <NotebookPen {...picture} /> },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'آنچه پیش آمده و زمانش، از نو به کهنه. **بکن:** هر رویداد یک جمله باشد و معنایش بی‌رنگ هم پیدا باشد. **نکن:** برای فهرستی که ترتیب زمانی ندارد؛ `List` را بردار.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'کارهای آرش' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};
