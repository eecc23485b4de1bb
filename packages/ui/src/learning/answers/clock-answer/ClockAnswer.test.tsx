import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../../testing/index.ts';
import { liveFrom } from '../../../testing/live.tsx';
import { ClockAnswer } from './index.ts';

const withSeconds = { kind: 'clock', format: 'duration', seconds: true } as const;

const Answer = liveFrom(ClockAnswer, {
  form: { kind: 'clock', format: 'time12' },
  value: { kind: 'clock', hour: '', minute: '' },
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map((each) => each.value);

describe.each(DIRECTIONS)('ClockAnswer in $dir', ({ dir }) => {
  it('has the hours on the left and goes right to the minutes, whatever the page does', async () => {
    const { user } = renderPersian(<Answer />, { dir });
    expect(screen.getAllByRole('textbox')[0]).toBe(box('ساعت'));
    expect(box('ساعت').closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    await user.type(box('ساعت'), '۷{ArrowRight}۱۵');
    expect(shown()).toEqual(['۷', '۱۵']);
    box('دقیقه').setSelectionRange(0, 0);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(box('ساعت'));
  });
});

describe('ClockAnswer', () => {
  it('goes on at a colon and keeps the digits as typed', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    await user.type(box('ساعت'), '٧:0۵');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'clock', hour: '٧', minute: '0۵' });
    expect(document.activeElement).toBe(box('دقیقه'));
  });

  it('fills all boxes from a pasted time, but never over what is there', async () => {
    const { user } = renderPersian(
      <Answer form={withSeconds} value={{ kind: 'clock', hour: '', minute: '', second: '' }} />,
    );
    await user.click(box('ساعت'));
    await user.paste('۱:۵۹:۳۵');
    expect(shown()).toEqual(['۱', '۵۹', '۳۵']);
    await user.clear(box('ساعت'));
    await user.paste('۲:۴');
    expect(shown()).toEqual(['۲۴', '۵۹', '۳۵']);
  });

  it('passes Enter through the empty boxes and submits after the last', async () => {
    const onSubmit = vi.fn();
    const { user } = renderPersian(
      <Answer
        form={withSeconds}
        value={{ kind: 'clock', hour: '', minute: '', second: '' }}
        onSubmit={onSubmit}
        focusOnMount
      />,
    );
    await user.keyboard('۱{Enter}۲{Enter}');
    expect(document.activeElement).toBe(box('ثانیه'));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('۳{Enter}');
    expect(shown()).toEqual(['۱', '۲', '۳']);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('has no accessibility findings', async () => {
    const { container } = renderPersian(<Answer status="wrong" value={{ kind: 'clock', hour: '۷', minute: '۱۵' }} />);
    expect(await axeFindings(container)).toEqual([]);
  });
});
