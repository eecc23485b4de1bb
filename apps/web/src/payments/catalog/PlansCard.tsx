import type { AdminPlan } from '@mashq/api/contract';
import { useAdminPlans, useRetirePlan } from '@mashq/state/payments/catalog';
import { Button } from '@mashq/ui/actions/button';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { adminWords } from '../../platform/strings/admin.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { priceText } from '../student/price.ts';
import { PlanDialog } from './PlanDialog.tsx';

const words = adminWords.plans;
const TONES: Readonly<Record<AdminPlan['state'], BadgeTone>> = {
  draft: 'neutral',
  on_sale: 'success',
  retired: 'neutral',
};

const COLUMNS: readonly TableColumn<AdminPlan>[] = [
  { id: 'title', header: words.name, cell: ({ title }) => title, isRowHeader: true },
  {
    id: 'state',
    header: words.state,
    cell: ({ state }) => <Badge tone={TONES[state]}>{words.states[state]}</Badge>,
    narrow: 'detail',
    narrowCell: ({ state }) => words.states[state],
  },
  { id: 'months', header: words.months, cell: ({ months }) => words.monthsOf(formatNumber(months)), narrow: 'detail' },
  {
    id: 'price',
    header: words.price,
    cell: ({ price_rial }) => priceText(price_rial),
    isNumeric: true,
    narrow: 'detail',
  },
  {
    id: 'sold',
    header: words.sold,
    cell: ({ sold }) => formatNumber(sold),
    isNumeric: true,
    narrow: 'detail',
  },
];

/** Plans on sale and those of before. */
export function PlansCard() {
  const plans = useAdminPlans();
  const { mutateAsync } = useRetirePlan();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<AdminPlan | null>(null);
  return (
    <Card title={words.plans} actions={<Button onPress={() => setAdding(true)}>{words.add}</Button>}>
      <QueryBoundary query={plans} skeleton={<Skeleton shape="card" size="large" />}>
        {(data) =>
          data.length === 0 ? (
            <LazyEmptyState picture="search">{words.empty}</LazyEmptyState>
          ) : (
            <Table
              caption={words.plans}
              isCaptionHidden
              columns={COLUMNS}
              rows={data}
              rowKey={({ id }) => id}
              rowActions={(plan) =>
                plan.state === 'on_sale' && (
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={words.retireOf(plan.title)}
                    onPress={() => setLeaving(plan)}
                  >
                    {words.retire}
                  </Button>
                )
              }
            />
          )
        }
      </QueryBoundary>
      {isAdding && <PlanDialog onClose={() => setAdding(false)} />}
      <ConfirmDialog
        title={leaving === null ? words.retire : words.retireOf(leaving.title)}
        variant="danger"
        confirmLabel={words.retire}
        isOpen={leaving !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setLeaving(null);
        }}
        onConfirm={async () => {
          if (leaving === null) return;
          await mutateAsync(leaving.id);
          void showToast(words.retired);
        }}
      >
        {words.retireQuestion}
      </ConfirmDialog>
    </Card>
  );
}
