import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../testing/fake-server.ts';
import { press } from '../testing/press.ts';
import { ContactUsScreen } from './ContactUsScreen.tsx';

afterEach(() => sessionStorage.clear());

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, text: string) => fireEvent.change(field(name), { target: { value: text } });
const typeAll = () => {
  type(/نام/, 'سارا احمدی');
  type(/موبایل/, '۰۹۱۲۳۴۵۶۷۸۹');
  type(/پیام/, 'سلام');
};
const submit = () => press(screen.getByRole('button', { name: 'فرستادن پیام' }));

describe('the contact form', () => {
  it('keeps what was typed after a failure and a reload, and sends the same message again', async () => {
    const server = new FakeServer().on('POST /site/message/', { status: 503, body: { detail: 'کمی بعد.' } });
    const { unmount } = render(<ContactUsScreen />);
    typeAll();
    await submit();
    expect(await screen.findByText('کمی بعد.')).toBeTruthy();
    await submit();
    await vi.waitFor(() => expect(server.of('POST /site/message/').length).toBe(2));
    const [first, second] = server.of('POST /site/message/').map(({ body }) => body as { id: string });
    expect(second).toEqual(first);
    unmount();
    render(<ContactUsScreen />);
    expect(field(/نام/).value).toBe('سارا احمدی');
    expect(field(/پیام/).value).toBe('سلام');
  });

  it('says beside a field what the server found wrong with it', async () => {
    new FakeServer().on('POST /site/message/', {
      status: 400,
      body: { detail: 'بعضی از ورودی‌ها درست نیستند.', fields: { phone: 'این شماره درست نیست.' } },
    });
    render(<ContactUsScreen />);
    typeAll();
    await submit();
    await vi.waitFor(() => expect(field(/موبایل/).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/این شماره درست نیست\./).length).toBeGreaterThan(0);
  });

  it('says that it was sent, and forgets what was typed', async () => {
    const server = new FakeServer().on('POST /site/message/', { status: 201, body: { ok: true } });
    render(<ContactUsScreen />);
    typeAll();
    await submit();
    expect(await screen.findByText(/پیامتان رسید/)).toBeTruthy();
    expect(server.of('POST /site/message/')[0]?.body).toMatchObject({ kind: 'contact', phone: '09123456789' });
    expect(sessionStorage.getItem('visitor-form-contact')).toBeNull();
  });
});
