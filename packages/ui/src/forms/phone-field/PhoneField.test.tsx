import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { foldPhone } from './iranian-mobile.ts';
import { PhoneField } from './PhoneField.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const INVALID = 'شمارهٔ موبایل ۱۱ رقم دارد و با ۰۹ شروع می‌شود.';

function Controlled({ onChange }: { onChange: (value: string) => void }) {
  const [phone, setPhone] = useState('');
  return (
    <PhoneField
      value={phone}
      onChange={(value) => {
        setPhone(value);
        onChange(value);
      }}
    />
  );
}

describe('foldPhone', () => {
  it.each([
    ['۰۹۱۲۳۴۵۶۷۸۹', '09123456789'],
    ['٠٩١٢٣٤٥٦٧٨٩', '09123456789'],
    ['0912 345-6789', '09123456789'],
    ['+۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹', '09123456789'],
    ['00989123456789', '09123456789'],
    ['9123456789', '09123456789'],
    ['+98 0912 345 6789', '09123456789'],
    ['\u206609123456789\u2069', '09123456789'],
    ['۰۹۱۲', '0912'],
    ['98', '98'],
    ['', ''],
  ])('reads %j as %j', (typed, folded) => {
    expect(foldPhone(typed)).toBe(folded);
  });
});

describe('PhoneField', () => {
  it.each([
    ['۰۹۱۲۳۴۵۶۷۸۹', '۰۹۱۲۳۴۵۶۷۸۹'],
    ['٠٩١٢٣٤٥٦٧٨٩', '۰۹۱۲۳۴۵۶۷۸۹'],
    ['0912 ۳۴۵ ٦٧٨٩', '۰۹۱۲ ۳۴۵ ۶۷۸۹'],
    ['+98 912 345-6789', '+۹۸ ۹۱۲ ۳۴۵-۶۷۸۹'],
  ])('shows %s as %s, typed or pasted, and hands it over in ASCII', async (typed, shown) => {
    const onChange = vi.fn();
    const { unmount } = render(<Controlled onChange={onChange} />);
    await userEvent.type(input(), typed);
    expect(input().value).toBe(shown);
    expect(onChange).toHaveBeenLastCalledWith('09123456789');
    unmount();
    render(<Controlled onChange={onChange} />);
    await userEvent.click(input());
    await userEvent.paste(typed);
    expect(input().value).toBe(shown);
    expect(onChange).toHaveBeenLastCalledWith('09123456789');
  });

  it('keeps the caret where a digit was typed', async () => {
    render(<Controlled onChange={() => {}} />);
    await userEvent.type(input(), '0912456789');
    await userEvent.type(input(), '3', { initialSelectionStart: 4 });
    expect(input().value).toBe('۰۹۱۲۳۴۵۶۷۸۹');
    expect(input().selectionStart).toBe(5);
  });

  it('shows what the parent sets when it is another number', () => {
    const { rerender } = render(<PhoneField value="09121111111" />);
    rerender(<PhoneField value="09122222222" />);
    expect(input().value).toBe('۰۹۱۲۲۲۲۲۲۲۲');
  });

  it('is a left-to-right island with the keyboard of phones', () => {
    render(<PhoneField />);
    expect(input().dir).toBe('ltr');
    expect(input().inputMode).toBe('tel');
  });

  it('sends the folded number under its name, once', async () => {
    const sent = vi.fn();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).getAll('phone'));
        }}
      >
        <PhoneField name="phone" />
        <Button type="submit">ثبت</Button>
      </form>,
    );
    await userEvent.type(input(), '۰۹۱۲۳۴۵۶۷۸۹');
    await userEvent.click(screen.getByRole('button'));
    expect(sent).toHaveBeenCalledWith(['09123456789']);
  });

  it('announces a number that is no mobile number when it is left', async () => {
    render(<PhoneField />);
    await userEvent.type(input(), '۰۲۱۸۸۸۸');
    expect(screen.queryByText(INVALID)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(INVALID)).toBeDefined();
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });
});
