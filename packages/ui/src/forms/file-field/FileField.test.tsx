import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { recordAnnouncements, renderPersian } from '../../testing/index.ts';
import { liveFrom } from '../../testing/live.tsx';
import { Form } from '../form/index.ts';
import { TextField } from '../text-field/index.ts';
import { FileField, type FileFieldProps } from './index.ts';

const picture = (bytes = 10, type = 'image/png') => new File([new Uint8Array(bytes)], 'عکس.png', { type });
const user = () => userEvent.setup({ applyAccept: false });

const Live = liveFrom(FileField, { label: 'تصویر', value: null });

const input = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;

describe('FileField', () => {
  it('takes a picture, shows it and its name, and lets it go again', async () => {
    const onChange = vi.fn();
    const { container } = renderPersian(<Live onChange={onChange} />);
    const file = picture();
    await user().upload(input(container), file);
    expect(onChange).toHaveBeenLastCalledWith(file);
    expect(screen.getByRole('img', { name: 'تصویر انتخاب‌شده' }).getAttribute('src')).toMatch(/^blob:/);
    expect(screen.getByText('عکس.png')).toBeTruthy();
    await user().click(screen.getByRole('button', { name: 'برداشتن تصویر' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(screen.getByRole('button', { name: /انتخاب تصویر/ })).toBeTruthy();
  });

  it('is one stop of the keyboard, which opens the window of files', async () => {
    renderPersian(<Live />);
    const person = user();
    await person.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /انتخاب تصویر/ }));
    await person.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('takes what is pasted or dropped on it, and says that a folder is no picture', () => {
    const onChange = vi.fn();
    renderPersian(<Live onChange={onChange} />);
    const chooser = screen.getByRole('button', { name: /انتخاب تصویر/ });
    const given = (file: File, isDirectory = false) => ({
      items: [
        {
          kind: 'file',
          type: file.type,
          getAsFile: () => file,
          webkitGetAsEntry: () => ({ isDirectory, name: file.name }),
        },
      ],
    });
    fireEvent.drop(chooser, { dataTransfer: given(new File([], 'عکس‌ها'), true) });
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText(/این فایل تصویر نیست/)).toBeTruthy();
    const file = picture();
    fireEvent.paste(chooser, { clipboardData: given(file) });
    expect(onChange).toHaveBeenLastCalledWith(file);
  });

  it('says which file was chosen, and that it was taken away', async () => {
    const { container } = renderPersian(<Live />);
    const announcements = recordAnnouncements();
    await user().upload(input(container), picture());
    expect(announcements.take()).toEqual(['عکس.png انتخاب شد.']);
    await user().click(screen.getByRole('button', { name: 'برداشتن تصویر' }));
    expect(announcements.take()).toEqual(['عکس.png برداشته شد.']);
    announcements.stop();
  });

  it('shows the name of a file that is no picture, and nothing of its inside', async () => {
    const { container } = renderPersian(<Live accept={['text/csv']} />);
    await user().upload(input(container), new File(['نام'], 'فهرست.csv', { type: 'text/csv' }));
    expect(screen.getByText('فهرست.csv')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('keeps the focus when a picture comes and when it is taken away', async () => {
    const { container } = renderPersian(<Live />);
    const chooser = () => screen.getByRole('button', { name: /انتخاب تصویر/ });
    act(() => chooser().focus());
    const file = input(container);
    // The window of files gives the focus back to what opened it.
    act(() => {
      Object.defineProperty(file, 'files', { value: [picture()] });
      file.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'برداشتن تصویر' }));
    await user().keyboard('{Enter}');
    expect(document.activeElement).toBe(chooser());
  });

  it.each([
    [picture(10, 'application/pdf'), 'این فایل تصویر نیست'],
    [picture(2_000_001), 'این تصویر از ۲ مگابایت بزرگ‌تر است'],
  ])('does not take what does not fit, and says why', async (file, words) => {
    const onChange = vi.fn();
    const { container } = renderPersian(<Live maxBytes={2_000_000} onChange={onChange} />);
    await user().upload(input(container), file);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
  });

  it('speaks of files and not of pictures where others are taken', async () => {
    const { container } = renderPersian(<FileField label="رزومه" accept={['application/pdf']} />);
    expect(screen.getByRole('button', { name: /انتخاب فایل/ })).toBeTruthy();
    await user().upload(input(container), picture());
    expect(screen.getByText('این نوع فایل پذیرفته نمی‌شود.')).toBeTruthy();
    await user().upload(input(container), picture(10, 'application/pdf'));
    expect(screen.getByRole('button', { name: 'برداشتن فایل' })).toBeTruthy();
  });

  it('shows the sending, and the way to try again when it failed', async () => {
    const onRetry = vi.fn();
    const field = (props: Partial<FileFieldProps>) => (
      <FileField label="تصویر" value={picture()} onChange={() => {}} {...props} />
    );
    const { rerender } = renderPersian(field({ progress: 0.4 }));
    expect(screen.getByRole('progressbar', { name: 'در حال فرستادن' }).getAttribute('aria-valuenow')).toBe('0.4');
    rerender(field({ errorMessage: 'فرستاده نشد.', onRetry }));
    await user().click(screen.getByRole('button', { name: 'دوباره' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('keeps its picture without a parent, and has it in the data of the form by its name', async () => {
    const { container } = renderPersian(
      <form>
        <FileField label="تصویر" name="picture" />
      </form>,
    );
    await user().upload(input(container), picture());
    const form = container.querySelector('form') as HTMLFormElement;
    const own = container.querySelector<HTMLInputElement>('input[name="picture"]');
    expect(own?.files?.[0]?.name).toBe('عکس.png');
    act(() => form.reset());
    expect(screen.queryByText('عکس.png')).toBeNull();
  });

  it('that is required holds a form back, in one list with the other fields, and says so until a file is there', async () => {
    const onSubmit = vi.fn();
    const { container } = renderPersian(
      <Form aria-label="درخواست" onSubmit={onSubmit}>
        <TextField label="نام" name="name" isRequired />
        <FileField label="رزومه" isRequired messages={{ missing: 'رزومه را انتخاب کنید.' }} />
        <button type="submit">فرستادن</button>
      </Form>,
    );
    const person = user();
    await person.click(screen.getByRole('button', { name: 'فرستادن' }));
    expect(await screen.findByText('فرم فرستاده نشد؛ ۲ بخش باید درست شود.')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
    await person.click(screen.getByRole('link', { name: /^رزومه ?: رزومه را انتخاب کنید\.$/ }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /انتخاب تصویر/ }));
    await person.type(screen.getByRole('textbox', { name: 'نام' }), 'سارا');
    await person.upload(input(container), picture());
    expect(screen.queryByText('رزومه را انتخاب کنید.')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'فرستادن' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
