import { Table, type TableColumn } from '@mashq/ui/data/table';
import { type TableFilter, TableFilterBar, useTableFilter } from '@mashq/ui/data/table-filter';
import { formatNumber } from '@mashq/ui/i18n';
import budgets from '../../../packages/ui/size-budgets.json';
import { useWords } from './InLanguage.tsx';

interface Cost {
  path: string;
  js: number;
  css: number;
}

const costs: readonly Cost[] = Object.entries(budgets.entryPoints).map(([path, size]) => ({ path, ...size }));

const kilobytes = (bytes: number) => formatNumber(bytes / 1000, { minDecimals: 1, maxDecimals: 1 });

/** The budget of every entry point, which the kit's tests hold the build to. */
export function CostTable() {
  const words = useWords({
    fa: {
      caption: 'بیشترین هزینهٔ هر بخش',
      columns: ['بخش', 'JavaScript', 'CSS', 'با هم'],
      search: 'نام بخش',
      label: 'پالایش بخش‌ها',
    },
    en: {
      caption: 'Budgets',
      columns: ['Entry point', 'JavaScript', 'CSS', 'Together'],
      search: 'Name',
      label: 'Filter',
    },
  });
  const [path = '', js = '', css = '', sum = ''] = words.columns;
  const columns: readonly TableColumn<Cost>[] = [
    { id: 'path', header: path, cell: (cost) => <bdi dir="ltr">{cost.path}</bdi>, sortValue: (cost) => cost.path },
    { id: 'js', header: js, cell: (cost) => kilobytes(cost.js), sortValue: (cost) => cost.js, isNumeric: true },
    { id: 'css', header: css, cell: (cost) => kilobytes(cost.css), sortValue: (cost) => cost.css, isNumeric: true },
    {
      id: 'sum',
      header: sum,
      cell: (cost) => kilobytes(cost.js + cost.css),
      sortValue: (cost) => cost.js + cost.css,
      isNumeric: true,
    },
  ];
  const filters: readonly TableFilter<Cost>[] = [{ id: 'path', label: words.search, text: (cost) => cost.path }];
  const { rows, bar } = useTableFilter(costs, filters);
  return (
    <div className="sb-unstyled">
      <TableFilterBar {...bar} label={words.label} />
      <Table
        caption={words.caption}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={(cost) => cost.path}
        defaultSort={{ column: 'path', direction: 'ascending' }}
      />
    </div>
  );
}
