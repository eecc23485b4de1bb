import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { FilesField } from './index.ts';

const file = (name: string, bytes = 10, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 });
const user = () => userEvent.setup({ applyAccept: false });
const input = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>('input[type=file]:not([name])') as HTMLInputElement;

it('takes several files, more of them later, and says how many came', async () => {
  const onChange = vi.fn();
  const { container } = renderPersian(<FilesField label="پیوست‌ها" onChange={onChange} />);
  await user().upload(input(container), [file('a.png'), file('b.png')]);
  await user().upload(input(container), [file('c.png')]);
  expect(onChange.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(['a.png', 'b.png', 'c.png']);
  expect(within(screen.getByRole('list', { name: /انتخاب‌شده/ })).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('۳ از ۱۰ فایل')).toBeTruthy();
  expect(screen.getByText('۱ فایل افزوده شد.')).toBeTruthy();
});

it('is one stop of the keyboard while nothing is chosen', async () => {
  renderPersian(<FilesField label="پیوست‌ها" />);
  const person = user();
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /انتخاب فایل‌ها/ }));
  await person.tab();
  expect(document.activeElement).toBe(document.body);
});

it('names each file that it does not take and says why, and takes the others', async () => {
  const { container } = renderPersian(<FilesField label="پیوست‌ها" maxFiles={2} maxBytes={2_000_000} />);
  await user().upload(input(container), [
    file('خوب.png'),
    file('متن.txt', 10, 'text/plain'),
    file('بزرگ.png', 2_000_001),
    file('دو.png'),
    file('سه.png'),
  ]);
  for (const words of [/متن.txt: این نوع فایل/, /بزرگ.png: از ۲ مگابایت/, /سه.png: بیش از ۲ فایل/])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /انتخاب فایل‌ها/ })).toHaveProperty('disabled', true);
});

it('keeps the focus where a file was taken away, and on what is left when the last has gone', async () => {
  const { container } = renderPersian(<FilesField label="پیوست‌ها" />);
  await user().upload(input(container), [file('a.png'), file('b.png'), file('c.png')]);
  act(() => screen.getByRole('button', { name: 'برداشتن b.png' }).focus());
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  await user().keyboard('{Enter}');
  expect(focused()).toBe('برداشتن c.png');
  await user().keyboard('{Enter}');
  expect(focused()).toBe('برداشتن a.png');
  await user().keyboard('{Enter}');
  expect(focused()).toContain('انتخاب فایل‌ها');
});

it('shows for each file how its sending stands, and sends again the one that failed', async () => {
  const [one, two, three] = [file('یک.png'), file('دو.png'), file('سه.png')];
  const onRetry = vi.fn();
  const { container } = renderPersian(
    <FilesField
      label="پیوست‌ها"
      value={[one, two, three]}
      uploads={
        new Map([
          [one, { progress: 0.4 }],
          [two, { progress: 1 }],
          [three, { errorMessage: 'شبکه قطع است.' }],
        ])
      }
      onRetry={onRetry}
    />,
  );
  const bar = screen.getByRole('progressbar', { name: 'در حال فرستادن یک.png' });
  expect(bar.getAttribute('aria-valuenow')).toBe('0.4');
  const [, second, third] = screen.getAllByRole('listitem');
  expect(second?.textContent).toContain('فرستاده شد');
  expect(third?.textContent).toContain('شبکه قطع است.');
  await user().click(screen.getByRole('button', { name: 'فرستادن دوبارهٔ سه.png' }));
  expect(onRetry).toHaveBeenCalledExactlyOnceWith(three);
  expect(await axeFindings(container)).toEqual([]);
});

it('has its files in the data of the form by its name, and lets them go when the form is reset', async () => {
  const { container } = renderPersian(
    <form>
      <FilesField label="پیوست‌ها" name="attachments" />
    </form>,
  );
  await user().upload(input(container), [file('a.png'), file('b.png')]);
  const form = container.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).getAll('attachments').map((each) => (each as File).name)).toEqual(['a.png', 'b.png']);
  act(() => form.reset());
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
