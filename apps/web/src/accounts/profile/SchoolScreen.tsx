import { profile as words } from '../strings/profile.ts';
import { ProfileSectionPage } from './ProfileSectionPage.tsx';
import { SchoolCard } from './SchoolCard.tsx';

/** «مدرسه و کلاس» of a student. */
export function SchoolScreen() {
  return (
    <ProfileSectionPage title={words.sections.school.title}>
      {(profile) => <SchoolCard profile={profile} />}
    </ProfileSectionPage>
  );
}
