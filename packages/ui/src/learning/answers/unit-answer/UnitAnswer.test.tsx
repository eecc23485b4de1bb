import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../../testing/index.ts';
import { liveFrom } from '../../../testing/live.tsx';
import type { AnswerHandle } from '../answer-props.ts';
import { UnitAnswer, type UnitForm } from './index.ts';

const form: UnitForm = {
  kind: 'unit',
  units: [
    { id: 'cm', label: 'سانتی‌متر' },
    { id: 'm', label: 'متر' },
    { id: 'km', label: 'کیلومتر' },
  ],
};

const Answer = liveFrom(UnitAnswer, { form, value: { kind: 'unit', value: '', unit: null } });

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'عدد' });
const unit = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('UnitAnswer', () => {
  it.each(DIRECTIONS)('picks the next and the last unit by arrows in reading order, in $dir', async (keys) => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />, { dir: keys.dir });
    await user.tab();
    await user.tab();
    await user.keyboard(keys.next);
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'unit', value: '', unit: 'm' });
    await user.keyboard(`${keys.previous}${keys.previous}`);
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'unit', value: '', unit: 'km' });
  });

  it('is one value: the number as typed, and the unit', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    await user.click(screen.getByText('متر'));
    await user.type(box(), '2/٥');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'unit', value: '2/٥', unit: 'm' });
  });

  it('goes on Enter to what is missing, and submits once nothing is', async () => {
    const onSubmit = vi.fn();
    const { user } = renderPersian(<Answer onSubmit={onSubmit} />);
    unit('سانتی‌متر').focus();
    await user.keyboard(' {Enter}');
    expect(document.activeElement).toBe(box());
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('5{Enter>3/}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('leads from the number to the units while none is picked', async () => {
    const onSubmit = vi.fn();
    const { user } = renderPersian(<Answer onSubmit={onSubmit} focusOnMount />);
    await user.keyboard('۵{Enter}');
    expect(document.activeElement).toBe(unit('سانتی‌متر'));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard(' {Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('changes nothing while read-only, but hands Enter on', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user } = renderPersian(
      <Answer
        isReadOnly
        status="wrong"
        value={{ kind: 'unit', value: '۵', unit: 'm' }}
        onChange={onChange}
        onSubmit={onSubmit}
      />,
    );
    await user.type(box(), '7{Enter}');
    await user.click(screen.getByText('کیلومتر'));
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByText('هنوز نه')).toBeDefined();
  });

  it('takes the focus on demand where something is missing', () => {
    const handle = createRef<AnswerHandle>();
    const { unmount } = renderPersian(<Answer ref={handle} />);
    handle.current?.focus();
    expect(document.activeElement).toBe(box());
    unmount();
    renderPersian(<Answer ref={handle} value={{ kind: 'unit', value: '۵', unit: null }} />);
    handle.current?.focus();
    expect(document.activeElement).toBe(unit('سانتی‌متر'));
  });

  it('is named by the question and has no accessibility findings', async () => {
    const { container } = renderPersian(
      <>
        <p id="stem">طول میز چقدر است؟</p>
        <Answer labelledBy="stem" status="right" value={{ kind: 'unit', value: '۲', unit: 'm' }} />
      </>,
    );
    expect(screen.getByRole('group', { name: 'طول میز چقدر است؟' })).toBeDefined();
    expect(screen.getByRole('radiogroup', { name: 'واحد' })).toHaveAccessibleDescription('درست');
    expect(await axeFindings(container)).toEqual([]);
  });
});
