import type { AdminPreOrderDetail } from '@mashq/api/contract';
import { useAdminPreOrder } from '@mashq/state/site/visitors-admin';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Timeline, type TimelineTone } from '@mashq/ui/data/timeline';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate, formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { adminWords } from '../../platform/strings/admin.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { PhoneCell } from '../../platform/tables/PhoneCell.tsx';
import { preOrderWords } from '../strings/pre-order.ts';
import { CallResultForm } from './CallResultForm.tsx';
import { PRE_ORDER_TONES } from './PreOrderListScreen.tsx';

const words = adminWords.preOrders;

const TONES: Readonly<Record<AdminPreOrderDetail['state'], TimelineTone>> = {
  draft: 'neutral',
  requested: 'accent',
  contacted: 'accent',
  confirmed: 'success',
  converted: 'success',
  declined: 'neutral',
  expired: 'warning',
};

function factsOf(order: AdminPreOrderDetail) {
  const { id, name, state, role, school_title, city, grade, plan_title, seats, note, source } = order;
  return [
    {
      term: words.stateLabel,
      description: <Badge tone={PRE_ORDER_TONES[state]}>{words.states[state]}</Badge>,
    },
    {
      term: adminWords.phone.header,
      description: <PhoneCell owner="preOrders" id={id} mask={order.phone_mask} name={name} />,
    },
    { term: words.role, description: words.roles[role] },
    { term: words.school, description: school_title },
    { term: words.city, description: city },
    { term: words.grade, description: grade === null ? '' : preOrderWords.grades[grade] },
    { term: words.plan, description: plan_title ?? words.noPlan },
    { term: words.seats, description: formatNumber(seats) },
    { term: words.note, description: note },
    { term: words.source, description: words.sources[source] },
    { term: words.followUp, description: order.follow_up_at === null ? '' : formatDate(order.follow_up_at, 'full') },
    { term: words.at, description: formatDateTime(order.created_at) },
  ].filter(({ description }) => description !== '');
}

/** One pre-order: what is wanted, what came of each call, and what comes of the next. */
export function PreOrderDetailScreen({ id }: { id: string }) {
  const order = useAdminPreOrder(id);
  useNameInTitle(order.data?.name);
  const title = order.data?.name ?? titles.preOrder;
  return (
    <Page
      title={title}
      width="reading"
      breadcrumbs={<Breadcrumbs items={[{ title: titles.preOrders, href: '/admin/pre-orders' }, { title }]} />}
    >
      <QueryBoundary query={order} skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => (
          <Stack gap={6}>
            <Card>
              <DescriptionList items={factsOf(data)} />
            </Card>
            <CallResultForm key={`${data.state}${data.updated_at}`} order={data} />
            <Card title={words.history}>
              <Timeline
                aria-label={words.history}
                events={[...data.events].reverse().map(({ id: key, kind, to_state, note, by, by_name, at }) => ({
                  id: key,
                  title: words.events[kind],
                  time: formatDateTime(at),
                  dateTime: at,
                  tone: TONES[to_state],
                  children: [by_name ?? words.by[by], note].filter((text) => text !== '').join('؛ '),
                }))}
              />
            </Card>
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}
