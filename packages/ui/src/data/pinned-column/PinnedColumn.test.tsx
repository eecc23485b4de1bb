import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Table } from '../table/index.ts';
import { PinnedColumn } from './index.ts';

it('leaves the table what it is for screen readers, and takes the attributes of the app', async () => {
  const { container } = renderPersian(
    <PinnedColumn className="own">
      <Table
        caption="هفته‌ها"
        columns={[{ id: 'name', header: 'نام', cell: (name: string) => name }]}
        rows={['آوا', 'تارا']}
        rowKey={(name) => name}
      />
    </PinnedColumn>,
  );
  expect(container.querySelector('.own')?.contains(screen.getByRole('table', { name: 'هفته‌ها' }))).toBe(true);
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  expect(await axeFindings(container)).toEqual([]);
});
