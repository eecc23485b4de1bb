import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { studentAccount } from '../testing/menus.tsx';
import { AccountBlock } from './AccountBlock.tsx';

it('AccountBlock leads to the profile and keeps the name to be heard when only the picture is seen', () => {
  renderPersian(<AccountBlock account={studentAccount} isMini />);
  const link = screen.getByRole('link', { name: /پارسا کریمی/ });
  expect(link.getAttribute('href')).toBe('#student-profile');
  expect(link.textContent).toContain('۳ نشان تازه');
});
