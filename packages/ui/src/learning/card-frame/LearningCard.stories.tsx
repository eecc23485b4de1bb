import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClock, CircleDashed, Clock, LifeBuoy, Lock, PencilLine, UserRound } from 'lucide-react';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { LearningCard } from './LearningCard.tsx';

const open = { tone: 'accent', icon: PencilLine, text: 'در حال انجام' } as const;
const late = { tone: 'reward', icon: Clock, text: 'با تأخیر' } as const;

const meta = {
  title: 'یادگیری/LearningCard',
  component: LearningCard,
  tags: ['autodocs'],
  args: {
    title: 'جمع و تفریق کسرها',
    subtitle: 'صفحه‌های ۴۶ تا ۵۱',
    href: '#card',
    states: [open],
    action: 'ادامه بده',
    isMainAction: true,
    facts: [
      { icon: CalendarClock, text: 'تا سه‌شنبه ۴ آذر' },
      { icon: UserRound, text: 'خانم رضایی' },
    ],
    progress: { label: 'سؤال‌ها', value: 4, max: 12, text: (value, max) => `${value} از ${max} سؤال` },
  },
  parameters: {
    docs: {
      description: {
        component:
          'قاب کارت‌های درس، تکلیف و بسته؛ در بستهٔ منتشرشده نیست. کارت‌های یک ردیف هم‌قد و هم‌شکل‌اند: وضعیت همیشه بالای عنوان و روی سطر خودش است؛ راه رفتن در کارت باریک زیر پیشرفت است و در کارت پهن کنارش؛ نوشتهٔ کارت این را عوض نمی‌کند. **بکن:** برای هر چیز تازهٔ یادگرفتنی همین قاب را بردار. **نکن:** کار دوم روی کارت نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی کار کارت |\n| Enter | رفتن به آن |',
      },
    },
  },
} satisfies Meta<typeof LearningCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where a part of each card begins, measured from the lower edge of its card. */
const heights = (cards: readonly HTMLElement[], part: string) =>
  new Set(
    cards.map((card) => {
      const box = card.querySelector(part)?.getBoundingClientRect();
      return Math.round(card.getBoundingClientRect().bottom - (box?.top ?? 0));
    }),
  );

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))' }}>
      <LearningCard {...args} />
      <LearningCard {...args} states={[late, open]} action="نتیجه را ببین" isMainAction={false} />
      <LearningCard {...args} title="کسرها" states={[]} progress={null} action="ببین" isMainAction={false} />
      <LearningCard
        {...args}
        states={[{ tone: 'neutral', icon: CircleDashed, text: 'شروع نشده' }]}
        description="از معنای کسر شروع می‌شود و به مقایسه می‌رسد."
        mark={<UserRound aria-hidden="true" size="3rem" />}
        progress={{ label: 'سؤال‌ها', value: 12, max: 12, text: (value) => `هر ${value} سؤال`, isComplete: true }}
      />
      <LearningCard
        {...args}
        states={[{ tone: 'neutral', icon: Lock, text: 'هنوز بسته است' }]}
        facts={[{ icon: LifeBuoy, text: '۳ نفر به کمک نیاز دارند', isAlarm: true }, null]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(heights(cards, 'a[href]').size).toBe(1);
    await expect(new Set(cards.map(({ offsetWidth }) => offsetWidth)).size).toBe(1);
  },
};
