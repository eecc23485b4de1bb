import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../testing/index.ts';
import { ImageViewer, type ViewerImage } from './index.ts';

const IMAGES: readonly ViewerImage[] = ['یک', 'دو', 'سه'].map((alt) => ({ id: alt, url: `/${alt}.png`, alt }));

// There is no layout without a browser: window and picture are 400 by 300.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
});

function Gallery({ images = IMAGES }: { images?: readonly ViewerImage[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setOpenId(images[0]?.id ?? null)}>
        باز کن
      </button>
      <ImageViewer images={images} openId={openId} onOpenIdChange={setOpenId} />
    </>
  );
}

const picture = () => within(screen.getByRole('dialog')).getByRole('img');
const scale = () => Number(picture().style.getPropertyValue('zoom'));
/** Pixels of the window it was moved by: `zoom` stretches the lengths of the style. */
const moved = () =>
  picture()
    .style.getPropertyValue('translate')
    .split(' ')
    .map((length) => Math.round(Number.parseFloat(length) * scale()));
const opener = () => screen.getByText('باز کن');

async function open(images?: readonly ViewerImage[], dir: 'rtl' | 'ltr' = 'rtl') {
  const { user } = renderPersian(<Gallery {...(images && { images })} />, { dir });
  await user.click(opener());
  fireEvent.load(picture());
  return user;
}

describe('ImageViewer', () => {
  it('takes the focus, closes by Escape and by its button, and gives the focus back', async () => {
    const user = await open();
    const dialog = screen.getByRole('dialog', { name: 'دیدن تصویر' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(await axeFindings(dialog)).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener()));
    await user.click(opener());
    await user.click(screen.getByRole('button', { name: 'بستن' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by Escape though the button that was pressed let the focus fall to the page', async () => {
    const user = await open();
    await user.keyboard('+');
    await user.click(screen.getByRole('button', { name: '۱۵۰٪، به اندازهٔ پنجره' }));
    // As browsers do with a button that is disabled under the focus.
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is made larger and smaller by keys of any digits and by buttons, within limits, and says so', async () => {
    const user = await open();
    await user.keyboard('+=');
    expect(scale()).toBeCloseTo(2.25);
    expect(screen.getByText('بزرگ‌نمایی ۲۲۵٪').getAttribute('aria-live')).toBe('polite');
    await user.keyboard('-');
    expect(scale()).toBeCloseTo(1.5);
    await user.keyboard('۰');
    expect(scale()).toBe(1);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'کوچک‌تر' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'بزرگ‌تر' }));
    expect(scale()).toBe(1.5);
    await user.click(screen.getByRole('button', { name: '۱۵۰٪، به اندازهٔ پنجره' }));
    expect(scale()).toBe(1);
    await user.keyboard('+++++++');
    expect(scale()).toBe(8);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'بزرگ‌تر' }).disabled).toBe(true);
  });

  it('is made larger by the wheel and a double press, and moved by dragging and by arrows', async () => {
    const user = await open();
    const stage = picture().parentElement as HTMLElement;
    fireEvent.wheel(stage, { deltaY: -500, clientX: 0, clientY: 0 });
    expect(scale()).toBeGreaterThan(2);
    fireEvent.doubleClick(stage);
    expect(scale()).toBe(1);
    fireEvent.doubleClick(stage);
    expect(scale()).toBe(2.5);
    await user.keyboard('0++');
    const pointer = { pointerId: 1, button: 0, pointerType: 'mouse' };
    fireEvent.pointerDown(stage, { ...pointer, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(stage, { ...pointer, clientX: 30, clientY: 20 });
    fireEvent.pointerUp(stage, { ...pointer, clientX: 30, clientY: 20 });
    expect(moved()).toEqual([30, 20]);
    fireEvent.pointerMove(stage, { ...pointer, clientX: 90, clientY: 90 });
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(moved()).toEqual([-50, -60]);
  });

  it.each(DIRECTIONS)('goes to the next picture where reading goes on, in $dir', async ({ dir, next, previous }) => {
    const user = await open(undefined, dir);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'تصویر قبلی' }).disabled).toBe(true);
    await user.keyboard(next);
    expect(picture().getAttribute('alt')).toBe('دو');
    expect(screen.getByText('تصویر ۲ از ۳: دو')).toBeDefined();
    await user.keyboard(previous);
    expect(picture().getAttribute('alt')).toBe('یک');
    await user.keyboard('{PageDown}');
    await user.click(screen.getByRole('button', { name: 'تصویر بعدی' }));
    expect(picture().getAttribute('alt')).toBe('سه');
    await user.keyboard('{PageDown}');
    expect(picture().getAttribute('alt')).toBe('سه');
  });

  it('begins each picture fitted to the window', async () => {
    const user = await open();
    await user.keyboard('++{PageDown}');
    expect(scale()).toBe(1);
  });

  it('turns by a swipe of a finger, not of a mouse', async () => {
    await open();
    const stage = picture().parentElement as HTMLElement;
    const swipe = (pointerType: string) => {
      const pointer = { pointerId: 1, button: 0, pointerType };
      fireEvent.pointerDown(stage, { ...pointer, clientX: 0, clientY: 0 });
      fireEvent.pointerUp(stage, { ...pointer, clientX: 120, clientY: 10 });
    };
    swipe('mouse');
    expect(picture().getAttribute('alt')).toBe('یک');
    swipe('touch');
    expect(picture().getAttribute('alt')).toBe('دو');
  });

  it('has nothing to go to when there is one picture', async () => {
    await open(IMAGES.slice(0, 1));
    expect(screen.queryByRole('button', { name: 'تصویر بعدی' })).toBeNull();
  });

  it('says that it waits, says when the picture does not come, and tries again', async () => {
    const { user } = renderPersian(<Gallery />);
    await user.click(opener());
    expect(screen.getByRole('status').textContent).toBe('تصویر در راه است…');
    fireEvent.error(picture());
    expect(screen.getByRole('alert').textContent).toContain('تصویر دریافت نشد');
    await user.click(screen.getByRole('button', { name: 'دوباره تلاش کنید' }));
    fireEvent.load(picture());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
