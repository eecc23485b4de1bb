import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../../testing/index.ts';
import { liveFrom } from '../../../testing/live.tsx';
import type { FormOf } from '../answer-props.ts';
import { ShadePartsAnswer } from './index.ts';

const bar: FormOf<'sectors'> = { kind: 'sectors', shape: 'bar', parts: 4, palette: [{ tone: 'accent' }] };
const spinner: FormOf<'sectors'> = {
  kind: 'sectors',
  shape: 'spinner',
  parts: 3,
  palette: [{ tone: 'rose' }, { tone: 'sky', label: 'انگور' }],
};

const Answer = liveFrom(ShadePartsAnswer, { form: bar, value: { kind: 'sectors', tones: [] } });

const part = (name: string) => screen.getByRole('button', { name });
const sent = (onChange: ReturnType<typeof vi.fn>) => onChange.mock.lastCall?.[0].tones;

describe.each(DIRECTIONS)('ShadePartsAnswer in $dir', ({ dir }) => {
  it('walks a bar from the left and shades by Space and Enter', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />, { dir });
    await user.tab();
    expect(document.activeElement).toBe(part('قسمت ۱ از ۴'));
    await user.keyboard('{ArrowRight} {ArrowRight}{Enter}');
    expect(sent(onChange)).toEqual([null, 'accent', 'accent', null]);
    await user.keyboard('{ArrowLeft}{Delete}{ArrowRight} ');
    expect(sent(onChange)).toEqual([null, null, null, null]);
  });
});

describe('ShadePartsAnswer', () => {
  it('goes round a spinner in both directions', async () => {
    const { user } = renderPersian(<Answer form={spinner} />);
    part('قسمت ۱ از ۳، بی‌رنگ').focus();
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(part('قسمت ۳ از ۳، بی‌رنگ'));
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(part('قسمت ۲ از ۳، بی‌رنگ'));
  });

  it('paints in the color of the palette, over another one too, and names it', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer form={spinner} onChange={onChange} />);
    await user.click(part('قسمت ۱ از ۳، بی‌رنگ'));
    expect(part('قسمت ۱ از ۳، قرمز')).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('radio', { name: 'انگور' }));
    await user.click(part('قسمت ۱ از ۳، قرمز'));
    expect(sent(onChange)).toEqual(['sky', null, null]);
    await user.click(part('قسمت ۱ از ۳، انگور'));
    expect(sent(onChange)).toEqual([null, null, null]);
  });

  it('takes a color by its number in whatever digits, or by the arrows of the palette', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer form={spinner} onChange={onChange} />);
    part('قسمت ۱ از ۳، بی‌رنگ').focus();
    await user.keyboard('۲ ');
    expect(sent(onChange)).toEqual(['sky', null, null]);
    await user.keyboard('1 ');
    expect(sent(onChange)).toEqual(['rose', null, null]);
    await user.keyboard('٢ ');
    expect(sent(onChange)).toEqual(['sky', null, null]);
    screen.getByRole('radio', { name: 'قرمز' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'انگور' })).toBeChecked();
  });

  it('begins afresh by its button, submits on Ctrl+Enter, and changes nothing while read-only', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user, rerender } = renderPersian(
      <Answer onChange={onChange} onSubmit={onSubmit} value={{ kind: 'sectors', tones: ['accent'] }} focusOnMount />,
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'پاک کن' }));
    expect(sent(onChange)).toEqual([null, null, null, null]);
    rerender(<Answer onChange={onChange} onSubmit={onSubmit} isReadOnly />);
    await user.click(part('قسمت ۱ از ۴'));
    part('قسمت ۱ از ۴').focus();
    await user.keyboard(' {Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('keeps the names of its colors when nothing can be changed any more', () => {
    renderPersian(<Answer form={spinner} isReadOnly value={{ kind: 'sectors', tones: ['rose', 'sky', 'sky'] }} />);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('انگور')).toBeVisible();
  });

  it('has no accessibility findings', async () => {
    const { container } = renderPersian(
      <Answer form={spinner} status="invalid" value={{ kind: 'sectors', tones: ['rose'] }} />,
    );
    expect(await axeFindings(container)).toEqual([]);
  });
});
