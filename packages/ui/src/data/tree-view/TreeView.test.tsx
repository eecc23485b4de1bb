import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../testing/index.ts';
import { type TreeNode, TreeView } from './index.ts';

const nodes: readonly TreeNode[] = [
  {
    id: 'one',
    title: 'فصل ۱',
    detail: '۲ درس',
    children: [
      { id: 'a', title: 'الگوها', href: '/a' },
      { id: 'b', title: 'عددها', href: '/b' },
    ],
  },
  { id: 'two', title: 'فصل ۲', href: '/two' },
];

const rows = () => screen.getAllByRole('row').map((row) => row.getAttribute('data-key'));

it('shows what is open, each with its level, and marks the page that is open', async () => {
  const { container } = renderPersian(
    <TreeView aria-label="فصل‌ها" nodes={nodes} defaultExpanded={['one']} current="b" />,
  );
  expect(screen.getByRole('treegrid', { name: 'فصل‌ها' })).toBeTruthy();
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-level'))).toEqual(['1', '2', '2', '1']);
  const current = [...container.querySelectorAll('[aria-current=page]')];
  expect(current.map((line) => line.closest('[role=row]')?.getAttribute('data-key'))).toEqual(['b']);
  expect(await axeFindings(container)).toEqual([]);
});

it.each(DIRECTIONS)(
  'opens and closes a node by the arrows, as it is read, in $dir',
  async ({ dir, next, previous }) => {
    const onExpandedChange = vi.fn();
    const { user } = renderPersian(<TreeView aria-label="فصل‌ها" nodes={nodes} onExpandedChange={onExpandedChange} />, {
      dir,
    });
    await user.tab();
    expect(rows()).toEqual(['one', 'two']);
    await user.keyboard(next);
    expect(rows()).toEqual(['one', 'a', 'b', 'two']);
    expect(onExpandedChange).toHaveBeenLastCalledWith(new Set(['one']));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('data-key')).toBe('a');
    await user.keyboard(`{ArrowUp}${previous}`);
    expect(rows()).toEqual(['one', 'two']);
  },
);

it('opens a node by its arrow, named in Persian', async () => {
  const { user } = renderPersian(<TreeView aria-label="فصل‌ها" nodes={nodes} />);
  await user.click(screen.getByRole('button', { name: /باز کردن/ }));
  expect(rows()).toEqual(['one', 'a', 'b', 'two']);
});

it('does what is asked of a node that leads nowhere', async () => {
  const onAction = vi.fn();
  const { user } = renderPersian(
    <TreeView aria-label="مدرسه‌ها" nodes={[{ id: 'x', title: 'دبستان آفتاب' }]} onAction={onAction} />,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onAction).toHaveBeenLastCalledWith('x');
});
