import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Table } from './Table.tsx';
import type { RowKey } from './types.ts';

const pupils = ['آوا', 'پارسا', 'تارا', 'رادین', 'ستایش'].map((name, id) => ({ id, name }));

interface ChooserProps {
  rows?: typeof pupils;
  before?: readonly number[];
  header?: string;
}

function Chooser({ rows = pupils, before = [], header }: ChooserProps) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set(before));
  return (
    <>
      <Table
        caption="دانش‌آموزان"
        columns={[{ id: 'name', header: 'نام', cell: ({ name }) => name, sortValue: ({ name }) => name }]}
        rows={rows}
        rowKey={({ id }) => id}
        selection={{
          selected,
          onChange: setSelected,
          rowName: ({ name }) => name,
          ...(header !== undefined && { header }),
          actions: (
            <button type="button" onClick={() => setSelected(new Set())}>
              فرستادن پیام
            </button>
          ),
        }}
      />
      <output>{[...selected].sort().join()}</output>
    </>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `انتخاب ${name}` });
const page = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'همهٔ این صفحه' });
const chosen = () => document.querySelector('output:not([role])')?.textContent;
const said = () => screen.getAllByRole('status').map((status) => status.textContent);

describe('selection in a Table', () => {
  it('chooses a row by its box, says how many are chosen, and then offers what can be done', async () => {
    const { container, user } = renderPersian(<Chooser />);
    expect(screen.queryByRole('button', { name: 'فرستادن پیام' })).toBeNull();
    await user.click(box('تارا'));
    expect(chosen()).toBe('2');
    expect(said()).toContain('۱ مورد انتخاب شده');
    expect(screen.getByRole('button', { name: 'فرستادن پیام' })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'رها کردن همه' }));
    expect(chosen()).toBe('');
    expect(box('تارا').checked).toBe(false);
  });

  it.each(['رها کردن همه', 'فرستادن پیام'])(
    'keeps the focus in the bar when «%s» empties the choice and goes with it',
    async (name) => {
      const { user } = renderPersian(<Chooser before={[2, 3]} />);
      await user.click(screen.getByRole('button', { name }));
      expect(screen.queryByRole('button', { name })).toBeNull();
      expect(document.activeElement).toBe(page());
    },
  );

  it('with Shift chooses, and lets go, all between the last box and this one, either way', async () => {
    const { user } = renderPersian(<Chooser />);
    await user.click(box('رادین'));
    await user.keyboard('{Shift>}');
    await user.click(box('پارسا'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toBe('1,2,3');
    await user.keyboard('{Shift>}');
    await user.click(box('تارا'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toBe('3');
  });

  it('takes the range as the rows are on the screen, not as they came', async () => {
    const { user } = renderPersian(<Chooser />);
    await user.click(screen.getByRole('button', { name: 'نام' }));
    await user.click(screen.getByRole('button', { name: 'نام' }));
    await user.click(box('ستایش'));
    await user.keyboard('{Shift>}');
    await user.click(box('تارا'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toBe('2,3,4');
  });

  it('names the column of boxes, as the caller says', () => {
    const first = () => screen.getAllByRole('columnheader')[0]?.textContent;
    const { rerender } = renderPersian(<Chooser />);
    expect(first()).toBe('انتخاب');
    rerender(<Chooser header="Choice" />);
    expect(first()).toBe('Choice');
  });

  it('chooses by Space', async () => {
    const { user } = renderPersian(<Chooser />);
    box('آوا').focus();
    await user.keyboard(' ');
    expect(chosen()).toBe('0');
  });

  it('chooses all of the page and no other, keeps what was chosen on other pages, and shows a part as a part', async () => {
    const { user } = renderPersian(<Chooser rows={pupils.slice(0, 2)} before={[4]} />);
    expect([page().checked, page().indeterminate]).toEqual([false, false]);
    await user.click(box('آوا'));
    expect([page().checked, page().indeterminate]).toEqual([false, true]);
    await user.click(page());
    expect(chosen()).toBe('0,1,4');
    expect(said()).toContain('۳ مورد انتخاب شده');
    expect([page().checked, page().indeterminate]).toEqual([true, false]);
    await user.click(page());
    expect(chosen()).toBe('4');
  });

  it('has its bar over the skeleton too, so that nothing jumps when rows come, and no row of the skeleton can be chosen', () => {
    const bar = { selected: new Set<RowKey>(), onChange: () => undefined, rowName: () => '' };
    const columns = [{ id: 'name', header: 'نام', cell: () => '' }];
    renderPersian(
      <Table caption="دانش‌آموزان" columns={columns} rows={[]} rowKey={() => 1} selection={bar} isLoading />,
    );
    expect(screen.getAllByRole('checkbox')).toEqual([page()]);
    expect(screen.getAllByText('دانش‌آموزان').map(({ tagName }) => tagName)).toEqual(['P', 'CAPTION']);
  });
});
