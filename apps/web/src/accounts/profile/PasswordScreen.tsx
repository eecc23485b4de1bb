import { profile as words } from '../strings/profile.ts';
import { DataCard } from './DataCard.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { ProfileSectionPage } from './ProfileSectionPage.tsx';

/** «رمز و دستگاه‌ها» of a student. */
export function PasswordScreen() {
  return (
    <ProfileSectionPage title={words.sections.password.title}>
      {(profile) => (
        <>
          <PasswordCard profile={profile} />
          <DevicesCard profile={profile} voice="student" />
          <DataCard profile={profile} voice="student" />
        </>
      )}
    </ProfileSectionPage>
  );
}
