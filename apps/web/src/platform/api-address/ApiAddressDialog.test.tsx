import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { press } from '../../testing/press.ts';
import { ApiAddressDialog } from './ApiAddressDialog.tsx';

const TEST = 'https://test.mashq.example';
const assign = vi.fn();
let answers = false;

beforeEach(() => {
  answers = false;
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith(TEST) && !answers) throw new TypeError('Failed to fetch');
    const body = url.includes('api-origins') ? { origins: [TEST] } : { status: 'ok' };
    return Response.json(body);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('refuses a stranger beside the field, and takes the same address again once its server answers', async () => {
  render(
    <QueryProvider>
      <ApiAddressDialog onClose={() => undefined} />
    </QueryProvider>,
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  const change = () => press(screen.getByRole('button', { name: 'تغییر نشانی و خروج' }));
  fireEvent.change(field, { target: { value: 'https://attacker.example/api' } });
  await change();
  expect((await screen.findAllByText(/در فهرست سرورهای مجاز نیست/)).length).toBeGreaterThan(0);
  fireEvent.change(field, { target: { value: `${TEST}/api` } });
  await change();
  expect(await screen.findByText(/جوابی نیامد/)).toBeTruthy();
  expect(field.value).toBe(`${TEST}/api`);
  answers = true;
  await change();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/login'));
  expect(localStorage.getItem('apiAddress')).toBe(`${TEST}/api`);
});
