import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { foldPhone } from './iranian-mobile.ts';
import { PhoneField } from './PhoneField.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const INVALID = 'شمارهٔ موبایل ۱۱ رقم دارد و با ۰۹ شروع می‌شود.';

function KeptByParent({ onChange }: { onChange: (value: string) => void }) {
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
  it.each(['۰۹۱۲۳۴۵۶۷۸۹', '٠٩١٢٣٤٥٦٧٨٩', '0912۳۴۵٦٧٨٩'])(
    'keeps %s as typed and hands it over in ASCII',
    async (typed) => {
      const onChange = vi.fn();
      render(<KeptByParent onChange={onChange} />);
      await userEvent.type(input(), typed);
      expect(input().value).toBe(typed);
      expect(onChange).toHaveBeenLastCalledWith('09123456789');
    },
  );

  it('shows what the parent sets when it is another number', () => {
    const { rerender } = render(<PhoneField value="09121111111" />);
    rerender(<PhoneField value="09122222222" />);
    expect(input().value).toBe('09122222222');
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

  it('tells of a number that is no mobile number when it is left', async () => {
    render(<PhoneField />);
    await userEvent.type(input(), '۰۲۱۸۸۸۸');
    expect(screen.queryByText(INVALID)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(INVALID)).toBeDefined();
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });
});
