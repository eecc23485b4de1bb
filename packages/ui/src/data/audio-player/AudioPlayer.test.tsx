import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../testing/index.ts';
import { type AudioLine, AudioPlayer, type AudioPlayerProps } from './index.ts';
import { lineAt, playingTime } from './transcript.ts';

const lines: readonly AudioLine[] = [
  { from: 2, text: 'سلام بچه‌ها.' },
  { from: 20, text: 'امروز کسرها را می‌خوانیم.' },
];

const player = (props: Partial<AudioPlayerProps> = {}) => (
  <AudioPlayer title="درس کسرها" src="/fractions.mp3" lines={lines} {...props} />
);

const element = (place = 0) => document.querySelectorAll('audio')[place] as HTMLAudioElement;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'جای پخش' });

/** The browser has read how long it is. */
function loaded(duration = 65, audio = element()) {
  Object.defineProperty(audio, 'duration', { value: duration, configurable: true });
  fireEvent(audio, new Event('durationchange'));
}

/** It plays on to a time. */
function heardTo(seconds: number) {
  element().currentTime = seconds;
  fireEvent(element(), new Event('timeupdate'));
}

beforeEach(() => {
  const paused = new WeakMap<object, boolean>();
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function isPaused(this: HTMLMediaElement) {
    return paused.get(this) ?? true;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    paused.set(this, false);
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    if (paused.get(this) !== false) return;
    paused.set(this, true);
    this.dispatchEvent(new Event('pause'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('lines and times of audio', () => {
  it.each([
    [0, '۰:۰۰'],
    [65.9, '۱:۰۵'],
    [3725, '۱:۰۲:۰۵'],
    [Number.NaN, '۰:۰۰'],
    [-1, '۰:۰۰'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(playingTime(seconds, 'fa')).toBe(text);
  });

  it('finds the line that is said, in whatever order they are', () => {
    expect([0, 2, 19.9, 20, 99].map((seconds) => lineAt(lines, seconds))).toEqual([-1, 0, 0, 1, 1]);
    expect(lineAt(lines.toReversed(), 5)).toBe(1);
    expect(lineAt([], 5)).toBe(-1);
  });
});

describe('AudioPlayer', () => {
  it('plays and pauses, and says the line that is heard', async () => {
    const onPlay = vi.fn();
    const { user, container } = renderPersian(player({ onPlay }));
    loaded();
    await user.click(button('پخش'));
    expect(onPlay).toHaveBeenCalledOnce();
    act(() => heardTo(21));
    expect(screen.getByText('۰:۲۱')).toBeDefined();
    expect(slider().getAttribute('aria-valuetext')).toBe('۰:۲۱ از ۱:۰۵');
    expect(screen.getAllByText('امروز کسرها را می‌خوانیم.')[0]?.localName).toBe('p');
    await user.click(button('مکث'));
    expect(button('پخش')).toBeDefined();
    expect(await axeFindings(container)).toEqual([]);
  });

  it.each(DIRECTIONS)('goes on to the right, as lines of time do, in $dir', async ({ dir }) => {
    const { user } = renderPersian(player(), { dir });
    loaded();
    act(() => heardTo(30));
    slider().focus();
    // The second key goes on from the first, wherever the browser is.
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(element().currentTime).toBe(32);
    await user.keyboard('{ArrowLeft}');
    expect(element().currentTime).toBe(31);
    await user.keyboard('{End}');
    expect(element().currentTime).toBe(65);
    await user.keyboard('{Home}');
    expect(element().currentTime).toBe(0);
  });

  it('goes ten seconds back and forward, within its ends', async () => {
    const { user } = renderPersian(player());
    expect(button('۱۰ ثانیه جلو')).toHaveProperty('disabled', true);
    loaded();
    act(() => heardTo(58));
    await user.click(button('۱۰ ثانیه جلو'));
    expect(element().currentTime).toBe(65);
    act(() => heardTo(4));
    await user.click(button('۱۰ ثانیه عقب'));
    expect(element().currentTime).toBe(0);
  });

  it('is heard faster or slower, also when it plays again', async () => {
    const { user } = renderPersian(player());
    loaded();
    await user.click(button('سرعت پخش ۱ برابر'));
    await user.click(screen.getByRole('menuitemcheckbox', { name: '۱٫۵ برابر', checked: false }));
    expect(element().playbackRate).toBe(1.5);
    expect(button('سرعت پخش ۱٫۵ برابر').textContent).toBe('۱٫۵×');
    element().playbackRate = 1;
    await user.click(button('پخش'));
    expect(element().playbackRate).toBe(1.5);
  });

  it('has all its words behind a button, each of which leads to where it is said', async () => {
    const { user } = renderPersian(player());
    loaded();
    expect(screen.queryByRole('list')).toBeNull();
    await user.click(button('متن صدا'));
    expect(button('متن صدا').getAttribute('aria-expanded')).toBe('true');
    const text = within(screen.getByRole('list', { name: 'متن صدا' }));
    await user.click(text.getByRole('button', { name: /امروز کسرها/ }));
    expect(element().currentTime).toBe(20);
    act(() => heardTo(20));
    expect(text.getByRole('button', { name: /امروز کسرها/ }).getAttribute('aria-current')).toBe('true');
  });

  it('stops what else plays on the page', async () => {
    const { user } = renderPersian(
      <>
        {player()}
        {player({ title: 'درس نسبت', src: '/ratio.mp3' })}
      </>,
    );
    const [first, second] = screen.getAllByRole('button', { name: 'پخش' });
    await user.click(first as HTMLElement);
    await user.click(second as HTMLElement);
    expect([element(0).paused, element(1).paused]).toEqual([true, false]);
  });

  it('says that it failed, and tries again', async () => {
    const { user } = renderPersian(player());
    fireEvent(element(), new Event('error'));
    expect(screen.getByRole('alert').textContent).toContain('صدا پخش نشد.');
    await user.click(button('دوباره تلاش کن'));
    expect(HTMLMediaElement.prototype.load).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('begins again with another source', () => {
    const { rerender } = renderPersian(player());
    loaded();
    act(() => heardTo(30));
    rerender(player({ src: '/ratio.mp3' }));
    expect(screen.queryByText('۰:۳۰')).toBeNull();
  });
});
