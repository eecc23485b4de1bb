import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Link } from '../../actions/link/index.ts';
import { Card } from '../../data/card/index.ts';
import { Illustration, type IllustrationName } from '../../illustrations/illustration/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { dot, scroller } from './Carousel.css.ts';
import { Carousel } from './Carousel.tsx';

const slide = (id: string, name: string, picture: IllustrationName, words: string, person?: 'girl' | 'boy') => ({
  id,
  name,
  content: (
    <Card
      title={name}
      level={3}
      footer={<Link href={`#${id}`} variant="standalone" hasArrow>{`بیشتر دربارهٔ ${name}`}</Link>}
    >
      <Illustration name={picture} person={person} />
      <p>{words}</p>
    </Card>
  ),
});

const slides = [
  slide('page', 'تکلیف با صفحهٔ کتاب', 'homework', 'از صفحهٔ ۴۶ تا ۵۱؛ مهارت‌ها خودشان پیدا می‌شوند.', 'girl'),
  slide('fresh', 'سؤال تازه', 'search', 'مهارت یکی است و عددها برای هر کس فرق دارد.'),
  slide('instant', 'پاسخ همان لحظه', 'done', 'درست و نادرست همان‌جا گفته می‌شود، با راه‌حل.', 'boy'),
  slide('report', 'گزارش کلاس', 'chart', 'معلم می‌بیند فردا چه را دوباره درس بدهد.'),
  slide('offline', 'بی‌اینترنت', 'offline', 'پاسخ‌ها می‌مانند و بعد فرستاده می‌شوند.'),
];

const meta = {
  title: 'نمایش/Carousel',
  component: Carousel,
  tags: ['autodocs'],
  args: { label: 'مشق چه می‌کند', slides, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'چند چیز هم‌تراز در یک خط؛ در صفحهٔ فارسی نخستین از راست است و بعدی از چپ می‌آید. تعداد کنار هم را پهنای **پنجره** تعیین می‌کند، چون پهناهای محصول پهنای پنجره‌اند و پیش از اجرای برنامه هم درست‌اند؛ در ستون باریک یک عدد ثابت بده. اگر همه جا شوند، دکمه و نقطه‌ای نیست. **بکن:** به هر اسلاید نامی کوتاه بده؛ نام نقطه و شنیدنی همان است. **نکن:** چیزی را که همه باید ببینند در اسلاید دوم نگذار و متن بلند را خودکار نچرخان.\n\n| کلید | کار |\n|---|---|\n| Tab | دکمه‌ها، خط اسلایدها، درون اسلایدهای دیده‌شده، نقطه‌ها |\n| ← | اسلاید بعدی (در چپ‌به‌راست: →) |\n| → | اسلاید قبلی (در چپ‌به‌راست: ←) |\n| Home و End | نخستین و آخرین |\n| Space یا Enter روی «نگه داشتن» | ایست و راه‌اندازی حرکت خودکار |',
      },
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How far a slide's start lies from the start of the line, in reading order. */
function distance(line: HTMLElement, slide: HTMLElement) {
  const [a, b] = [line.getBoundingClientRect(), slide.getBoundingClientRect()];
  return document.documentElement.dir === 'rtl' ? a.right - b.right : b.left - a.left;
}

export const Moves: Story = {
  name: 'رفتن و برگشتن',
  args: { slidesPerView: { narrow: 1, medium: 2 } },
  play: async ({ args, canvas }) => {
    const line = canvas.getByRole('group', { name: 'اسلایدها' });
    const [first, second] = [...line.children] as HTMLElement[];
    if (first === undefined || second === undefined) throw new Error('no slides');
    await expect(distance(line, first)).toBeCloseTo(0, 0);
    await expect(distance(line, second)).toBeGreaterThan(100);
    await userEvent.click(canvas.getByRole('button', { name: 'اسلاید بعدی' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(slides[1]);
    await waitFor(() => expect(distance(line, second)).toBeCloseTo(0, 0), { timeout: 3000 });
    await expect(first.inert).toBe(true);
    line.focus();
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
    await waitFor(() => expect(distance(line, first)).toBeCloseTo(0, 0), { timeout: 3000 });
    // By hand, as a swipe does.
    line.scrollTo({ left: second.offsetLeft - first.offsetLeft, behavior: 'instant' });
    await waitFor(() => expect(first.inert).toBe(true));
    line.scrollTo({ left: 0, behavior: 'instant' });
    await waitFor(() => expect(first.inert).toBe(false));
  },
};

export const FocusStays: Story = {
  name: 'فوکوس می‌ماند',
  args: {
    slides: slides.map((each) => ({ ...each, content: <a href={`#${each.id}`}>{each.name}</a> })),
    slidesPerView: 1,
  },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'تکلیف با صفحهٔ کتاب' });
    link.focus();
    // A press that leaves the focus where it is, as that of the timer does.
    canvas.getByRole('button', { name: 'اسلاید بعدی' }).click();
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(link).toHaveFocus();
    await expect(link.closest('[inert]')).toBeNull();
  },
};

export const Autoplay: Story = {
  name: 'حرکت خودکار',
  args: { isAutoplay: true, interval: 400, speed: 0, slidesPerView: { narrow: 1, medium: 2 } },
  play: async ({ args, canvas }) => {
    // Where less motion is wanted it stands until somebody starts it.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'راه انداختن حرکت خودکار' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    await waitFor(() => expect(args.onChange).toHaveBeenCalled(), { timeout: 3000 });
    await userEvent.click(canvas.getByRole('button', { name: 'نگه داشتن حرکت خودکار' }));
    await expect(canvas.getByRole('button', { name: 'راه انداختن حرکت خودکار' })).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: ({ label }) => (
    <Stack gap={10}>
      <Carousel label={label} slides={slides} slidesPerView={{ narrow: 1, medium: 2, wide: 3 }} />
      <Carousel
        label="خودکار، بی‌نقطه"
        slides={slides.slice(0, 4)}
        slidesPerView={{ narrow: 1, medium: 2 }}
        isAutoplay
        interval={60 * 60 * 1000}
        hasDots={false}
      />
      <PseudoStates of={`.${scroller}, .${dot}:nth-child(2)`} only={['hovered', 'focused']} hasCaptions>
        {(name) => <Carousel label={name} slides={slides} slidesPerView={{ narrow: 1, medium: 2, wide: 3 }} />}
      </PseudoStates>
      <Carousel label="همه جا می‌شوند" slides={slides.slice(0, 1)} slidesPerView={{ narrow: 1, medium: 2 }} />
    </Stack>
  ),
};
