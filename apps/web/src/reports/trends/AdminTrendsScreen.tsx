import { useAdminTrends, useExportAdminTrends } from '@mashq/state/reports/admin-trends';
import { trends as words } from '../strings/trends.ts';
import { TrendExport, weekFiles } from './TrendExport.tsx';
import { TrendsPage, useTrendsFilter } from './TrendsPage.tsx';

/** Practice over weeks of all schools, by province, grade or skill. */
export function AdminTrendsScreen() {
  const address = useTrendsFilter(['province', 'grade', 'skill']);
  const trends = useAdminTrends(address.query);
  const call = useExportAdminTrends();
  return (
    <TrendsPage
      address={address}
      trends={trends}
      files={<TrendExport call={call} files={weekFiles(address.filter)} />}
      all={words.all.admin}
    />
  );
}
