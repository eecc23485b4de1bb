import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { List } from './List.tsx';
import { ListItem } from './ListItem.tsx';

const pupils = (count: number) =>
  Array.from({ length: count }, (_, index) => index).map((number) => (
    <ListItem key={number} title={`دانش‌آموز ${number}`} />
  ));

it('List holds items; one with an address is a link named by its title alone', async () => {
  const { container } = renderPersian(
    <List aria-label="به کمک نیاز دارند">
      <ListItem
        title="پارسا کریمی"
        description="۴ پاسخ نادرست"
        href="/student/2"
        end={<button type="button">یادآوری</button>}
      />
      <ListItem title="مانی صادقی" />
    </List>,
  );
  expect(screen.getByRole('list', { name: 'به کمک نیاز دارند' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'پارسا کریمی' }).getAttribute('href')).toBe('/student/2');
  expect(screen.getByRole('button', { name: 'یادآوری' }).closest('a')).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});

it('a long list is whole in the page, and lays out only what is in sight', () => {
  const { rerender } = renderPersian(<List aria-label="مدرسه">{pupils(200)}</List>);
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
  expect(screen.getByRole('list').hasAttribute('data-long')).toBe(true);
  rerender(<List aria-label="مدرسه">{pupils(20)}</List>);
  expect(screen.getByRole('list').hasAttribute('data-long')).toBe(false);
});
