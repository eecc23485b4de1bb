import type { SchoolOverview } from '@mashq/api/contract';
import { useOverseenSchool } from '@mashq/state/reports/management/organization';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import type { ReactNode } from 'react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { product } from '../../platform/strings/product.ts';
import { ManagementSkeleton } from '../management/ManagementSkeleton.tsx';
import { organization } from '../strings/organization.ts';
import { organizationPaths } from './organization-paths.ts';

export interface SchoolPageProps {
  schoolId: string;
  /** Title of a page inside the school. @default the school's name */
  title?: string;
  /** The page of the school that this one is below. */
  under?: { readonly title: string; readonly href: string };
  children: (school: SchoolOverview) => ReactNode;
}

/** A page of a school, below its province and, inside the school, below the school. */
export function SchoolPage({ schoolId, title, under, children }: SchoolPageProps) {
  const school = useOverseenSchool(schoolId);
  const { data } = school;
  useNameInTitle(data?.title);
  const own = title ?? data?.title ?? organization.school;
  const above = data
    ? [
        { title: organization.province(data.province_name), href: organizationPaths.province(data.province_code) },
        ...(title === undefined ? [] : [{ title: data.title, href: organizationPaths.school(schoolId) }]),
        ...(under === undefined ? [] : [under]),
      ]
    : [];
  return (
    <Page
      title={own}
      breadcrumbs={
        <Breadcrumbs items={[{ title: product.home, href: organizationPaths.home }, ...above, { title: own }]} />
      }
    >
      <QueryBoundary query={school} skeleton={<ManagementSkeleton />}>
        {children}
      </QueryBoundary>
    </Page>
  );
}
