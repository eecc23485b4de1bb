import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { CodeField } from './CodeField.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'کد تأیید' });

function EmptiedWhenComplete() {
  const [code, setCode] = useState('');
  return <CodeField value={code} onChange={setCode} onComplete={() => setCode('')} />;
}

afterEach(() => {
  delete document.documentElement.dataset.digits;
});

describe('CodeField', () => {
  it.each(['۱۲۳۴۵۶', '١٢٣٤٥٦', '123456', '12۳۴٥٦'])(
    'takes %s typed digit by digit and is complete once',
    async (typed) => {
      const onChange = vi.fn();
      const onComplete = vi.fn();
      render(<CodeField onChange={onChange} onComplete={onComplete} />);
      await userEvent.type(input(), typed);
      expect(onChange).toHaveBeenLastCalledWith('123456');
      expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
      expect(input().value).toBe('۱۲۳۴۵۶');
    },
  );

  it.each(['۱۲۳۴۵۶', 'کد ورود شما: ۱۲۳ ۴۵۶', '123-456'])('takes %j pasted whole', async (pasted) => {
    const onComplete = vi.fn();
    render(<CodeField onComplete={onComplete} />);
    await userEvent.click(input());
    await userEvent.paste(pasted);
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  });

  it('is one real input the phone can fill in', () => {
    render(<CodeField />);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(input().getAttribute('autocomplete')).toBe('one-time-code');
    expect(input().inputMode).toBe('numeric');
  });

  it('leaves out what is not a digit, and what is too much', async () => {
    const onChange = vi.fn();
    const onComplete = vi.fn();
    render(<CodeField length={4} onChange={onChange} onComplete={onComplete} />);
    await userEvent.type(input(), '1الف2-34');
    expect(onChange).toHaveBeenCalledTimes(4);
    await userEvent.type(input(), '5');
    expect(onChange).toHaveBeenCalledTimes(4);
    expect(onComplete).toHaveBeenCalledOnce();
  });

  it('replaces a digit in the middle of a full code and is complete again', async () => {
    const onComplete = vi.fn();
    render(<CodeField defaultValue="123456" onComplete={onComplete} />);
    await userEvent.type(input(), '۹', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('129456');
    expect(input().selectionStart).toBe(3);
  });

  it('draws the digits in their boxes and says where the next one goes', async () => {
    const { container } = render(<CodeField length={4} />);
    await userEvent.type(input(), '12');
    const boxes = [...container.querySelectorAll('[aria-hidden="true"] > span')];
    expect(boxes.map((box) => box.textContent)).toEqual(['۱', '۲', '', '']);
    expect(boxes.map((box) => box.hasAttribute('data-active'))).toEqual([false, false, true, false]);
    await userEvent.tab();
    expect(boxes.some((box) => box.hasAttribute('data-active'))).toBe(false);
  });

  it('shows its first box when the focus is given to it', () => {
    const { container } = render(<CodeField length={4} autoFocus />);
    expect(document.activeElement).toBe(input());
    const boxes = [...container.querySelectorAll('[aria-hidden="true"] > span')];
    expect(boxes.map((box) => box.hasAttribute('data-active'))).toEqual([true, false, false, false]);
  });

  it('prints the digits the reader wants', () => {
    document.documentElement.dataset.digits = 'latn';
    render(<CodeField defaultValue="123456" />);
    expect(input().value).toBe('123456');
  });

  it('can be emptied by its parent after a wrong code', async () => {
    render(<EmptiedWhenComplete />);
    await userEvent.type(input(), '123456');
    expect(input().value).toBe('');
  });

  it('sends ASCII digits, and holds a form with a cut-off code back', async () => {
    const sent = vi.fn();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).getAll('code'));
        }}
      >
        <CodeField name="code" />
        <Button type="submit">ورود</Button>
      </form>,
    );
    await userEvent.type(input(), '۱۲۳');
    await userEvent.click(screen.getByRole('button'));
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByText('کد ۶ رقم دارد.')).toBeDefined();
    await userEvent.type(input(), '۴۵۶');
    await userEvent.click(screen.getByRole('button'));
    expect(sent).toHaveBeenCalledWith(['123456']);
  });
});
