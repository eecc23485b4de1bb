import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { SortableList } from './index.ts';
import { moveTo } from './SortableList.tsx';

const chapters = ['عدد', 'کسر', 'نسبت'];

function Chapters({ onReorder, isDisabled }: { onReorder?: (items: readonly string[]) => void; isDisabled?: boolean }) {
  const [items, setItems] = useState<readonly string[]>(chapters);
  return (
    <SortableList
      aria-label="ترتیب فصل‌ها"
      items={items}
      itemKey={(chapter) => chapter}
      itemText={(chapter) => chapter}
      onReorder={(order) => {
        onReorder?.(order);
        setItems(order);
      }}
      {...(isDisabled && { isDisabled })}
    />
  );
}

const shown = () => screen.getAllByRole('row').map((row) => row.textContent);

it.each([
  [0, 2, 'بجا'],
  [2, 0, 'جاب'],
  [1, 1, 'ابج'],
])('moves the item at %i to %i', (from, to, order) => {
  expect(moveTo([...'ابج'], from, to).join('')).toBe(order);
});

it('moves an item by its buttons and says where it is then', async () => {
  const onReorder = vi.fn();
  const { user, container } = renderPersian(<Chapters onReorder={onReorder} />);
  expect(screen.getByRole('grid', { name: 'ترتیب فصل‌ها' })).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'یک جا پایین‌تر: عدد' }));
  expect(onReorder).toHaveBeenLastCalledWith(['کسر', 'عدد', 'نسبت']);
  expect(shown()).toEqual(['کسر', 'عدد', 'نسبت']);
  expect(screen.getByText('«عدد» جای ۲ از ۳ است.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'یک جا بالاتر: کسر' })).toHaveProperty('disabled', true);
});

it('moves the item that has the focus by Alt and an arrow, and keeps the focus on it', async () => {
  const { user } = renderPersian(<Chapters />);
  await user.tab();
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
  expect(shown()).toEqual(['کسر', 'نسبت', 'عدد']);
  expect(document.activeElement?.textContent).toBe('عدد');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(shown()).toEqual(['کسر', 'عدد', 'نسبت']);
});

it('moves nothing where it is disabled', async () => {
  const onReorder = vi.fn();
  const { user } = renderPersian(<Chapters onReorder={onReorder} isDisabled />);
  await user.tab();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('disabled', true);
  expect(onReorder).not.toHaveBeenCalled();
});
