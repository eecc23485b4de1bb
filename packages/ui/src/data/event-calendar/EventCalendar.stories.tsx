import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Card } from '../../data/card/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { EventCalendar } from './EventCalendar.tsx';
import type { CalendarEvent, DayOff } from './events.ts';

const onNew = fn();

const event = (id: string, start: string, title: string, rest: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id,
  start,
  title,
  href: `#${id}`,
  ...rest,
});

const events: readonly CalendarEvent[] = [
  event('parents', '2026-11-22', 'جلسهٔ اولیا', { from: '15:00', to: '16:30', tone: 'series4', detail: 'نمازخانه' }),
  event('fractions', '2026-11-24', 'آزمون کسرها', { from: '08:00', to: '09:30', tone: 'series2', detail: 'پنجم الف' }),
  event('meeting', '2026-11-24', 'شورای معلمان', { from: '12:00', to: '13:00', tone: 'series4' }),
  event('sports', '2026-11-24', 'مسابقهٔ طناب‌زنی', {
    from: '10:00',
    to: '11:00',
    tone: 'series3',
    detail: 'حیاط',
    icon: <MapPin size="1em" />,
  }),
  event('vaccine', '2026-11-24', 'معاینهٔ چشم', { tone: 'series6' }),
  event('book', '2026-11-24', 'زنگ کتاب‌خوانی', { from: '11:15', to: '12:00', tone: 'series1' }),
  event('trip', '2026-11-26', 'اردوی باغ‌موزهٔ کتاب', { end: '2026-11-29', tone: 'series3' }),
  event('science', '2026-11-29', 'هفتهٔ علوم', { end: '2026-12-02', tone: 'series2' }),
  event('homework', '2026-12-01', 'مهلت تکلیف ضرب', { from: '20:00', to: '20:30', tone: 'series5' }),
  event('reports', '2026-12-13', 'کارنامهٔ آذر', { tone: 'series4' }),
  event('yalda', '2026-12-20', 'جشن یلدا', { from: '10:00', to: '12:00', tone: 'series5' }),
];

const daysOff: readonly DayOff[] = [{ start: '2026-12-06', end: '2026-12-07', title: 'آلودگی هوا' }];

const meta = {
  title: 'داده/EventCalendar',
  component: EventCalendar,
  tags: ['autodocs'],
  args: {
    'aria-label': 'تقویم دبستان امید',
    events,
    daysOff,
    now: '2026-11-24T08:58:00+03:30',
    weekend: [5, 6],
  },
  parameters: {
    docs: {
      description: {
        component:
          'رویدادهای یک ماه یا یک هفته، هفته از شنبه و ماه شمسی. رویداد چندروزه روی روزهایش کشیده می‌شود، روز تعطیل دلیلش را دارد و سه رویداد هر روز دیده می‌شود؛ بقیه با «مورد دیگر» باز می‌شود. در جای باریک، ماه فهرست می‌شود و هفته یک روز. **بکن:** برای تقویم مدرسه یا کلاس؛ رنگ از کلاس یا نوع رویداد است. با `onDayChange` رویدادهای ماه تازه را بیاور. **نکن:** وضعیت را با رنگ نشان نده؛ برای انتخاب یک روز `Calendar` و برای برنامهٔ تکراری هفته `Timetable` را بردار.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی روز، سپس رویدادهای همان روز |\n| ← → ↑ ↓ | رفتن میان روزها |\n| Home و End | آغاز و پایان ماه |\n| Page Up و Page Down | ماه پیش و پس |\n| Enter روی روز | همهٔ رویدادهای آن روز |\n| Escape | بستن |',
      },
    },
  },
} satisfies Meta<typeof EventCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ canvas }) => {
    const day = (name: RegExp) => within(canvas.getByRole('grid')).getByRole('button', { name });
    day(/، امروز/).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await waitFor(() => expect(day(/ ۱۱ آذر/)).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowRight}');
    await waitFor(() => expect(day(/ ۳۰ آبان/)).toHaveFocus());
    await expect(canvas.getByRole('grid', { name: 'تقویم دبستان امید، آبان ۱۴۰۵' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'امروز' }));
    await expect(canvas.getByRole('grid', { name: 'تقویم دبستان امید، آذر ۱۴۰۵' })).toBeVisible();
  },
};

/** All of a day, with what can be done with it. */
export const Day: Story = {
  name: 'یک روز',
  args: {
    dayActions: (day, close) => (
      <Button
        size="small"
        variant="secondary"
        onPress={() => {
          onNew(day);
          close();
        }}
      >
        رویداد تازه
      </Button>
    ),
  },
  beforeEach: () => {
    onNew.mockClear();
  },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: '+۲ مورد دیگر' });
    await userEvent.click(more);
    const day = within(await screen.findByRole('dialog', { name: 'سه‌شنبه ۳ آذر ۱۴۰۵' }));
    await expect(day.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(day.getByRole('button', { name: 'رویداد تازه' }));
    await expect(onNew).toHaveBeenCalledWith('2026-11-24');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** On a phone a month is a list of its days. */
export const Phone: Story = {
  name: 'روی گوشی',
  tags: ['states'],
  render: (args) => (
    <div style={{ maxInlineSize: 358 }}>
      <Card>
        <EventCalendar {...args} />
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.getByRole('list', { name: 'تقویم دبستان امید، آذر ۱۴۰۵' })).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={6}>
      <Card>
        <EventCalendar {...args} />
      </Card>
      <Card>
        <EventCalendar {...args} aria-label="هفته" defaultView="week" />
      </Card>
      <Card>
        <EventCalendar {...args} aria-label="خالی" defaultDay="2027-01-10" events={[]} daysOff={[]} />
      </Card>
    </Stack>
  ),
};
