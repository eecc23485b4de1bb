import type { Profile } from '@mashq/state/accounts/profile';
import { useProfile } from '@mashq/state/accounts/profile';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import type { ReactNode } from 'react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { student } from '../../platform/strings/student-general.ts';

export interface ProfileSectionPageProps {
  title: string;
  children: (profile: Profile) => ReactNode;
}

/** One part of a student's profile. */
export function ProfileSectionPage({ title, children }: ProfileSectionPageProps) {
  return (
    <Page
      title={title}
      width="student"
      breadcrumbs={<Breadcrumbs items={[{ title: student.account, href: '/student/profile' }, { title }]} />}
    >
      <QueryBoundary query={useProfile()} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(profile) => <Stack gap={6}>{children(profile)}</Stack>}
      </QueryBoundary>
    </Page>
  );
}
