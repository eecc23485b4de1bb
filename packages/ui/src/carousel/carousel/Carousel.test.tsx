import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../testing/index.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const SLIDES = ['یکم', 'دوم', 'سوم', 'چهارم', 'پنجم'].map((name) => ({
  id: name,
  name,
  content: <a href={`#${name}`}>{name}</a>,
}));
const STRIDE = 200;

/** The test page lays nothing out: slides of 184 px with 16 between them, in a line as wide as `perView` of them. */
function layOut(perView: number) {
  const place = (element: HTMLElement) =>
    element.parentElement ? [...element.parentElement.children].indexOf(element) : 0;
  const properties = {
    offsetLeft(this: HTMLElement) {
      return this.role === 'group' ? -place(this) * STRIDE : 0;
    },
    offsetWidth: () => STRIDE - 16,
    clientWidth: () => perView * STRIDE - 16,
    scrollWidth: () => SLIDES.length * STRIDE - 16,
  };
  for (const [name, get] of Object.entries(properties))
    vi.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockImplementation(get);
}

const matchMedia = window.matchMedia;
function preferStillness() {
  window.matchMedia = (query) =>
    Object.defineProperty(matchMedia.call(window, query), 'matches', { value: query.includes('reduce') });
}

beforeEach(() => layOut(2));
afterEach(() => {
  vi.useRealTimers();
  window.matchMedia = matchMedia;
  vi.restoreAllMocks();
});

const show = (props: Partial<CarouselProps> = {}, options?: Parameters<typeof renderPersian>[1]) =>
  renderPersian(<Carousel label="درس‌ها" slides={SLIDES} speed={0} {...props} />, options);
const line = () => screen.getByRole('group', { name: 'اسلایدها' });
/** Names of the slides that can be reached. */
const inView = () =>
  [...line().children].filter((slide) => !(slide as HTMLElement).inert).map((slide) => slide.textContent);
const button = (name: string) => screen.getByRole('button', { name });

describe('Carousel', () => {
  it('says what it is, and each slide its place and name, in Persian', async () => {
    const { container } = show();
    expect(screen.getByRole('region', { name: 'درس‌ها' }).getAttribute('aria-roledescription')).toBe('چرخانک');
    const first = within(line()).getByRole('group', { name: '۱ از ۵: یکم' });
    expect(first.getAttribute('aria-roledescription')).toBe('اسلاید');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('goes on and back by its buttons, round at the ends, and lets only what is in view be reached', async () => {
    const onChange = vi.fn();
    const { user } = show({ onChange });
    expect(inView()).toEqual(['یکم', 'دوم']);
    await user.click(button('اسلاید بعدی'));
    expect(inView()).toEqual(['دوم', 'سوم']);
    expect(onChange).toHaveBeenLastCalledWith(SLIDES[1]);
    await user.click(button('اسلاید قبلی'));
    await user.click(button('اسلاید قبلی'));
    expect(inView()).toEqual(['چهارم', 'پنجم']);
    await user.click(button('اسلاید بعدی'));
    expect(inView()).toEqual(['یکم', 'دوم']);
  });

  it.each(DIRECTIONS)(
    'scrolls the way the page runs and follows its arrow keys in $dir',
    async ({ dir, next, previous }) => {
      const { user } = show({}, { dir });
      act(() => line().focus());
      await user.keyboard(next + next);
      expect(inView()).toEqual(['سوم', 'چهارم']);
      expect(line().scrollLeft).toBe(dir === 'rtl' ? -2 * STRIDE : 2 * STRIDE);
      await user.keyboard(previous);
      expect(inView()).toEqual(['دوم', 'سوم']);
      await user.keyboard('{End}');
      expect(inView()).toEqual(['چهارم', 'پنجم']);
      await user.keyboard('{Home}');
      expect(inView()).toEqual(['یکم', 'دوم']);
    },
  );

  it.each(DIRECTIONS)('has one Tab stop for its named dots, the arrows within, in $dir', async ({ dir, next }) => {
    const { user } = show({}, { dir });
    const dots = within(screen.getByRole('group', { name: 'رفتن به اسلاید' })).getAllByRole('button');
    // Five slides, two in view: four places.
    expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual([
      '۱ از ۵: یکم',
      '۲ از ۵: دوم',
      '۳ از ۵: سوم',
      '۴ از ۵: چهارم',
    ]);
    expect(dots.map((dot) => dot.tabIndex)).toEqual([0, -1, -1, -1]);
    act(() => dots[0]?.focus());
    await user.keyboard(next);
    expect(document.activeElement).toBe(dots[1]);
    expect(dots[1]?.getAttribute('aria-current')).toBe('true');
    expect(inView()).toEqual(['دوم', 'سوم']);
  });

  it('follows a swipe', () => {
    const onChange = vi.fn();
    show({ onChange });
    line().scrollLeft = -2.1 * STRIDE;
    fireEvent.scroll(line());
    expect(inView()).toEqual(['سوم', 'چهارم']);
    expect(onChange).toHaveBeenLastCalledWith(SLIDES[2]);
  });

  it('says the slide politely, and nothing while it turns by itself', async () => {
    const { user } = show({ isAutoplay: true });
    const announced = () => document.querySelector('[aria-live]');
    expect(announced()?.getAttribute('aria-live')).toBe('off');
    await user.click(button('نگه داشتن حرکت خودکار'));
    expect(announced()?.getAttribute('aria-live')).toBe('polite');
    await user.click(button('اسلاید بعدی'));
    expect(announced()?.textContent).toBe('۲ از ۵: دوم');
  });

  it('needs no buttons and does not turn where all slides are in view', () => {
    layOut(5);
    show({ isAutoplay: true });
    expect(screen.queryByRole('button')).toBeNull();
    expect(inView()).toHaveLength(5);
  });
});

describe('Carousel that turns by itself', () => {
  beforeEach(() => vi.useFakeTimers());
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  it('goes on every interval, and from the end to the beginning', () => {
    show({ isAutoplay: true, interval: 1000 });
    pass(1000);
    expect(inView()).toEqual(['دوم', 'سوم']);
    pass(1000);
    pass(1000);
    expect(inView()).toEqual(['چهارم', 'پنجم']);
    pass(1000);
    expect(inView()).toEqual(['یکم', 'دوم']);
  });

  it('begins when slides come later', () => {
    const { rerender } = show({ isAutoplay: true, interval: 1000, slides: [] });
    rerender(<Carousel label="درس‌ها" slides={SLIDES} speed={0} isAutoplay interval={1000} />);
    pass(1000);
    expect(inView()).toEqual(['دوم', 'سوم']);
  });

  it('is held by its button for good', () => {
    show({ isAutoplay: true, interval: 1000 });
    fireEvent.click(button('نگه داشتن حرکت خودکار'));
    pass(5000);
    expect(inView()).toEqual(['یکم', 'دوم']);
    // A user who starts it again has the focus in it: it turns all the same.
    act(() => button('راه انداختن حرکت خودکار').focus());
    fireEvent.click(button('راه انداختن حرکت خودکار'));
    pass(1000);
    expect(inView()).toEqual(['دوم', 'سوم']);
  });

  it('waits while the pointer is over the slides', () => {
    show({ isAutoplay: true, interval: 1000 });
    fireEvent.pointerEnter(line());
    pass(3000);
    expect(inView()).toEqual(['یکم', 'دوم']);
    fireEvent.pointerLeave(line());
    pass(1000);
    expect(inView()).toEqual(['دوم', 'سوم']);
  });

  it('waits while the focus is in it', () => {
    show({ isAutoplay: true, interval: 1000 });
    act(() => line().focus());
    pass(3000);
    expect(inView()).toEqual(['یکم', 'دوم']);
    act(() => line().blur());
    pass(1000);
    expect(inView()).toEqual(['دوم', 'سوم']);
  });

  it('waits while the focus is within a slide, even after it was started by hand', () => {
    show({ isAutoplay: true, interval: 1000 });
    fireEvent.click(button('نگه داشتن حرکت خودکار'));
    fireEvent.click(button('راه انداختن حرکت خودکار'));
    const link = screen.getByRole('link', { name: 'یکم' });
    act(() => link.focus());
    pass(3000);
    expect(inView()).toEqual(['یکم', 'دوم']);
    act(() => line().focus());
    pass(1000);
    expect(inView()).toEqual(['دوم', 'سوم']);
  });

  it('waits while nobody sees the page', () => {
    show({ isAutoplay: true, interval: 1000 });
    const see = (state: string) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      fireEvent(document, new Event('visibilitychange'));
    };
    see('hidden');
    pass(3000);
    expect(inView()).toEqual(['یکم', 'دوم']);
    see('visible');
    pass(1000);
    expect(inView()).toEqual(['دوم', 'سوم']);
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('stands still where less motion is wanted, until it is asked to turn', () => {
    preferStillness();
    show({ isAutoplay: true, interval: 1000, speed: 500 });
    pass(3000);
    expect(inView()).toEqual(['یکم', 'دوم']);
    fireEvent.click(button('راه انداختن حرکت خودکار'));
    pass(1000);
    expect(line().scrollLeft).toBe(-STRIDE);
  });

  it('stops for a finger', () => {
    show({ isAutoplay: true, interval: 1000 });
    fireEvent.touchStart(line());
    pass(3000);
    expect(inView()).toEqual(['یکم', 'دوم']);
    expect(button('راه انداختن حرکت خودکار')).toBeTruthy();
  });

  it('never takes a slide away from under the focus: a focused link stays usable when the slides move on', () => {
    renderPersian(<Carousel label="مدرسه‌ها" slides={SLIDES} />);
    const link = screen.getByRole('link', { name: 'یکم' });
    act(() => link.focus());
    for (let press = 0; press < 3; press += 1) fireEvent.click(screen.getByRole('button', { name: 'اسلاید بعدی' }));
    const slide = link.closest('[role="group"]');
    expect([slide?.hasAttribute('inert'), document.activeElement === link]).toEqual([false, true]);
    act(() => link.blur());
    expect(slide?.hasAttribute('inert')).toBe(true);
  });
});
