import { profile as words } from '../strings/profile.ts';
import { SchoolCard } from './SchoolCard.tsx';
import { StudentProfilePage } from './StudentProfilePage.tsx';

/** «مدرسه و کلاس» of a student. */
export function SchoolScreen() {
  return (
    <StudentProfilePage title={words.sections.school.title}>
      {(profile) => <SchoolCard profile={profile} />}
    </StudentProfilePage>
  );
}
