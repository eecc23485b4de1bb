import { useSession } from '@mashq/state/platform/session/session';
import { Avatar } from '@mashq/ui/data/avatar';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { fullName, personOf } from '../../platform/people/nav-account.ts';
import { Username } from '../../platform/people/Username.tsx';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { roleNames } from '../../platform/strings/role-names.ts';
import { account } from '../strings/account.ts';
import * as css from './AccountScreen.css.ts';
import { AppearanceCard } from './AppearanceCard.tsx';
import { ProfileLinks } from './ProfileLinks.tsx';
import { SignOutCard } from './SignOutCard.tsx';
import { StaffProfile } from './StaffProfile.tsx';

const namesShown = lazyComponent(() => import('../../reports/organization/NamesShownCard.tsx'), 'NamesShownCard');

const labCard = lazyComponent(() => import('./LabCard.tsx'), 'LabCard');

const supportCard = lazyComponent(() => import('../../messages/chat/SupportCard.tsx'), 'SupportCard');

const pushCard = lazyComponent(() => import('../../notifications/PushCard.tsx'), 'PushCard');

const hiddenApiAddress = lazyComponent(
  () => import('../../platform/api-address/HiddenApiAddress.tsx'),
  'HiddenApiAddress',
);

const newsCard = lazyComponent(() => import('./NotificationsCard.tsx'), 'NotificationsCard');

/** First word of the paths of each role that has an account screen. */
const HOMES = {
  STUDENT: '/student',
  TEACHER: '/teacher',
  MANAGER: '/school',
  ORGANIZATION: '/organization',
  SYS_ADMIN: '/admin',
};

/** The signed-in user, appearance settings, and sign-out. */
export function AccountScreen() {
  const { activeUser } = useSession();
  const isStudent = activeUser?.role === 'STUDENT';
  if (activeUser === null) return null;
  const { username, role, school_name, classes, gender, profile_url, plan } = activeUser;
  const name = fullName(activeUser);
  const words = account.person;
  const items = [
    { term: words.name, description: name },
    { term: words.username, description: <Username>{username}</Username> },
    { term: words.role, description: roleNames[role] },
    ...(school_name ? [{ term: words.school, description: school_name }] : []),
    ...(classes.length > 0
      ? [
          {
            term: classes.length === 1 ? words.class : words.classes,
            description: classes.map(({ title }) => title).join('، '),
          },
        ]
      : []),
    ...(plan === null ? [] : [{ term: words.plan, description: plan }]),
  ];
  return (
    <Page title={account.title} width={isStudent ? 'student' : 'reading'}>
      <Stack gap={6}>
        <Card title={words.title}>
          <div className={css.person}>
            <Avatar name={name} src={profile_url} person={personOf(gender, role)} size="huge" />
            <DescriptionList items={items} />
          </div>
        </Card>
        <OptionalBoundary>
          <newsCard.Component isStudent={isStudent} home={HOMES[role]} />
        </OptionalBoundary>
        <OptionalBoundary>
          <pushCard.Component voice={isStudent ? 'student' : 'staff'} />
        </OptionalBoundary>
        {isStudent ? <ProfileLinks /> : <StaffProfile />}
        {role === 'MANAGER' && <namesShown.Component />}
        {role === 'TEACHER' && (
          <OptionalBoundary>
            <labCard.Component />
          </OptionalBoundary>
        )}
        {role !== 'SYS_ADMIN' && (
          <OptionalBoundary>
            <supportCard.Component />
          </OptionalBoundary>
        )}
        <AppearanceCard />
        <SignOutCard voice={isStudent ? 'student' : 'staff'} />
        {role === 'TEACHER' && (
          <OptionalBoundary>
            <hiddenApiAddress.Component />
          </OptionalBoundary>
        )}
      </Stack>
    </Page>
  );
}
