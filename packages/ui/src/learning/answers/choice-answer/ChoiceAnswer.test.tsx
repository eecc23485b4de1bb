import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../../testing/index.ts';
import { liveFrom } from '../../../testing/live.tsx';
import type { AnswerHandle, FormOf } from '../answer-props.ts';
import { ChoiceAnswer } from './index.ts';

const sign = (value: '<' | '=' | '>') => [{ t: 'math', math: { t: 'operator', sign: value } }] as const;

const signs: FormOf<'choice'> = {
  kind: 'choice',
  layout: 'tiles',
  options: [
    { id: 'less', content: sign('<') },
    { id: 'equal', content: sign('=') },
    { id: 'more', content: sign('>') },
  ],
};

const lines: FormOf<'choice'> = {
  kind: 'choice',
  layout: 'list',
  options: [
    { id: 'a', content: [{ t: 'text', text: 'مخرج‌ها را یکی کرده و صورت‌ها را جمع کرده است.' }] },
    { id: 'b', content: [{ t: 'text', text: 'صورت‌ها و مخرج‌ها را جدا جمع کرده است.' }] },
  ],
};

const product = (value: string) =>
  ({
    t: 'math',
    math: {
      t: 'row',
      children: [
        { t: 'number', value: '4' },
        { t: 'operator', sign: '×' },
        { t: 'number', value: '60' },
        { t: 'operator', sign: '=' },
        { t: 'number', value },
      ],
    },
  }) as const;

const worked: FormOf<'choice'> = {
  kind: 'choice',
  layout: 'lines',
  options: [
    { id: 'a', content: [{ t: 'text', text: 'ضرب: ' }, product('24')] },
    { id: 'b', content: [product('240')] },
  ],
};

const Answer = liveFrom(ChoiceAnswer, { form: signs, value: { kind: 'choice', option: null } });

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const picked = () => screen.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked);

describe('ChoiceAnswer', () => {
  it.each(['2', '۲', '٢'])('picks the second option at the key «%s»', async (key) => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    await user.tab();
    await user.keyboard(key);
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'choice', option: 'equal' });
    expect(document.activeElement).toBe(radio('مساوی است با'));
  });

  it('pays no heed to a number without an option, nor to one held with Alt', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    await user.tab();
    await user.keyboard('۴0{Alt>}1{/Alt}');
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each(DIRECTIONS)('goes on along the tiles in reading order, in $dir', async ({ dir, next }) => {
    const { user } = renderPersian(<Answer />, { dir });
    await user.tab();
    await user.keyboard(next);
    expect(picked()).toBe(1);
  });

  it.each(DIRECTIONS)('goes back from the first tile round to the last, in $dir', async ({ dir, previous }) => {
    const { user } = renderPersian(<Answer />, { dir });
    await user.tab();
    await user.keyboard(previous);
    expect(picked()).toBe(2);
  });

  it.each(DIRECTIONS)('goes down and up the lines, in $dir', async ({ dir }) => {
    const { user } = renderPersian(<Answer form={lines} />, { dir });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(picked()).toBe(1);
    await user.keyboard('{ArrowUp}');
    expect(picked()).toBe(0);
  });

  it('says each line of worked maths with its number, and picks it by click, arrow and number', async () => {
    const { user, container } = renderPersian(<Answer form={worked} />);
    expect(screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/سطر ۱: ضرب:/),
      expect.stringMatching(/سطر ۲: /),
    ]);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(picked()).toBe(1);
    await user.keyboard('۱');
    expect(picked()).toBe(0);
    await user.click(screen.getByText(/سطر ۲/));
    expect(picked()).toBe(1);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('submits on Enter, once', async () => {
    const onSubmit = vi.fn();
    const { user } = renderPersian(<Answer onSubmit={onSubmit} />);
    await user.tab();
    await user.keyboard('۱{Enter>3/}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('picks by a click', async () => {
    const { user } = renderPersian(<Answer form={lines} />);
    await user.click(screen.getByText('صورت‌ها و مخرج‌ها را جدا جمع کرده است.'));
    expect(picked()).toBe(1);
  });

  it('changes nothing while read-only, but hands Enter on', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user } = renderPersian(
      <Answer
        isReadOnly
        status="wrong"
        value={{ kind: 'choice', option: 'less' }}
        onChange={onChange}
        onSubmit={onSubmit}
      />,
    );
    await user.tab();
    await user.keyboard('۲{ArrowLeft}{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByText('هنوز نه')).toBeTruthy();
  });

  it('takes the focus when it appears and on demand, without picking', () => {
    const handle = createRef<AnswerHandle>();
    renderPersian(<Answer focusOnMount ref={handle} />);
    expect(document.activeElement).toBe(radio('کوچک‌تر است از'));
    expect(picked()).toBe(-1);
    (document.activeElement as HTMLElement).blur();
    handle.current?.focus();
    expect(document.activeElement).toBe(radio('کوچک‌تر است از'));
  });

  it('is named by the question, says its keys, and has no accessibility findings', async () => {
    const { container } = renderPersian(
      <>
        <p id="stem">کدام علامت درست است؟</p>
        <Answer labelledBy="stem" status="right" value={{ kind: 'choice', option: 'less' }} />
      </>,
    );
    const group = screen.getByRole('radiogroup', { name: 'کدام علامت درست است؟' });
    expect(group).toHaveAccessibleDescription(/با کلیدهای عدد.*درست/);
    expect(await axeFindings(container)).toEqual([]);
  });
});
