import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MashqProvider } from '../../../i18n/MashqProvider.tsx';
import { liveFrom } from '../../../testing/live.tsx';
import type { AnswerHandle } from '../answer-props.ts';
import { FractionAnswer, type FractionAnswerProps } from './index.ts';

const EMPTY = { kind: 'fraction', numerator: '', denominator: '' } as const;

const Answer = liveFrom(FractionAnswer, { value: EMPTY });

const above = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'صورت کسر' });
const below = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'مخرج کسر' });

describe.each(['rtl', 'ltr'] as const)('FractionAnswer in %s', (dir) => {
  const show = (props: Partial<FractionAnswerProps> = {}) =>
    render(
      <MashqProvider dir={dir}>
        <Answer {...props} />
      </MashqProvider>,
    );

  it('moves between its boxes by the up and down arrows', async () => {
    show();
    await userEvent.type(above(), '۵{ArrowDown}۶');
    expect([above().value, below().value]).toEqual(['۵', '۶']);
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(above());
  });

  it('is an island of its own direction', () => {
    show();
    expect(above().closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    expect(above().parentElement?.getAttribute('dir')).toBe('ltr');
  });
});

describe('FractionAnswer', () => {
  it.each(['/', '⁄', '∕'])('goes below at a «%s» typed above', async (slash) => {
    const onChange = vi.fn();
    render(<Answer onChange={onChange} />);
    await userEvent.type(above(), `٣${slash}4`);
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'fraction', numerator: '٣', denominator: '4' });
    expect(document.activeElement).toBe(below());
  });

  it('fills both boxes from a pasted fraction', async () => {
    render(<Answer />);
    above().focus();
    await userEvent.paste('۳/۴');
    expect([above().value, below().value]).toEqual(['۳', '۴']);
  });

  it('loses nothing when a slash is typed with the denominator already there', async () => {
    render(<Answer value={{ kind: 'fraction', numerator: '۳۴', denominator: '۵' }} />);
    above().focus();
    above().setSelectionRange(1, 1);
    await userEvent.keyboard('/');
    expect([above().value, below().value]).toEqual(['۳۴', '۵']);
    expect(document.activeElement).toBe(below());
  });

  it('keeps a slash typed below, for the checker to speak of', async () => {
    render(<Answer />);
    await userEvent.type(below(), '۱/۲');
    expect(below().value).toBe('۱/۲');
  });

  it('goes below on Enter, then submits; with the upper box empty it still submits from below', async () => {
    const onSubmit = vi.fn();
    render(<Answer onSubmit={onSubmit} />);
    await userEvent.type(above(), '۵{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('۶{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.clear(above());
    await userEvent.type(below(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('is named by the question and focused at its first empty box', () => {
    const handle = createRef<AnswerHandle>();
    render(
      <>
        <p id="stem">حاصل جمع را بنویس.</p>
        <Answer labelledBy="stem" ref={handle} value={{ kind: 'fraction', numerator: '۵', denominator: '' }} />
      </>,
    );
    expect(screen.getByRole('group', { name: 'حاصل جمع را بنویس.' })).toBeTruthy();
    handle.current?.focus();
    expect(document.activeElement).toBe(below());
  });
});
