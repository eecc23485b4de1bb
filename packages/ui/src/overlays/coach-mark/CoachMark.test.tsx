import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CoachMark } from './CoachMark.tsx';

const WORDS = ['این دکمه تو را به سؤال می‌برد.', 'این‌جا راهنمایی می‌گیری.'];

function Screen({ onClose, onCloseAll }: { onClose: () => void; onCloseAll?: () => void }) {
  const target = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState(1);
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <button type="button" ref={target} onClick={() => setPressed(pressed + 1)}>
        شروع {pressed}
      </button>
      <CoachMark
        target={target}
        step={step}
        steps={2}
        onNext={() => setStep(2)}
        onClose={onClose}
        {...(onCloseAll && { onCloseAll })}
      >
        {WORDS[step - 1]}
      </CoachMark>
    </>
  );
}

describe('CoachMark', () => {
  it('says its words as a status, leaves the focus where it is, and the page goes on working', async () => {
    const onClose = vi.fn();
    render(<Screen onClose={onClose} />);
    expect(screen.getByRole('region', { name: 'راهنمای این صفحه' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(WORDS[0]);
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('button', { name: /شروع/ }));
    expect(screen.getByRole('button', { name: 'شروع 1' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('goes from step to step, and the last one is the end', async () => {
    const onClose = vi.fn();
    render(<Screen onClose={onClose} />);
    expect(screen.getByText('۱ از ۲')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'فهمیدم' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'بعدی' }));
    expect(screen.getByRole('status').textContent).toBe(WORDS[1]);
    await userEvent.click(screen.getByRole('button', { name: 'فهمیدم' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes by its button and by Escape within, and by Escape elsewhere not', async () => {
    const onClose = vi.fn();
    render(<Screen onClose={onClose} />);
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'بستن راهنما' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('offers to close all only where that is possible', async () => {
    const onCloseAll = vi.fn();
    const { unmount } = render(<Screen onClose={() => undefined} />);
    expect(screen.queryByRole('button', { name: 'دیگر نشان نده' })).toBeNull();
    unmount();
    render(<Screen onClose={() => undefined} onCloseAll={onCloseAll} />);
    await userEvent.click(screen.getByRole('button', { name: 'دیگر نشان نده' }));
    expect(onCloseAll).toHaveBeenCalledOnce();
  });
});
