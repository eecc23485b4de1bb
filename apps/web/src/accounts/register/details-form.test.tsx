import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { FormDraft } from '../../platform/tab-storage/use-form-draft.ts';
import { DetailsForm } from './DetailsForm.tsx';

function Form({ onSubmit }: { onSubmit: () => void }) {
  const [draft, setDraft] = useState<FormDraft>({
    firstName: 'علی۲',
    lastName: 'رضایی',
    grade: '4',
    username: 'ali-rezaei',
    phone: '09120000099',
    terms: '1',
  });
  return (
    <DetailsForm
      draft={draft}
      set={(field) => (text) => setDraft((before) => ({ ...before, [field]: text }))}
      password="a-good-password"
      onPasswordChange={() => undefined}
      error={null}
      isPending={false}
      onSubmit={onSubmit}
    />
  );
}

it('says that a name is of letters before anything is sent, and keeps what was typed', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(<Form onSubmit={onSubmit} />);
  const next = screen.getByRole('button', { name: 'فرستادن کد تأیید' });
  await user.click(next);
  await screen.findAllByText('نام تنها از حروف است، بی رقم و نشانه.');
  expect(onSubmit).not.toHaveBeenCalled();
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'نام' });
  expect(name.value).toBe('علی۲');
  await user.clear(name);
  await user.type(name, 'علی‌اکبر');
  await user.click(next);
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('asks to agree to the terms before anything is sent', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(<Form onSubmit={onSubmit} />);
  const name = screen.getByRole('textbox', { name: 'نام' });
  await user.clear(name);
  await user.type(name, 'علی');
  const terms = screen.getByRole('checkbox', { name: 'شرایط استفاده و حریم خصوصی را خوانده‌ام و می‌پذیرم' });
  await user.click(terms);
  const next = screen.getByRole('button', { name: 'فرستادن کد تأیید' });
  await user.click(next);
  await screen.findAllByText('برای ساختن حساب، شرایط را بپذیرید.');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(terms);
  await user.click(next);
  expect(onSubmit).toHaveBeenCalledOnce();
});
