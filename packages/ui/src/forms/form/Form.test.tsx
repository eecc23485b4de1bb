import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, type FormProps } from './Form.tsx';

const ways = [
  { value: 'pages', label: 'صفحه' },
  { value: 'sections', label: 'بخش' },
] as const;

function Homework(props: Partial<FormProps>) {
  return (
    <Form onSubmit={() => undefined} {...props}>
      <TextField label="نام تکلیف" name="title" isRequired />
      <NumberField label="از صفحهٔ" name="firstPage" minValue={1} maxValue={152} isRequired />
      <RadioGroup label="شیوه" name="way" options={ways} isRequired />
      <Select label="کلاس" name="class" options={[{ value: '5b', label: 'پنجم ب' }]} isRequired />
      <PhoneField name="phone" />
      <Button type="submit">ساختن</Button>
    </Form>
  );
}

const summary = () => screen.getByRole('group', { name: /فرم فرستاده نشد/ });
const lines = () =>
  within(summary())
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const send = () => userEvent.click(screen.getByRole('button', { name: 'ساختن' }));

describe('Form', () => {
  it('sends nothing while fields are unfit: a summary names each in order and takes the focus', async () => {
    const onSubmit = vi.fn();
    render(<Homework onSubmit={onSubmit} />);
    expect(screen.queryByRole('group', { name: /فرم فرستاده نشد/ })).toBeNull();
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(within(summary()).getByText('فرم فرستاده نشد؛ ۴ بخش باید درست شود.')).toBeDefined();
    expect(lines()).toEqual([
      'نام تکلیف: این بخش خالی است و باید پر شود.',
      'از صفحهٔ: این بخش خالی است و باید پر شود.',
      'شیوه: یکی از گزینه‌ها باید انتخاب شود.',
      'کلاس: یکی از گزینه‌ها باید انتخاب شود.',
    ]);
  });

  it('names every unfit field of a real press, in which microtasks run between one control and the next', async () => {
    render(<Homework />);
    for (const name of ['نام تکلیف', 'از صفحهٔ']) {
      screen.getByRole('textbox', { name }).dispatchEvent(new Event('invalid', { cancelable: true }));
      await Promise.resolve();
    }
    expect(await screen.findByText('فرم فرستاده نشد؛ ۲ بخش باید درست شود.')).toBeDefined();
  });

  it('does not send the focus through the first unfit field on its way', async () => {
    render(<Homework />);
    const reached: EventTarget[] = [];
    screen.getByRole('textbox', { name: 'نام تکلیف' }).addEventListener('focus', ({ target }) => {
      if (target) reached.push(target);
    });
    await send();
    expect(reached).toEqual([]);
  });

  it.each([
    ['نام تکلیف', () => screen.getByRole('textbox', { name: 'نام تکلیف' })],
    ['از صفحهٔ', () => screen.getByRole('textbox', { name: 'از صفحهٔ' })],
    ['شیوه', () => screen.getByRole('radio', { name: 'صفحه' })],
    ['کلاس', () => screen.getByRole('button', { name: /کلاس/ })],
  ])('leads from the summary to the field: %s', async (label, control) => {
    render(<Homework />);
    await send();
    await userEvent.click(within(summary()).getByRole('link', { name: new RegExp(`^${label}`) }));
    expect(document.activeElement).toBe(control());
  });

  it('keeps what was typed, and marks a line whose field was corrected', async () => {
    render(<Homework />);
    await userEvent.type(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' }), '۰۹۱۲۳۴۵۶۷۸۹');
    await send();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'شمارهٔ موبایل' }).value).toBe('۰۹۱۲۳۴۵۶۷۸۹');
    await userEvent.type(screen.getByRole('textbox', { name: 'نام تکلیف' }), 'کسرها');
    await userEvent.tab();
    expect(lines()[0]).toBe('نام تکلیف: این بخش خالی است و باید پر شود.درست شد');
    expect(lines()).toHaveLength(4);
  });

  it.each([
    ['mouse', '[MouseLeft>]', '[/MouseLeft]'],
    ['finger', '[TouchA>]', '[/TouchA]'],
  ])('moves nothing between a press and its click: %s', async (_, down, up) => {
    const onSubmit = vi.fn();
    const { container } = render(
      <Form onSubmit={onSubmit}>
        <TextField label="نام تکلیف" name="title" isRequired />
        <Button type="submit">ساختن</Button>
      </Form>,
    );
    await send();
    await userEvent.type(screen.getByRole('textbox', { name: 'نام تکلیف' }), 'کسرها');
    const before = container.textContent;
    const target = screen.getByRole('button', { name: 'ساختن' });
    const user = userEvent.setup();
    await user.pointer({ keys: down, target });
    act(() => screen.getByRole('textbox', { name: 'نام تکلیف' }).blur());
    expect(container.textContent).toBe(before);
    await user.pointer({ keys: up, target });
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByText(/خالی است/)).toBeNull());
  });

  it('shows what is wrong with a field that a press elsewhere leaves, once the press is over', async () => {
    render(<Homework />);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' }), '۰۹۱۲');
    await user.pointer({ keys: '[MouseLeft>]', target: document.body });
    // It is there for `aria-describedby`, and takes no room.
    const message = screen.getByText(/۱۱ رقم دارد/);
    expect(message.hidden).toBe(true);
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    await waitFor(() => expect(message.hidden).toBe(false));
    expect(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' })).toHaveAccessibleDescription(/۱۱ رقم دارد/);
  });

  it('hands over the data in ASCII when all is fit, without leaving the page, and takes the summary away', async () => {
    const onSubmit = vi.fn<(data: FormData) => void>();
    render(<Homework onSubmit={onSubmit} />);
    await send();
    await userEvent.type(screen.getByRole('textbox', { name: 'نام تکلیف' }), 'کسرها');
    await userEvent.type(screen.getByRole('textbox', { name: 'از صفحهٔ' }), '۴0');
    await userEvent.type(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' }), '٠٩١٢ ٣٤٥ ٦٧٨٩');
    await userEvent.click(screen.getByText('صفحه'));
    await userEvent.click(screen.getByRole('button', { name: /کلاس/ }));
    await userEvent.click(screen.getByRole('option', { name: 'پنجم ب' }));
    await send();
    expect(Object.fromEntries(onSubmit.mock.calls[0]?.[0] ?? [])).toEqual({
      title: 'کسرها',
      firstPage: '40',
      way: 'pages',
      class: '5b',
      phone: '09123456789',
    });
    expect(screen.queryByRole('group', { name: /فرم فرستاده نشد/ })).toBeNull();
  });

  it('shows what the server found by the names of fields, until each changes', async () => {
    const { rerender } = render(<Homework />);
    rerender(<Homework errors={{ title: 'این نام را پیش‌تر داده‌اید.', phone: ['این شماره ثبت نشده است.'] }} />);
    expect(lines()).toEqual(['نام تکلیف: این نام را پیش‌تر داده‌اید.', 'شمارهٔ موبایل: این شماره ثبت نشده است.']);
    expect(document.activeElement).toBe(summary());
    const title = screen.getByRole('textbox', { name: 'نام تکلیف' });
    expect(title.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(title, 'کسرها');
    await userEvent.tab();
    expect(title.getAttribute('aria-invalid')).toBeNull();
    expect(lines()[0]).toContain('درست شد');
  });

  it('says of a single field what is wrong once, at the field, and links to it', async () => {
    const { rerender } = render(<Homework />);
    rerender(<Homework errors={{ title: ['این نام را پیش‌تر داده‌اید.', 'این نام را پیش‌تر داده‌اید.'] }} />);
    expect(lines()).toEqual(['نام تکلیف']);
    expect(screen.getAllByText('این نام را پیش‌تر داده‌اید.')).toHaveLength(1);
    await userEvent.click(within(summary()).getByRole('link', { name: 'نام تکلیف' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'نام تکلیف' }));
  });

  it('says what went wrong with the whole, and what no field can show', () => {
    const { rerender } = render(<Homework />);
    rerender(<Homework errorMessage="ارتباط با سرور برقرار نشد." errors={{ book: 'این کتاب پیدا نشد.' }} />);
    expect(within(summary()).getByText('فرم فرستاده نشد.')).toBeDefined();
    expect(lines()).toEqual(['ارتباط با سرور برقرار نشد.', 'این کتاب پیدا نشد.']);
    expect(document.activeElement).toBe(summary());
  });
});
