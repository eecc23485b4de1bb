import type { AdminDiscountCode } from '@mashq/api/contract';
import { useAdminDiscountCodes } from '@mashq/state/payments/catalog';
import { Button } from '@mashq/ui/actions/button';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import type { TableColumn } from '@mashq/ui/data/table';
import { formatDate, formatNumber, formatPercent } from '@mashq/ui/i18n';
import { useState } from 'react';
import { adminWords } from '../../platform/strings/admin.ts';
import { AdminTable, PAGE_SIZE } from '../../platform/tables/AdminTable.tsx';
import { priceText } from '../student/price.ts';
import { CodeDialog } from './CodeDialog.tsx';

const words = adminWords.codes;

const COLUMNS: readonly TableColumn<AdminDiscountCode>[] = [
  { id: 'code', header: words.code, cell: ({ code }) => <bdi dir="ltr">{code}</bdi>, isRowHeader: true },
  {
    id: 'off',
    header: words.off,
    cell: ({ percent, amount_rial }) => (percent === null ? priceText(amount_rial ?? 0) : formatPercent(percent / 100)),
    isNumeric: true,
    narrow: 'end',
  },
  { id: 'plan', header: words.plan, cell: ({ plan_title }) => plan_title ?? words.allPlans, narrow: 'detail' },
  {
    id: 'until',
    header: words.until,
    cell: ({ ends_at }) =>
      new Date(ends_at).getTime() > Date.now() ? (
        formatDate(ends_at, 'full')
      ) : (
        <Badge tone="neutral">{words.over}</Badge>
      ),
    narrow: 'detail',
    narrowCell: ({ ends_at }) =>
      new Date(ends_at).getTime() > Date.now() ? words.untilOf(formatDate(ends_at, 'full')) : words.over,
  },
  {
    id: 'uses',
    header: words.uses,
    cell: ({ used, max_uses }) =>
      max_uses === null ? formatNumber(used) : words.usesOf(formatNumber(used), formatNumber(max_uses)),
    isNumeric: true,
    narrow: 'detail',
    narrowCell: ({ used, max_uses }) =>
      words.usedOf(max_uses === null ? formatNumber(used) : words.usesOf(formatNumber(used), formatNumber(max_uses))),
  },
];

/** Discount codes, and how often they were used. */
export function CodesCard() {
  const [page, setPage] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const codes = useAdminDiscountCodes({ page, size: PAGE_SIZE });
  return (
    <Card title={words.title} actions={<Button onPress={() => setAdding(true)}>{words.add}</Button>}>
      <AdminTable query={codes} caption={words.title} columns={COLUMNS} empty={words.empty} onPageChange={setPage} />
      {isAdding && <CodeDialog onClose={() => setAdding(false)} />}
    </Card>
  );
}
