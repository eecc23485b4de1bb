import type { AdminSurvey } from '@mashq/api/contract';
import { useAdminSurveys } from '@mashq/state/surveys/surveys-admin';
import { Link } from '@mashq/ui/actions/link';
import type { TableColumn } from '@mashq/ui/data/table';
import { formatDate, formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Plus } from 'lucide-react';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { AdminTable, PAGE_SIZE } from '../../platform/tables/AdminTable.tsx';
import { adminSurveyWords as words } from '../strings/admin-surveys.ts';
import { SurveyStateBadge } from './SurveyStateBadge.tsx';

const COLUMNS: readonly TableColumn<AdminSurvey>[] = [
  { id: 'title', header: words.name, cell: ({ title }) => title, isRowHeader: true },
  { id: 'state', header: words.stateLabel, cell: ({ state }) => <SurveyStateBadge state={state} />, narrow: 'end' },
  { id: 'roles', header: words.rolesLabel, cell: ({ roles }) => roles.map((role) => words.roles[role]).join('، ') },
  {
    id: 'time',
    header: words.time,
    cell: ({ from, to }) => words.range(formatDate(from, 'day'), formatDate(to, 'day')),
    narrow: 'detail',
  },
  {
    id: 'answered',
    header: words.answered,
    cell: ({ answered }) => formatNumber(answered),
    isNumeric: true,
    narrow: 'detail',
    narrowCell: ({ answered }) => words.answersOf(formatNumber(answered)),
  },
  { id: 'skipped', header: words.skipped, cell: ({ skipped }) => formatNumber(skipped), isNumeric: true },
];

/** Surveys, the newest first. */
export function SurveyListScreen() {
  const { page, go } = useListAddress();
  const query = useAdminSurveys({ page, size: PAGE_SIZE });
  return (
    <Page
      title={titles.surveys}
      subtitle={words.subtitle}
      actions={
        <Link variant="primary" icon={<Plus size="1.2em" />} href="/admin/surveys/new">
          {words.add}
        </Link>
      }
    >
      <AdminTable
        query={query}
        caption={titles.surveys}
        columns={COLUMNS}
        empty={words.empty}
        rowHref={({ id }) => `/admin/surveys/${id}`}
        onPageChange={(next) => go({ page: String(next) })}
      />
    </Page>
  );
}
