import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardCheck } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import type { Lesson } from './lessons.ts';
import { Timetable } from './Timetable.tsx';

const lessons: readonly Lesson[] = (
  [
    [0, '08:00', '09:30', 'پنجم الف', 'صفحهٔ ۸ و ۹'],
    [0, '09:45', '11:15', 'پنجم ب', 'صفحهٔ ۱۲'],
    [1, '08:00', '09:30', 'پنجم ب', 'صفحهٔ ۱۳'],
    [1, '11:30', '12:45', 'ششم الف', 'الگوهای عددی'],
    [2, '08:00', '09:30', 'پنجم الف', 'صفحهٔ ۱۰'],
    [2, '09:45', '11:15', 'ششم الف', 'رفع اشکال'],
    [3, '08:00', '09:30', 'پنجم الف', 'صفحهٔ ۱۰ تا ۱۳'],
    [3, '09:45', '11:15', 'پنجم ب', 'صفحهٔ ۱۴'],
    [3, '11:30', '12:45', 'ششم الف', 'آزمون کوتاه'],
    [4, '09:45', '11:15', 'پنجم الف', 'صفحهٔ ۱۴'],
  ] as const
).map(([weekday, start, end, title, detail]) => ({
  id: `${weekday}-${start}`,
  weekday,
  start,
  end,
  title,
  detail,
  href: `#${weekday}-${start}`,
  ...(detail.startsWith('آزمون') && { isOutlined: true, icon: <ClipboardCheck size="1em" /> }),
}));

const meta = {
  title: 'داده/Timetable',
  component: Timetable,
  tags: ['autodocs'],
  args: { 'aria-label': 'برنامهٔ هفتهٔ خانم رضایی', lessons, week: '2026-11-24', now: '2026-11-24T08:58:00+03:30' },
  parameters: {
    docs: {
      description: {
        component:
          'برنامهٔ یک هفته: شنبه در آغاز سطر، ساعت رو به پایین، هر زنگ یک خانه. در جای باریک یک روز دیده می‌شود، با نواری برای انتخاب روز؛ با کشیدن انگشت هم روز عوض می‌شود. رنگ از کلاس یا درس است، نه از وضعیت. **بکن:** برای برنامهٔ کلاس یا معلم؛ اگر همین هفته است `week` و `now` را بده؛ بگو چیزی که دورش خط دارد (آزمون) چیست. **نکن:** وضعیت را با رنگ نشان نده؛ برای مهلت‌ها فهرست یا `Timeline` را بردار.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی برنامه |\n| ← → | همان ساعت در روز کناری |\n| ↑ ↓ | زنگ پیش و پس |\n| Home و End | نخستین و آخرین زنگ روز |\n| Enter | رفتن به زنگ |',
      },
    },
  },
} satisfies Meta<typeof Timetable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ canvas }) => {
    const at = (name: RegExp) => canvas.getByRole('link', { name });
    await userEvent.tab();
    await expect(at(/صفحهٔ ۱۰ تا ۱۳.*۸:۰۰ تا ۹:۳۰/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    // The focus goes there with the next frame.
    await waitFor(() => expect(at(/صفحهٔ ۱۴.*۹:۴۵ تا ۱۱:۱۵/)).toHaveFocus());
  },
  args: { lessons: lessons.filter(({ weekday }) => weekday === 3) },
};

/** On a phone it is one day, chosen on the strip. */
export const Phone: Story = {
  name: 'روی گوشی',
  tags: ['states'],
  render: (args) => (
    <div style={{ maxInlineSize: 358 }}>
      <Card>
        <Timetable {...args} />
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /سه‌شنبه/ })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: /یکشنبه/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'یکشنبه ۱ آذر' }));
    await expect(canvas.getByRole('list', { name: /یکشنبه/ })).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={6}>
      <Card>
        <Timetable {...args} />
      </Card>
      <Card>
        <Timetable
          aria-label="هر هفته، با زنگ‌های هم‌زمان"
          weekdays={[0, 1, 2, 3, 4, 5]}
          lessons={[
            { id: 'a', weekday: 0, start: '08:00', end: '09:30', title: 'ریاضی' },
            { id: 'b', weekday: 0, start: '08:30', end: '10:00', title: 'علوم', detail: 'آزمایشگاه' },
            { id: 'c', weekday: 3, start: '08:00', end: '08:45', title: 'فارسی', tone: 'series4' },
          ]}
        />
      </Card>
    </Stack>
  ),
};
