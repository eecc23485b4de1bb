import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { formatDigits } from '../../i18n/digits.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'از صفحهٔ' });
const plus = () => screen.getByRole('button', { name: 'بیشتر کردن از صفحهٔ', hidden: true });
const minus = () => screen.getByRole('button', { name: 'کمتر کردن از صفحهٔ', hidden: true });

function Pages(props: Partial<NumberFieldProps>) {
  return <NumberField label="از صفحهٔ" minValue={1} maxValue={152} {...props} />;
}

function Controlled() {
  const [page, setPage] = useState<number | null>(149);
  return <Pages value={page} onChange={setPage} />;
}

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.digits;
});

describe('NumberField: typing', () => {
  it.each(['۴۰', '٤٠', '40', '۴0', '4٠'])('reads %s as 40 and prints it in Persian', async (typed) => {
    const onChange = vi.fn();
    render(<Pages onChange={onChange} />);
    await userEvent.type(input(), typed);
    expect(onChange).toHaveBeenLastCalledWith(40);
    expect(input().value).toBe('۴۰');
  });

  it('prints the digits the reader wants', () => {
    document.documentElement.dataset.digits = 'latn';
    render(<Pages defaultValue={40} />);
    expect(input().value).toBe('40');
  });

  it.each(['۱۲٫۵', '12.5', '١٢/٥', '12،5'])(
    'reads %s as the same decimal where decimals are allowed',
    async (typed) => {
      const onChange = vi.fn();
      render(<Pages maxDecimals={2} onChange={onChange} />);
      await userEvent.type(input(), typed);
      expect(onChange).toHaveBeenLastCalledWith(12.5);
      expect(input().value).toBe('۱۲٫۵');
    },
  );

  it('takes no letters, no second mark, no decimals of a whole number, no minus where none is meant', async () => {
    render(<Pages />);
    await userEvent.type(input(), '4الف-0.');
    expect(input().value).toBe('۴۰');
  });

  it('takes a minus where numbers below zero are meant', async () => {
    const onChange = vi.fn();
    render(<Pages minValue={-10} onChange={onChange} />);
    await userEvent.type(input(), '-3');
    expect(onChange).toHaveBeenLastCalledWith(-3);
    expect(input().value).toBe('−۳');
  });

  it('reads a pasted number with its thousands marks', async () => {
    const onChange = vi.fn();
    render(<Pages maxValue={100000} onChange={onChange} />);
    await userEvent.click(input());
    await userEvent.paste('۱۲٬۳۴۵');
    expect(onChange).toHaveBeenLastCalledWith(12345);
  });

  it.each(['abc -۵٫۱۲۳', '۱۲,۵', '12.5', 'twelve'])(
    'says that %s was not taken, and keeps what was there',
    async (pasted) => {
      const onChange = vi.fn();
      render(<Pages defaultValue={7} onChange={onChange} />);
      await userEvent.tripleClick(input());
      await userEvent.paste(pasted);
      expect(input().value).toBe('۷');
      expect(input().getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText('اینجا فقط عدد نوشته می‌شود، بدون ممیز.')).toBeDefined();
      expect(onChange).not.toHaveBeenCalled();
      await userEvent.paste('۴۰');
      await userEvent.tab();
      expect(screen.queryByText('اینجا فقط عدد نوشته می‌شود، بدون ممیز.')).toBeNull();
    },
  );

  it('says so while a decimal is typed into a whole number: the digits after the mark would make it another number', async () => {
    render(<Pages />);
    await userEvent.type(input(), '12,5');
    expect(screen.getByText('اینجا فقط عدد نوشته می‌شود، بدون ممیز.')).toBeDefined();
    await userEvent.clear(input());
    expect(screen.queryByText('اینجا فقط عدد نوشته می‌شود، بدون ممیز.')).toBeNull();
  });

  it('says how many digits follow the mark, and where no minus is meant', async () => {
    render(<Pages maxDecimals={2} />);
    await userEvent.click(input());
    await userEvent.paste('۵٫۱۲۳');
    expect(screen.getByText('اینجا فقط عدد نوشته می‌شود، تا ۲ رقم پس از ممیز.')).toBeDefined();
    await userEvent.paste('−۵');
    expect(screen.getByText('اینجا عدد منفی نوشته نمی‌شود.')).toBeDefined();
  });

  it.each(['fa', 'latn'])(
    'groups a large number while it is typed, with the caret at its digit, in %s digits',
    async (digits) => {
      document.documentElement.dataset.digits = digits;
      const local = (text: string) => (digits === 'fa' ? formatDigits(text).replaceAll(',', '٬') : text);
      const onChange = vi.fn();
      render(<NumberField label="از صفحهٔ" isGrouped onChange={onChange} />);
      await userEvent.type(input(), '1234567');
      expect(input().value).toBe(local('1,234,567'));
      expect(onChange).toHaveBeenLastCalledWith(1234567);
      await userEvent.type(input(), '9', { initialSelectionStart: 5, initialSelectionEnd: 5 });
      expect(input().value).toBe(local('12,349,567'));
      expect(input().selectionStart).toBe(6);
      await userEvent.keyboard('{Delete}');
      expect(input().value).toBe(local('1,234,967'));
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
      expect(input().value).toBe(local('1267'));
      await userEvent.tripleClick(input());
      await userEvent.paste('۹۸٬۷۶۵٬۴۳۲ ');
      expect(onChange).toHaveBeenLastCalledWith(98765432);
    },
  );

  it('leaves the caret where it was when a digit is put in the middle, and when a letter is left out there', async () => {
    render(<Pages defaultValue={42} />);
    await userEvent.type(input(), '1', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(input().value).toBe('۴۱۲');
    expect(input().selectionStart).toBe(2);
    await userEvent.type(input(), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input().value).toBe('۴۱۲');
    expect(input().selectionStart).toBe(2);
  });

  it('hands over null when it is emptied', async () => {
    const onChange = vi.fn();
    render(<Pages defaultValue={4} onChange={onChange} />);
    await userEvent.clear(input());
    expect(onChange).toHaveBeenLastCalledWith(null);
  });
});

describe('NumberField: steps', () => {
  it('steps by the arrows and by ten with the page keys, within the bounds, and announces where it is', async () => {
    render(<Controlled />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowUp}');
    expect(input().value).toBe('۱۵۰');
    expect(screen.getByRole('status').textContent).toBe('۱۵۰');
    await userEvent.keyboard('{PageUp}');
    expect(input().value).toBe('۱۵۲');
    await userEvent.keyboard('{PageDown}{ArrowDown}');
    expect(input().value).toBe('۱۴۱');
  });

  it('steps by its buttons, which rest at the bounds and are out of the Tab order', async () => {
    render(<Pages defaultValue={2} />);
    await userEvent.click(minus());
    expect(input().value).toBe('۱');
    expect(minus().hasAttribute('disabled')).toBe(true);
    await userEvent.click(plus());
    expect(input().value).toBe('۲');
    expect(plus().tabIndex).toBe(-1);
  });

  it('begins at the near bound when empty', async () => {
    render(<Pages />);
    await userEvent.click(plus());
    expect(input().value).toBe('۱');
  });

  it('goes to the next step from between two, and does not gather binary dust', async () => {
    render(<Pages minValue={0} maxValue={1} step={0.1} maxDecimals={2} defaultValue={0.25} />);
    await userEvent.click(plus());
    expect(input().value).toBe('۰٫۳');
    await userEvent.click(plus());
    expect(input().value).toBe('۰٫۴');
  });

  it('goes on while a button is held, and stops when it is let go', () => {
    vi.useFakeTimers();
    render(<Pages defaultValue={1} />);
    fireEvent.pointerDown(plus(), { button: 0, pointerType: 'mouse', pointerId: 1 });
    for (const wait of [400, 70, 70]) act(() => vi.advanceTimersByTime(wait));
    expect(input().value).toBe('۵');
    fireEvent.pointerUp(plus(), { button: 0, pointerType: 'mouse', pointerId: 1 });
    fireEvent.click(plus());
    act(() => vi.advanceTimersByTime(1000));
    expect(input().value).toBe('۵');
  });

  it('does not move while read-only', async () => {
    render(<Pages defaultValue={3} isReadOnly />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowUp}');
    expect(input().value).toBe('۳');
  });
});

describe('NumberField: checking', () => {
  it('refuses a number between two steps only where steps are asked for', async () => {
    const { rerender } = render(<Pages minValue={-20} maxValue={20} maxDecimals={2} />);
    await userEvent.type(input(), '12.25');
    await userEvent.tab();
    expect(screen.queryByText(/گام/)).toBeNull();
    rerender(<Pages minValue={-20} maxValue={20} maxDecimals={2} step={0.5} />);
    await userEvent.type(input(), '{Backspace}');
    await userEvent.tab();
    expect(screen.getByText(/گام/)).toBeDefined();
  });

  it('says a number out of range when it is left, and keeps it as typed', async () => {
    const onChange = vi.fn();
    render(<Pages onChange={onChange} />);
    await userEvent.type(input(), '۴۰۰');
    await userEvent.tab();
    expect(screen.getByText('این عدد باید از ۱ تا ۱۵۲ باشد.')).toBeDefined();
    expect(input().value).toBe('۴۰۰');
    expect(onChange).toHaveBeenLastCalledWith(400);
  });

  it('says what its owner finds wrong first', async () => {
    render(<Pages validate={(page) => (page !== null && page > 152 ? 'این کتاب ۱۵۲ صفحه دارد.' : null)} />);
    await userEvent.type(input(), '400');
    await userEvent.tab();
    expect(screen.getByText('این کتاب ۱۵۲ صفحه دارد.')).toBeDefined();
  });

  it('sends plain ASCII, and holds the form back while required and empty', async () => {
    const sent = vi.fn();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).getAll('firstPage'));
        }}
      >
        <Pages name="firstPage" isRequired />
        <Button type="submit">ثبت</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'ثبت' }));
    expect(sent).not.toHaveBeenCalled();
    await userEvent.type(input(), '۴۰');
    await userEvent.click(screen.getByRole('button', { name: 'ثبت' }));
    expect(sent).toHaveBeenCalledWith(['40']);
  });

  it('leaves Escape to the dialog around it', async () => {
    const onEscape = vi.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
      <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
        <NumberField label="تعداد" />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledOnce();
  });
});
