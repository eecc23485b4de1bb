import { profile as words } from '../strings/profile.ts';
import { PersonalCard } from './PersonalCard.tsx';
import { StudentProfilePage } from './StudentProfilePage.tsx';

/** «نام و تصویر» of a student. */
export function PersonalScreen() {
  return (
    <StudentProfilePage title={words.sections.personal.title}>
      {(profile) => <PersonalCard profile={profile} />}
    </StudentProfilePage>
  );
}
