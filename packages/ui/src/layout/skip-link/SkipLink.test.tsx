import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';

it('SkipLink is the first stop of Tab, and moves the focus to the content without changing the address', async () => {
  const address = window.location.href;
  const { user } = renderPersian(
    <>
      <SkipLink />
      <a href="/menu">منو</a>
      <main id={MAIN_ID} tabIndex={-1}>
        متن
      </main>
    </>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'رفتن به متن اصلی' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.href).toBe(address);
});
