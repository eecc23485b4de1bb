import '@mashq/ui/reset.css';
import '@mashq/ui/themes/purple.css';
import { Table } from '@mashq/ui/data/table';
import { CAPTION, COLUMNS, pupils, useSorted } from '../content/rows.ts';
import { mountKit } from './mount-kit.tsx';

const rows = pupils(1000);
const columns = COLUMNS.map((column) => ({ ...column, cell: (row: (typeof rows)[number]) => row[column.id] }));

function Pupils() {
  const { sort, setSort, sorted } = useSorted(rows);
  return (
    <Table
      caption={CAPTION}
      columns={columns}
      rows={sorted}
      rowKey={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

void mountKit(<Pupils />);
