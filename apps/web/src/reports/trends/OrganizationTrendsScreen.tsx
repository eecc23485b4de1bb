import { useExportOrganizationTrends, useOrganizationTrends } from '@mashq/state/reports/management/organization';
import { organizationPaths } from '../organization/organization-paths.ts';
import { trends as words } from '../strings/trends.ts';
import { TrendExport, weekFiles } from './TrendExport.tsx';
import { TrendsPage, useTrendsFilter } from './TrendsPage.tsx';

/** Practice over weeks across the schools of an organization. */
export function OrganizationTrendsScreen() {
  const address = useTrendsFilter(['school', 'province', 'grade', 'skill']);
  const trends = useOrganizationTrends(address.query);
  const call = useExportOrganizationTrends();
  return (
    <TrendsPage
      address={address}
      trends={trends}
      files={<TrendExport call={call} files={weekFiles(address.filter)} />}
      all={words.all.organization}
      hrefOf={(by, id) =>
        by === 'school' ? organizationPaths.school(id) : by === 'province' ? organizationPaths.province(id) : undefined
      }
    />
  );
}
