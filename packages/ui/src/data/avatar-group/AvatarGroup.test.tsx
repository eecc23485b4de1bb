import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { AvatarGroup } from './index.ts';

const people = ['آوا', 'پارسا', 'تارا', 'رادین', 'ستایش', 'مانی'].map((name) => ({ name }));

it('shows some and counts the others, whose names are heard too', async () => {
  const { container } = renderPersian(<AvatarGroup aria-label="ستاره‌ها" people={people} />);
  const items = within(screen.getByRole('list', { name: 'ستاره‌ها' })).getAllByRole('listitem');
  expect(items).toHaveLength(5);
  expect(items.at(-1)?.textContent).toBe('+۲ستایش، مانی');
  expect(await axeFindings(container)).toEqual([]);
});

it('counts nobody for one more than there is room for', () => {
  renderPersian(<AvatarGroup aria-label="ستاره‌ها" people={people.slice(0, 5)} />);
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('ستایش');
  expect(screen.queryByText(/\+/)).toBeNull();
});
