import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { AppShell } from './AppShell.tsx';

it('puts each thing in its place, in the order in which it is read', async () => {
  const { container } = renderPersian(
    <AppShell
      logo="نشان"
      sideLogo="نشان کوچک"
      nav="منو"
      navToggle="باریک کن"
      sideFoot="حساب"
      phoneNav="کشو"
      headerEnd="جام"
      status="بی‌اینترنت"
      bottomNav="منوی پایین"
    >
      متن
    </AppShell>,
  );
  const all = ['رفتن به متن اصلی', 'نشان کوچک', 'منو', 'حساب', 'باریک کن', 'کشو', 'نشان', 'جام', 'بی‌اینترنت', 'متن'];
  expect(container.textContent).toBe([...all, 'منوی پایین'].join(''));
  expect(screen.getByRole('main').textContent).toBe('متن');
  expect(await axeFindings(container)).toEqual([]);
});

it('has one logo for both places unless it is given two', () => {
  renderPersian(
    <AppShell logo="نشان" nav="منو">
      متن
    </AppShell>,
  );
  expect(screen.getAllByText('نشان')).toHaveLength(2);
});
