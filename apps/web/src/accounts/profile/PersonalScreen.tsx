import { profile as words } from '../strings/profile.ts';
import { PersonalCard } from './PersonalCard.tsx';
import { ProfileSectionPage } from './ProfileSectionPage.tsx';

/** «نام و تصویر» of a student. */
export function PersonalScreen() {
  return (
    <ProfileSectionPage title={words.sections.personal.title}>
      {(profile) => <PersonalCard profile={profile} />}
    </ProfileSectionPage>
  );
}
