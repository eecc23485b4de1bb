import { useProfile } from '@mashq/state/accounts/profile';
import { useSession } from '@mashq/state/platform/session/session';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Stack } from '@mashq/ui/layout/stack';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { personOf } from '../../platform/people/nav-account.ts';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { ContactCard } from '../profile/ContactCard.tsx';
import { DataCard } from '../profile/DataCard.tsx';
import { DevicesCard } from '../profile/DevicesCard.tsx';
import { PasswordCard } from '../profile/PasswordCard.tsx';
import { PersonalCard } from '../profile/PersonalCard.tsx';
import { PictureCard } from '../profile/PictureCard.tsx';

const secondFactorCard = lazyComponent(() => import('./SecondFactorCard.tsx'), 'SecondFactorCard');
/** Roles whose accounts may have a second factor. */
const WITH_FACTOR: readonly string[] = ['MANAGER', 'ORGANIZATION', 'SYS_ADMIN'];

/** What adults change of their account, on one page: who they are, then how they sign in, then what is stored. */
export function StaffProfile() {
  const { activeUser } = useSession();
  return (
    <QueryBoundary query={useProfile()} skeleton={<Skeleton shape="card" size="huge" />}>
      {(profile) => (
        <Stack gap={6}>
          <PersonalCard profile={profile} />
          {profile.can_upload_picture && (
            <PictureCard profile={profile} person={personOf(profile.gender, activeUser?.role ?? 'TEACHER')} />
          )}
          <ContactCard profile={profile} />
          <PasswordCard profile={profile} />
          {activeUser !== null && WITH_FACTOR.includes(activeUser.role) && (
            <OptionalBoundary>
              <secondFactorCard.Component />
            </OptionalBoundary>
          )}
          <DevicesCard profile={profile} voice="staff" />
          <DataCard profile={profile} voice="staff" />
        </Stack>
      )}
    </QueryBoundary>
  );
}
