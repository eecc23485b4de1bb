import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AnswerBox } from '../answers/answer-box/AnswerBox.tsx';
import { NumberPad, type NumberPadProps, NumberPadProvider } from './index.ts';

function Desk({
  boxes = ['صورت کسر', 'مخرج کسر'],
  start = '',
  ...pad
}: { boxes?: string[]; start?: string } & NumberPadProps) {
  const [values, setValues] = useState(boxes.map(() => start));
  return (
    <NumberPadProvider>
      {boxes.map((name, place) => (
        <AnswerBox
          key={name}
          aria-label={name}
          keyboard="numeric"
          value={values[place] ?? ''}
          onChange={(text) => setValues((all) => all.map((old, index) => (index === place ? text : old)))}
        />
      ))}
      <NumberPad {...pad} />
    </NumberPadProvider>
  );
}

const key = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.digits;
});

describe('NumberPad', () => {
  it('writes in the box that has the focus and leaves it there', async () => {
    render(<Desk />);
    await userEvent.click(box('مخرج کسر'));
    await userEvent.click(key('۱'));
    await userEvent.click(key('۲'));
    expect(box('مخرج کسر').value).toBe('۱۲');
    expect(box('صورت کسر').value).toBe('');
    expect(document.activeElement).toBe(box('مخرج کسر'));
  });

  it('writes in the first box while none had the focus, and puts it there', async () => {
    render(<Desk />);
    await userEvent.click(key('۷'));
    expect(box('صورت کسر').value).toBe('۷');
    expect(document.activeElement).toBe(box('صورت کسر'));
  });

  it('writes at the caret and over a selection', async () => {
    render(<Desk start="۱۲۳" />);
    await userEvent.click(box('صورت کسر'));
    box('صورت کسر').setSelectionRange(1, 1);
    await userEvent.click(key('۹'));
    expect(box('صورت کسر').value).toBe('۱۹۲۳');
    expect(box('صورت کسر').selectionStart).toBe(2);
    box('صورت کسر').setSelectionRange(0, 3);
    await userEvent.click(key('۵'));
    expect(box('صورت کسر').value).toBe('۵۳');
  });

  it('says a digit that is written over by itself too, and goes on after it', async () => {
    const onChange = vi.fn();
    render(
      <NumberPadProvider>
        <AnswerBox aria-label="پاسخ" keyboard="numeric" value="۱۲۳" onChange={onChange} />
        <NumberPad />
      </NumberPadProvider>,
    );
    await userEvent.click(box('پاسخ'));
    box('پاسخ').setSelectionRange(1, 2);
    await userEvent.click(key('۲'));
    expect(onChange).toHaveBeenLastCalledWith('۱۲۳');
    expect(box('پاسخ').selectionStart).toBe(2);
    box('پاسخ').setSelectionRange(1, 1);
    await userEvent.click(key('۹'));
    expect(onChange).toHaveBeenLastCalledWith('۱۹۲۳');
  });

  it('takes away the character before the caret, or the selection, and nothing from an empty box', async () => {
    render(<Desk start="۱۲۳" />);
    await userEvent.click(box('صورت کسر'));
    box('صورت کسر').setSelectionRange(3, 3);
    await userEvent.click(key('پاک کردن'));
    expect(box('صورت کسر').value).toBe('۱۲');
    box('صورت کسر').setSelectionRange(0, 2);
    await userEvent.click(key('پاک کردن'));
    await userEvent.click(key('پاک کردن'));
    expect(box('صورت کسر').value).toBe('');
  });

  it('loses no key when two come before the next render', () => {
    render(<Desk />);
    act(() => {
      key('۴').click();
      key('۲').click();
      key('پاک کردن').click();
      key('۵').click();
    });
    expect(box('صورت کسر').value).toBe('۴۵');
  });

  it('has the mark, the sign, the next box and done only where asked', async () => {
    const onDone = vi.fn();
    const { rerender } = render(<Desk />);
    for (const name of ['ممیز', 'منفی', 'خانهٔ بعدی', 'تأیید'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    rerender(<Desk hasDecimalMark hasMinus hasNext onDone={onDone} />);
    await userEvent.click(key('منفی'));
    await userEvent.click(key('۳'));
    await userEvent.click(key('ممیز'));
    await userEvent.click(key('۵'));
    expect(box('صورت کسر').value).toBe('−۳٫۵');
    await userEvent.click(key('خانهٔ بعدی'));
    expect(document.activeElement).toBe(box('مخرج کسر'));
    await userEvent.click(key('خانهٔ بعدی'));
    expect(document.activeElement).toBe(box('صورت کسر'));
    await userEvent.click(key('تأیید'));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('writes Latin digits for who reads those', async () => {
    document.documentElement.dataset.digits = 'latn';
    render(<Desk hasDecimalMark />);
    await userEvent.click(key('7'));
    await userEvent.click(key('ممیز'));
    expect(box('صورت کسر').value).toBe('7.');
  });

  it('is one tab stop whose keys the arrows reach, left being left, and the focus stays on the pad', async () => {
    render(<Desk boxes={['پاسخ']} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(key('۷'));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}{ArrowLeft} ');
    expect(document.activeElement).toBe(key('۴'));
    expect(box('پاسخ').value).toBe('۵۴');
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    expect(document.activeElement).toBe(key('۴'));
  });

  it('keeps the keyboard of a touch device away only while it is there', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)', media: query }) as MediaQueryList,
    );
    const { unmount } = render(<Desk boxes={['پاسخ']} />);
    expect(box('پاسخ').inputMode).toBe('none');
    unmount();
    render(
      <NumberPadProvider>
        <AnswerBox aria-label="پاسخ" keyboard="decimal" value="" onChange={() => {}} />
      </NumberPadProvider>,
    );
    expect(box('پاسخ').inputMode).toBe('decimal');
  });

  it('writes nothing while disabled', async () => {
    render(<Desk isDisabled />);
    await userEvent.click(key('۷'));
    expect(box('صورت کسر').value).toBe('');
  });
});
