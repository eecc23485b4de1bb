import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { ColorField, type HexColor } from './index.ts';

const suggestions = [
  { color: '#0b6bcb', label: 'آبی' },
  { color: '#0f8a5f', label: 'سبز' },
] as const;
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'رنگ مدرسه' });

it.each([
  ['#0b6bcb', '#0b6bcb'],
  ['0B6BCB', '#0b6bcb'],
  ['#۰۸c', '#0088cc'],
  [' ٠٨C ', '#0088cc'],
])('reads %s', async (text, color) => {
  const onChange = vi.fn();
  const { user } = renderPersian(<ColorField label="رنگ مدرسه" onChange={onChange} />);
  await user.type(code(), text);
  expect(onChange).toHaveBeenLastCalledWith(color);
});

it('says of another text what a color looks like, and hands over nothing', async () => {
  const onChange = vi.fn();
  const { user } = renderPersian(<ColorField label="رنگ مدرسه" onChange={onChange} />);
  await user.type(code(), 'قرمز');
  await user.tab();
  expect(code().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/کد رنگ شش رقم/)).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});

it('is chosen among suggestions and in the browser’s chooser; the form gets the code', async () => {
  const { user, container } = renderPersian(
    <form>
      <ColorField label="رنگ مدرسه" name="color" suggestions={suggestions} />
    </form>,
  );
  const sent = () => new FormData(container.querySelector('form') as HTMLFormElement).get('color');
  expect(sent()).toBe('');
  await user.click(screen.getByRole('button', { name: 'سبز' }));
  expect([code().value, sent()]).toEqual(['#0f8a5f', '#0f8a5f']);
  expect(screen.getByRole('button', { name: 'سبز' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.change(screen.getByLabelText('رنگ مدرسه، انتخاب از همهٔ رنگ‌ها'), { target: { value: '#123456' } });
  expect([code().value, sent()]).toEqual(['#123456', '#123456']);
  expect(screen.getByRole('button', { name: 'سبز' }).getAttribute('aria-pressed')).toBe('false');
  expect(await axeFindings(container)).toEqual([]);
});

function Parent() {
  const [color, setColor] = useState<HexColor | null>('#0b6bcb');
  return (
    <>
      <ColorField label="رنگ مدرسه" value={color} onChange={setColor} />
      <button type="button" onClick={() => setColor(null)}>
        برداشتن
      </button>
    </>
  );
}

it('follows its parent, and null empties it', async () => {
  const { user } = renderPersian(<Parent />);
  await user.clear(code());
  await user.type(code(), '#abc');
  expect(code().value).toBe('#abc');
  await user.click(screen.getByRole('button', { name: 'برداشتن' }));
  expect(code().value).toBe('');
});
